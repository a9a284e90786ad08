import { addDays } from '../../../../contracts/vocabulary/dates.js';

/** Up to this many days ahead, a day and a month can only mean one year. */
const PLAIN_DAYS = 300;

/** Whether a date must be shown with its year: neither of this year nor of the months to come. */
export function needsYear(date: string, today: string): boolean {
  if (date.slice(0, 4) === today.slice(0, 4)) return false;
  return date < today || date > addDays(today, PLAIN_DAYS);
}
