import { addDays, isCalendarDate, nightsBetween } from '../../../../contracts/vocabulary/dates.js';
import type { Language } from '../../../../contracts/vocabulary/languages.js';
import { MAX_STAY_NIGHTS } from '../../../../contracts/vocabulary/stay-dates.js';
import { dateWordsFor } from './date-words.js';
import { type SpokenDay, SpokenText } from './spoken-points.js';

/** Why a text is no stay. */
export type SpokenProblem =
  | { readonly code: 'notUnderstood'; readonly unread: string }
  | { readonly code: 'noSuchDay' | 'weekdayDiffers' | 'inThePast' | 'endNotAfterStart' | 'tooLong' | 'nightsDiffer' };

export type SpokenStay =
  { readonly start_date: string; readonly end_date: string } | { readonly problem: SpokenProblem };

interface Calendar {
  readonly language: Language;
  /** The marina's day. */
  readonly today: string;
}

/**
 * The stay that a text means, as callers say it and as people type dates: `tonight`, `fri 3n`, `fri-mon`, `11-14/6`,
 * `11/6 1w`, `until sun`, `vom 3. bis 10. Aug.`. The day comes before the month. Without a year the next such day is
 * meant, and weekdays are the next ones after today.
 */
export function spokenStay(typed: string, { language, today }: Calendar): SpokenStay {
  const text = new SpokenText(typed, dateWordsFor(language));
  const problem = (code: Exclude<SpokenProblem['code'], 'notUnderstood'>): SpokenStay => ({ problem: { code } });
  const said = parts(text);
  if (said === null || !text.done) return { problem: { code: 'notUnderstood', unread: text.unread } };
  const { from, to, nights } = completed(said);
  const start = from === null ? today : resolved(from, today, 'or_today', today);
  if (typeof start !== 'string') return problem(start.problem);
  if (start < today) return problem('inThePast');
  const end = to === null ? addDays(start, nights ?? 1) : resolved(to, start, 'after', today);
  if (typeof end !== 'string') return problem(end.problem);
  const count = nightsBetween(start, end);
  if (count < 1) return problem('endNotAfterStart');
  if (count > MAX_STAY_NIGHTS) return problem('tooLong');
  if (to !== null && nights !== null && nights !== count) return problem('nightsDiffer');
  return { start_date: start, end_date: end };
}

interface Said {
  /** Null: today. */
  readonly from: SpokenDay | null;
  readonly to: SpokenDay | null;
  readonly nights: number | null;
}

function parts(text: SpokenText): Said | null {
  if (text.done) return null;
  if (text.until('words_only')) {
    const to = text.day();
    return to === null ? null : { from: null, to, nights: null };
  }
  const alone = text.nights();
  if (alone !== null) return { from: null, to: null, nights: alone };
  const from = text.day();
  if (from === null) return null;
  if (!text.until('with_dash')) return { from, to: null, nights: text.nights() };
  const to = text.day();
  // A sentence that names both may count the nights as well.
  return to === null ? null : { from, to, nights: text.nights() };
}

/** The first day takes the month and the year that were said only once, at the end. */
function completed({ from, to, nights }: Said): Said {
  if (from === null || to === null || from.day === undefined || to.month === undefined) return { from, to, nights };
  if (from.month !== undefined) {
    if (from.year !== undefined || to.year === undefined) return { from, to, nights };
    const turns = from.month > to.month;
    return { from: { ...from, year: turns ? to.year - 1 : to.year }, to, nights };
  }
  const earlier = from.day > (to.day ?? 0);
  const month = earlier ? ((to.month + 10) % 12) + 1 : to.month;
  const year = to.year === undefined ? {} : { year: earlier && to.month === 1 ? to.year - 1 : to.year };
  return { from: { ...from, month, ...year }, to, nights };
}

type Resolved = string | { readonly problem: 'noSuchDay' | 'weekdayDiffers' };

/** The first such day from `base` on, or after it. */
function resolved(said: SpokenDay, base: string, from: 'or_today' | 'after', today: string): Resolved {
  const { day, month, year, weekday, from_today } = said;
  if (from_today !== undefined) return addDays(today, from_today);
  if (day === undefined) return nextWeekday(weekday ?? 1, base);
  const date =
    year === undefined ? nextDate(day, month, from === 'after' ? addDays(base, 1) : base) : on(year, month, day);
  if (date === null) return { problem: 'noSuchDay' };
  return weekday !== undefined && weekdayOf(date) !== weekday ? { problem: 'weekdayDiffers' } : date;
}

/** From 1, Monday, to 7; 1970-01-01 was a Thursday. */
const weekdayOf = (date: string): number => ((((nightsBetween('1970-01-01', date) + 3) % 7) + 7) % 7) + 1;

function nextWeekday(weekday: number, after: string): string {
  const days = (weekday - weekdayOf(after) + 7) % 7;
  return addDays(after, days === 0 ? 7 : days);
}

/** Years in which a leap day comes again, also past the turn of a century. */
const MOST_YEARS = 8;

function nextDate(day: number, month: number | undefined, from: string): string | null {
  const [year, first] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  if (month !== undefined) return nextOf(MOST_YEARS, (step) => on(year + step, month, day), from);
  return nextOf(12, (step) => on(year + Math.floor((first - 1 + step) / 12), ((first - 1 + step) % 12) + 1, day), from);
}

function nextOf(most: number, dateAt: (step: number) => string | null, from: string): string | null {
  for (let step = 0; step <= most; step += 1) {
    const date = dateAt(step);
    if (date !== null && date >= from) return date;
  }
  return null;
}

function on(year: number, month: number | undefined, day: number): string | null {
  const date = `${year}-${String(month ?? 0).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}
