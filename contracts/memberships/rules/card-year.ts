import { isCalendarDate } from '../../vocabulary/dates.js';

/**
 * The first day of the card's year that a night belongs to. The card's years run from the first night of its first visit
 * (spec 2 §9). Nights before the visit that was recorded first count in its year too, so that a stay that is booked
 * earlier in the season does not bring new nights.
 */
export function cardYearOf(firstVisit: string, night: string): string {
  if (night <= firstVisit) return firstVisit;
  const year = Number(night.slice(0, 4));
  const start = anniversary(firstVisit, year);
  return start <= night ? start : anniversary(firstVisit, year - 1);
}

/** The end of the card's year around `day`, on which the next one begins. */
export function cardYearEnd(firstVisit: string, day: string): string {
  const year = Number(cardYearOf(firstVisit, day).slice(0, 4));
  return anniversary(firstVisit, year + 1);
}

/** The same day in another year; 28 February for the 29th. */
function anniversary(date: string, year: number): string {
  const day = `${year}${date.slice(4)}`;
  return isCalendarDate(day) ? day : `${day.slice(0, 8)}28`;
}
