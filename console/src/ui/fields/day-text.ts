import dayjs from 'dayjs';

/** A marina-local day, `YYYY-MM-DD`. */
export type Day = string;

/** The day of a `Date` in the browser's time zone; its time of day is ignored. */
export function dayOf(date: Date): Day {
  return dayjs(date).format('YYYY-MM-DD');
}

/** A `Date` in the browser's time zone for a day. */
export function dateOf(day: Day): Date {
  return dayjs(day).toDate();
}

/** A day as shown in a field: DD/MM/YYYY. */
export function shownDay(day: Day | null | undefined): string {
  return day == null || day === '' ? '' : dayjs(day).format('DD/MM/YYYY');
}

/**
 * Parses a typed day: 12/7/2027, 12.07.2027, 12072027, 12/07/27 or 2027-07-12. Returns null when it is not a valid day.
 */
export function typedDay(text: string): Day | null {
  const plain = text.trim();
  const found =
    /^(?<date>\d{1,2})[/. -](?<month>\d{1,2})[/. -](?<year>\d{4}|\d{2})$/.exec(plain) ??
    /^(?<date>\d{2})(?<month>\d{2})(?<year>\d{4})$/.exec(plain) ??
    /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/.exec(plain);
  if (found?.groups === undefined) return null;
  const { date = '', month = '', year = '' } = found.groups;
  const day = [year.padStart(4, '20'), month.padStart(2, '0'), date.padStart(2, '0')].join('-');
  return dayOf(dateOf(day)) === day ? day : null;
}
