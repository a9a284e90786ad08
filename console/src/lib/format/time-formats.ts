import { addDays } from '../../../../contracts/vocabulary/dates.js';
import dayjs from 'dayjs';
import { localeOf } from '../i18n/language.js';
import { dayIn } from './days.js';
import type { FormatWords } from './format-words.js';
import { onFirstUse } from './on-first-use.js';

/** All values are instants (UTC, ISO 8601), shown in the marina's local time. */
export interface TimeFormats {
  /** `09:16` */
  readonly time: (instant: string | number) => string;
  /** `today 09:16`, `yesterday 17:40`, `19 Nov 21:05`; the year is added when it is not the current one. */
  readonly instant: (instant: string | number) => string;
  /** Elapsed time: `8 min`, `2 h`, `yesterday`, `19 Nov`. */
  readonly ago: (instant: string | number) => string;
  /** Remaining time: `25 min`, `47 h`, `5 days`; `0 min` when none is left. */
  readonly until: (instant: string | number) => string;
  /** The day at the marina, `YYYY-MM-DD`. */
  readonly dayOf: (instant: string | number) => string;
  /** Today at the marina, `YYYY-MM-DD`. */
  readonly today: () => string;
}

const HOUR_MINUTES = 60;
/** Durations up to this many hours are shown in hours, which are easier to plan with than days. */
const HOURS_UP_TO = 72;

export function timeFormats(language: string, timeZone: string, words: FormatWords): TimeFormats {
  const locale = localeOf(language);
  const make = (options: Intl.DateTimeFormatOptions) =>
    onFirstUse(() => new Intl.DateTimeFormat(locale, { timeZone, ...options }));
  const clock = make({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = make({ day: 'numeric', month: 'short' });
  const dayWithYear = make({ day: 'numeric', month: 'short', year: 'numeric' });

  const dayOf = (instant: string | number): string => dayIn(timeZone, new Date(instant));
  const today = (): string => dayOf(Date.now());
  const shortDay = (instant: string | number): string =>
    (dayOf(instant).slice(0, 4) === today().slice(0, 4) ? day : dayWithYear)().format(new Date(instant));
  /** `today`, `yesterday`, `tomorrow`, or null. */
  const nearDay = (instant: string | number): string | null => {
    const at = dayOf(instant);
    const now = today();
    if (at === now) return words('today');
    if (at === addDays(now, -1)) return words('yesterday');
    return at === addDays(now, 1) ? words('tomorrow') : null;
  };

  return {
    time: (instant) => clock().format(new Date(instant)),
    instant: (instant) => `${nearDay(instant) ?? shortDay(instant)} ${clock().format(new Date(instant))}`,
    ago: (instant) => {
      const minutes = dayjs().diff(instant, 'minute');
      if (minutes < 1) return words('justNow');
      if (minutes < HOUR_MINUTES) return words('minutesShort', { count: minutes });
      if (dayOf(instant) === today()) return words('hoursShort', { count: dayjs().diff(instant, 'hour') });
      return nearDay(instant) ?? shortDay(instant);
    },
    until: (instant) => {
      // A minute that has begun counts, so that 48 hours are still 48 a second later.
      const minutes = Math.max(0, Math.ceil(dayjs(instant).diff(undefined, 'minute', true)));
      if (minutes < HOUR_MINUTES) return words('minutesShort', { count: minutes });
      const hours = Math.floor(minutes / HOUR_MINUTES);
      return hours <= HOURS_UP_TO
        ? words('hoursShort', { count: hours })
        : words('days', { count: Math.floor(hours / 24) });
    },
    dayOf,
    today,
  };
}
