import { nightsBetween } from '../../../../contracts/vocabulary/dates.js';
import dayjs from 'dayjs';
import { localeOf } from '../i18n/language.js';
import { utcOfDay } from './days.js';
import type { FormatWords } from './format-words.js';
import { onFirstUse } from './on-first-use.js';

/** Languages that write a comma between the weekday and the date; Intl also puts one into British dates. */
const COMMA_AFTER_WEEKDAY: readonly string[] = ['de', 'es'];

/** All dates are days of the marina's calendar, `YYYY-MM-DD`; no time zone shifts them. */
export interface DateFormats {
  /** `03/07/2027`, in German `03.07.2027`. */
  readonly date: (day: string) => string;
  /** `3 July 2027` */
  readonly dateLong: (day: string) => string;
  /** `Sat 3 Jul`, with the year where it is not `thisYear`. */
  readonly dateShort: (day: string, thisYear?: number) => string;
  /** `3 to 10 July 2027` */
  readonly dateRange: (start: string, end: string) => string;
  /** `3–10 Jul`, for narrow columns. */
  readonly dateSpan: (start: string, end: string) => string;
  /** `Sat to Sat` */
  readonly weekdays: (start: string, end: string) => string;
  /** `Saturday` */
  readonly weekday: (day: string) => string;
  /** `Saturday 3 July 2027`, with the comma of languages that have one. */
  readonly dateFull: (day: string) => string;
  /** `Sat 3`, without a comma in every language. */
  readonly weekdayAndDay: (day: string) => string;
  /** `12 July`, beside a date with the year. */
  readonly dayMonth: (day: string) => string;
  /** `July 2027`, from `YYYY-MM`. */
  readonly month: (month: string) => string;
  /** `7 nights` */
  readonly nights: (count: number) => string;
  /** `7 nights` between two days. */
  readonly nightsOf: (start: string, end: string) => string;
}

export function dateFormats(language: string, words: FormatWords): DateFormats {
  const locale = localeOf(language);
  const make = (options: Intl.DateTimeFormatOptions) =>
    onFirstUse(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }));
  const long = make({ day: 'numeric', month: 'long', year: 'numeric' });
  const dayMonth = make({ day: 'numeric', month: 'long' });
  const short = make({ weekday: 'short', day: 'numeric', month: 'short' });
  const shortWithYear = make({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  const span = make({ day: 'numeric', month: 'short' });
  const weekdayShort = make({ weekday: 'short' });
  const weekdayOfDay = make({ weekday: 'short', day: 'numeric' });
  const weekdayLong = make({ weekday: 'long' });
  const monthYear = make({ month: 'long', year: 'numeric' });
  const nights = (count: number): string => words('nights', { count });

  const dateRange = (start: string, end: string): string => {
    if (start === end) return long().format(utcOfDay(start));
    const format = start.slice(0, 4) !== end.slice(0, 4) ? long() : dayMonth();
    const from = start.slice(0, 7) === end.slice(0, 7) ? dayAlone(language, start) : format.format(utcOfDay(start));
    return words('fromToRange', { from, to: long().format(utcOfDay(end)) });
  };

  return {
    date: (day) => dayjs(day).format(language === 'de' ? 'DD.MM.YYYY' : 'DD/MM/YYYY'),
    dateLong: (day) => long().format(utcOfDay(day)),
    dateShort: (day, thisYear) =>
      (thisYear === undefined || Number(day.slice(0, 4)) === thisYear ? short : shortWithYear)().format(utcOfDay(day)),
    dateRange,
    dateSpan: (start, end) => plainSpaces(span().formatRange(utcOfDay(start), utcOfDay(end))),
    weekdays: (start, end) =>
      words('fromTo', { from: weekdayShort().format(utcOfDay(start)), to: weekdayShort().format(utcOfDay(end)) }),
    weekday: (day) => weekdayLong().format(utcOfDay(day)),
    dateFull: (day) => {
      const comma = COMMA_AFTER_WEEKDAY.includes(language) ? ',' : '';
      return `${weekdayLong().format(utcOfDay(day))}${comma} ${long().format(utcOfDay(day))}`;
    },
    weekdayAndDay: (day) => weekdayOfDay().format(utcOfDay(day)).replace(',', ''),
    dayMonth: (day) => dayMonth().format(utcOfDay(day)),
    month: (month) => monthYear().format(utcOfDay(`${month}-01`)),
    nights,
    nightsOf: (start, end) => nights(nightsBetween(start, end)),
  };
}

/** The day of the month in a range whose month follows later; German writes an ordinal. */
function dayAlone(language: string, day: string): string {
  const number = String(Number(day.slice(8, 10)));
  return language === 'de' ? `${number}.` : number;
}

/** Intl puts thin spaces around its dash, which many fonts draw unevenly; remove them between figures. */
function plainSpaces(text: string): string {
  return text.replace(/[\u2009\u202F]/g, ' ').replace(/(\d\.?) – (?=\d)/, '$1–');
}
