/** A marina-local day, `YYYY-MM-DD`. */
export type Day = string;

const two = (number: number) => String(number).padStart(2, '0');

/** The day of a date of the browser's own calendar, whose time of day means nothing. */
export function dayOf(date: Date): Day {
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A date of the browser's own calendar for a day. */
export function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day as it stands in a field: DD/MM/YYYY. */
export function shownDay(day: Day | null | undefined): string {
  if (day == null || day === '') return '';
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}/${month}/${year}`;
}

/** What somebody typed, as a day: 12/7/2027, 12.07.2027, 12072027, 12/07/27 or 2027-07-12; null when it is none. */
export function typedDay(text: string): Day | null {
  const plain = text.trim();
  const found =
    /^(?<date>\d{1,2})[/. -](?<month>\d{1,2})[/. -](?<year>\d{4}|\d{2})$/.exec(plain) ??
    /^(?<date>\d{2})(?<month>\d{2})(?<year>\d{4})$/.exec(plain) ??
    /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/.exec(plain);
  if (found?.groups === undefined) return null;
  const { date, month, year } = found.groups;
  const full = String(year).length === 2 ? `20${year}` : String(year);
  const day = `${full}-${two(Number(month))}-${two(Number(date))}`;
  return dayOf(dateOf(day)) === day ? day : null;
}
