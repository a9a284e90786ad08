import { seasonDate } from '../../../../../contracts/pricing/plan-fields.js';
import { dayOfSeasonDate, seasonDateOf } from '../../../../../contracts/pricing/rules/season-calendar.js';

const isDay = (text: string) => text !== '' && seasonDate.safeParse(text).success;

/** A typed day of the year, such as `15.6.`, `15/6` or `15-06`, as `DD/MM`; null for another text. */
export function typedSeasonDay(text: string): string | null {
  const [, date = '', month = ''] = /^\s*(\d{1,2})\s*[./ -]\s*(\d{1,2})\.?\s*$/.exec(text) ?? [];
  const day = `${date.padStart(2, '0')}/${month.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/** The day before a day of the year, which is the last one of a span that ends before it. Other texts stay as they are. */
export function lastDayBefore(end: string): string {
  return isDay(end) ? seasonDateOf(dayOfSeasonDate(end) - 1) : end;
}

/** The first day after a day of the year. Other texts stay as they are. */
export function dayAfter(last: string): string {
  return isDay(last) ? seasonDateOf(dayOfSeasonDate(last) + 1) : last;
}
