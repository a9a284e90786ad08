import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CardEvent } from './card-events.js';
import { type Card, redemptionOf } from './card-state.js';
import type { CardContext } from './card-context.js';
import { statusOn } from './card-validity.js';
import { nightsOf, nightsTaken, redeemableNights, type Stay, yearOf } from './redeemable-nights.js';

export interface RedeemNightsCommand extends Stay {
  readonly type: 'RedeemNights';
  readonly reservation_id: string;
  readonly nights: number;
}

/** Sets the number of nights a reservation holds; its previous nights are returned first, in the same append. */
export function decideRedeeming(command: RedeemNightsCommand, card: Card, context: CardContext): CardEvent[] | Refusal {
  const { reservation_id, nights } = command;
  const held = redemptionOf(card, reservation_id)?.dates ?? [];
  if (held.length === nights && held.every((night) => isWithin(night, command))) return [];
  const refusal = nights === 0 ? null : (mayRedeem(card, context) ?? countRefusal(command, card));
  if (refusal !== null) return refusal;
  const chosen = redeemableNights(card, command, reservation_id).slice(0, nights);
  const events: CardEvent[] = [];
  if (held.length > 0) events.push({ type: 'NightsReturned', data: { reservation_id, nights: held.length } });
  for (const year of new Set(chosen.map(yearOf))) {
    const dates = chosen.filter((night) => yearOf(night) === year);
    const data = { reservation_id, marina_id: context.marina_id, nights: dates.length, year, dates };
    events.push({ type: 'NightsRedeemed', data });
  }
  return events;
}

/** Why this card redeems nothing in this marina today; null if it may. */
export function hindranceOf(card: Card, { marina_id, today, tem_member, resident }: CardContext) {
  if (!tem_member) return membershipErrors.not_available;
  if (resident || card.home_marina_id === marina_id) return membershipErrors.resident;
  if (card.vessel_id === null) return membershipErrors.card_detached;
  return statusOn(card, today) === 'active' ? null : membershipErrors.card_not_active;
}

/** The refusal of a card that redeems nothing in this marina today; null if it may. */
export function mayRedeem(card: Card, context: CardContext): Refusal | null {
  const code = hindranceOf(card, context);
  if (code === null) return null;
  if (code === membershipErrors.not_available) return refuse('forbidden', code);
  const status = statusOn(card, context.today);
  return refuse('conflict', code, code === membershipErrors.card_not_active ? { details: { status } } : {});
}

function countRefusal(command: RedeemNightsCommand, card: Card): Refusal | null {
  const { nights, reservation_id } = command;
  if (nights > nightsOf(command).length) {
    return refuseFields({ path: 'nights_to_redeem', code: 'reservation_moreThanTotal' });
  }
  const possible = redeemableNights(card, command, reservation_id).length;
  if (nights <= possible) return null;
  // If the nights would suffice without other reservations, those nights are the obstacle, not the yearly limit.
  if (nights <= redeemableNights(card, command, reservation_id, new Set()).length) {
    const taken = nightsTaken(card, reservation_id);
    const dates = nightsOf(command).filter((night) => taken.has(night));
    return refuse('conflict', membershipErrors.night_redeemed, { details: { dates } });
  }
  return refuse('conflict', membershipErrors.more_than_left, { details: { nights: possible } });
}

function isWithin(night: string, { start_date, end_date }: Stay): boolean {
  return night >= start_date && night < end_date;
}
