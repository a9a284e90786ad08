import dayjs from 'dayjs';
import { folded } from '../../../../contracts/vocabulary/folded-text.js';

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

/** A day as shown in a field: DD/MM/YYYY, in German with points. */
export function shownDay(day: Day | null | undefined, language: string): string {
  if (day == null || day === '') return '';
  return dayjs(day).format(language === 'de' ? 'DD.MM.YYYY' : 'DD/MM/YYYY');
}

/** What a text without a year or a number means. */
export interface DayWords {
  /** The earliest day that is meant where the year is missing. */
  readonly today: Day;
  /** Of the months and weekdays, such as `de`. */
  readonly language: string;
  readonly words: { readonly today: string; readonly tomorrow: string };
}

/**
 * Parses a typed day: 12/7/2027, 12.07.2027, 12072027, 120727, 2027-07-12, 12/7, 12 July, 12 jul 27, tomorrow. Without a
 * year it is the next such day. Returns null when it is not a valid day.
 */
export function typedDay(text: string, meant: DayWords): Day | null {
  const plain = folded(text).replace(/\.$/, '');
  if (plain === '') return null;
  if (plain === folded(meant.words.today)) return meant.today;
  if (plain === folded(meant.words.tomorrow)) return dayOf(dayjs(meant.today).add(1, 'day').toDate());
  const found =
    /^(?<date>\d{1,2})[/. -](?<month>\d{1,2})[/. -](?<year>\d{4}|\d{2})$/.exec(plain) ??
    /^(?<date>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/.exec(plain) ??
    /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/.exec(plain) ??
    /^(?<date>\d{1,2})[/. -](?<month>\d{1,2})$/.exec(plain) ??
    /^(?<date>\d{1,2})(?:st|nd|rd|th|er)?[. -]*(?:de |di )?(?<name>[a-z]{3,})\.?(?: de)?[,. /-]*(?<year>\d{4}|\d{2})?$/.exec(
      plain,
    );
  if (found?.groups === undefined) return null;
  const { date = '', name, year } = found.groups;
  const month = name === undefined ? found.groups.month : monthNamed(name, meant.language);
  if (month === undefined) return null;
  return year === undefined ? nextDay(date, month, meant.today) : validDay(year, month, date);
}

function validDay(year: string, month: string, date: string): Day | null {
  const day = [year.padStart(4, '20'), month.padStart(2, '0'), date.padStart(2, '0')].join('-');
  return dayOf(dateOf(day)) === day ? day : null;
}

/** Years in which a date is looked for: 29 February may be seven years away. */
const YEARS_AHEAD = 9;

function nextDay(date: string, month: string, today: Day): Day | null {
  for (let ahead = 0; ahead < YEARS_AHEAD; ahead += 1) {
    const day = validDay(String(Number(today.slice(0, 4)) + ahead), month, date);
    if (day !== null && day >= today) return day;
  }
  return null;
}

/** The number of the only month whose name begins so, in the language or in English; undefined: there is none. */
function monthNamed(name: string, language: string): string | undefined {
  for (const spoken of [language, 'en']) {
    const format = new Intl.DateTimeFormat(spoken, { month: 'long', timeZone: 'UTC' });
    const months = Array.from({ length: 12 }, (_, index) => folded(format.format(Date.UTC(2027, index, 1))));
    const meant = months.flatMap((month, index) => (month.startsWith(name) ? [index + 1] : []));
    if (meant.length === 1) return String(meant[0]);
  }
  return undefined;
}
