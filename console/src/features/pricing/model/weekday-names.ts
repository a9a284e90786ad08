import { localeOf } from '../../../lib/i18n/language.js';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** The short name of a day of the week, 1 is Monday. */
export function weekdayName(day: number, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' });
  return format.format(MONDAY + (day - 1) * DAY);
}

/** Days of the week in their order: `Fri, Sat`. */
export function weekdayNames(days: readonly number[], language: string): string {
  return days
    .toSorted((one, other) => one - other)
    .map((day) => weekdayName(day, language))
    .join(', ');
}
