import type { CardContext } from './card-context.js';
import type { Card, Redemption } from './card-state.js';

/**
 * The card with the nights that other cards of its holder have redeemed, for rules that count nights. Cards that came
 * together when two records of one person were merged share the nights of a year (decision 0048).
 */
export function withSharedNights(card: Card, { shared = [] }: CardContext): Card {
  if (shared.length === 0) return card;
  // They are no redemptions of this card, so neither a reservation nor a visit finds them.
  const others = shared.map(({ marina_id, dates }): Redemption => ({
    reservation_id: null,
    visit_id: null,
    marina_id,
    dates,
  }));
  const [first = null] = [card.first_visit_on, ...shared.map(({ dates }) => dates[0])]
    .filter((date): date is string => typeof date === 'string')
    .sort();
  return { ...card, redemptions: [...card.redemptions, ...others], first_visit_on: first };
}
