import { isCalendarDate } from '../../vocabulary/dates.js';

/** The same day of the next year, up to which a renewed card is valid; 28 February for the 29th. */
export function oneYearFrom(date: string): string {
  const next = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
  return isCalendarDate(next) ? next : `${next.slice(0, 8)}28`;
}

/** The same day of the year before, from which visits may be redeemed afterwards; 28 February for the 29th. */
export function oneYearBefore(date: string): string {
  const before = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  return isCalendarDate(before) ? before : `${before.slice(0, 8)}28`;
}
