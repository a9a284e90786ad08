import { cardYearOf } from '../../../contracts/memberships/rules/card-year.js';
import { addDays, nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { type Card, without } from './card-state.js';

/** Nights `[start_date, end_date)`. */
export interface Stay {
  readonly start_date: string;
  readonly end_date: string;
}

export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** The dates of a stay's nights, in order. */
export function nightsOf({ start_date, end_date }: Stay): string[] {
  const nights = Math.max(0, nightsBetween(start_date, end_date));
  return Array.from({ length: nights }, (_, night) => addDays(start_date, night));
}

/** The first night of the first visit; null if the card has none, apart from those of `reservationId`. */
function firstVisitOf(card: Card, reservationId?: string): string | null {
  return without(card, reservationId).length === 0 ? null : card.first_visit_on;
}

/** Nights the card has left in its year around `date`, ignoring those redeemed by `reservationId`. */
export function nightsLeft(card: Card, date: string, reservationId?: string): number {
  const first = firstVisitOf(card, reservationId);
  if (first === null) return card.nights_per_year;
  const year = cardYearOf(first, date);
  const redeemed = without(card, reservationId).flatMap(({ dates }) =>
    dates.filter((night) => cardYearOf(first, night) === year),
  );
  return Math.max(0, card.nights_per_year - redeemed.length);
}

/** Nights already redeemed by other reservations. */
export function nightsTaken(card: Card, reservationId?: string): ReadonlySet<string> {
  return new Set(without(card, reservationId).flatMap(({ dates }) => dates));
}

/**
 * The nights of a stay that the card covers, in order: valid, not already redeemed (`taken`), and within each year's
 * remaining number.
 */
export function redeemableNights(
  card: Card,
  stay: Stay,
  reservationId?: string,
  taken: ReadonlySet<string> = nightsTaken(card, reservationId),
): string[] {
  let first = firstVisitOf(card, reservationId);
  const left = new Map<string, number>();
  return nightsOf(stay).filter((night) => {
    if (night > card.expires_on || taken.has(night)) return false;
    first ??= night;
    const year = cardYearOf(first, night);
    const rest = left.get(year) ?? nightsLeft(card, night, reservationId);
    left.set(year, rest - 1);
    return rest > 0;
  });
}
