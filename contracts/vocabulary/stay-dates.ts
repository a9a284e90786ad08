import { isCalendarDate, nightsBetween } from './dates.js';

/** The two dates of a stay as a caller sent them, not yet checked. */
export interface SentDates {
  readonly start_date?: unknown;
  readonly end_date?: unknown;
}

/** Nights of a stay that a caller sent; null unless both dates are given and exist. */
export function nightsOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return null;
  const { start_date: start, end_date: end } = value as SentDates;
  if (typeof start !== 'string' || typeof end !== 'string') return null;
  return isCalendarDate(start) && isCalendarDate(end) ? nightsBetween(start, end) : null;
}

/** Nights of ten years, the longest contract, with leap days. */
export const MAX_STAY_NIGHTS = 3653;
