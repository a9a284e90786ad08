import { addDays } from '../../../../contracts/vocabulary/dates.js';

/** A day and a month are unambiguous up to this many days ahead. */
const PLAIN_DAYS = 300;

/** Whether a date must be shown with its year. Dates in this year and in the coming months need no year. */
export function needsYear(date: string, today: string): boolean {
  if (date.slice(0, 4) === today.slice(0, 4)) return false;
  return date < today || date > addDays(today, PLAIN_DAYS);
}
