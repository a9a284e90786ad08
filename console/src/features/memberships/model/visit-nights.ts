import { oneYearBefore } from '../../../../../contracts/memberships/rules/one-year-from.js';
import { addDays, nightsBetween } from '../../../../../contracts/vocabulary/dates.js';

/** A card as its calendar of the past year needs it. */
export interface RedeemableCard {
  /** The marina's date. */
  readonly today: string;
  readonly redeemed_dates: readonly string[];
  readonly stays: readonly { readonly start_date: string; readonly end_date: string }[];
  /** Nights that the marina may redeem. */
  readonly left: number;
}

/** The chosen nights: from the first one up to the day of departure. */
export interface Visit {
  readonly start_date: string | null;
  readonly end_date: string | null;
}

export type VisitProblem =
  | { readonly field: 'start_date' | 'end_date'; readonly code: 'inFuture' | 'tooOld' | 'redeemed' | 'outsideStay' }
  | { readonly field: 'end_date'; readonly code: 'minOneNight' }
  | { readonly field: 'end_date'; readonly code: 'moreThanLeft'; readonly nights: number };

/** The dates of the nights, each by the date on which it begins. */
export function nightsOfVisit({ start_date, end_date }: Visit): string[] {
  if (start_date === null || end_date === null) return [];
  const nights = Math.max(0, nightsBetween(start_date, end_date));
  return Array.from({ length: nights }, (_night, at) => addDays(start_date, at));
}

/** Last night is the newest one that can be redeemed. */
export function lastNight(today: string): string {
  return addDays(today, -1);
}

/** Why these nights cannot be redeemed (spec 2 §4); null if they can, and while a date is missing. */
export function visitProblem(visit: Visit, card: RedeemableCard): VisitProblem | null {
  const { start_date, end_date } = visit;
  if (start_date === null || end_date === null) return null;
  const nights = nightsOfVisit(visit);
  if (nights.length === 0) return { field: 'end_date', code: 'minOneNight' };
  if (end_date > card.today) return { field: 'end_date', code: 'inFuture' };
  if (start_date < oneYearBefore(card.today)) return { field: 'start_date', code: 'tooOld' };
  if (nights.some((night) => card.redeemed_dates.includes(night))) return { field: 'start_date', code: 'redeemed' };
  const touched = card.stays.filter((stay) => stay.start_date < end_date && start_date < stay.end_date);
  const ofStays = new Set(touched.flatMap((stay) => nightsOfVisit(stay)));
  if (touched.length > 0 && !nights.every((night) => ofStays.has(night))) {
    return { field: 'end_date', code: 'outsideStay' };
  }
  return nights.length > card.left ? { field: 'end_date', code: 'moreThanLeft', nights: card.left } : null;
}
