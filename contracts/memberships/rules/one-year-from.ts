import { isCalendarDate } from '../../vocabulary/dates.js';

/** The same day of the next year, up to which a renewed card is valid; 28 February for the 29th. */
export function oneYearFrom(date: string): string {
  const next = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
  return isCalendarDate(next) ? next : `${next.slice(0, 8)}28`;
}
