import type { Card, Redemption } from './card-state.js';

export function isKnownTo(marina_id: string, card: Card): boolean {
  return (
    card.holders.some((holder) => holder.marina_id === marina_id) ||
    card.redemptions.some((redemption) => redemption.marina_id === marina_id)
  );
}

/** The card's visits with their nights of the year; visits without any are left out. */
export function visitsIn(card: Card, year: number): Redemption[] {
  return card.redemptions
    .map((visit) => ({ ...visit, dates: visit.dates.filter((date) => date.startsWith(`${year}-`)) }))
    .filter(({ dates }) => dates.length > 0);
}
