import { planFieldErrors } from '../errors.js';
import { dateOfDay, dayNumber } from '../../vocabulary/dates.js';
import type { FieldError } from '../../vocabulary/refusal.js';

/** Seasons are mapped to a leap year, so that 29 February has its own index. */
export const YEAR_DAYS = 366;
const firstDay = dayNumber('2000-01-01');

export interface SeasonDates {
  /** First day, `DD/MM`. */
  readonly from: string;
  /** The first day after the season, `DD/MM`. */
  readonly to: string;
}

/** Days since 1 January of the leap year, 0 to 365, of a season date `DD/MM`. */
export function dayOfSeasonDate(date: string): number {
  return dayNumber(`2000-${date.slice(3)}-${date.slice(0, 2)}`) - firstDay;
}

/** The season date `DD/MM` of a day of the leap year; days outside 0 to 365 wrap around the year. */
export function seasonDateOf(day: number): string {
  const [, month = '', date = ''] = dateOfDay(firstDay + wrapped(day)).split('-');
  return `${date}/${month}`;
}

/** The same for a calendar date of any year: 1 March is day 60 in every year. */
export function dayOfCalendarDate(date: string): number {
  return dayNumber(`2000${date.slice(4)}`) - firstDay;
}

/**
 * Days from the season's first day to its end, across New Year if it ends before it starts. A season that ends where
 * it starts covers the whole year if it is the only one, and no day otherwise.
 */
export function seasonDays(season: SeasonDates, seasons: number): number {
  const days = wrapped(dayOfSeasonDate(season.to) - dayOfSeasonDate(season.from));
  return days === 0 && seasons === 1 ? YEAR_DAYS : days;
}

/**
 * Returns a lookup of the season a night belongs to: from a season's first day until the day before its end. A season
 * that begins on 29 February begins on 1 March in other years. Undefined for a day that no season covers, which a valid
 * plan excludes.
 */
export function seasonFinder<S extends SeasonDates>(seasons: readonly S[]): (date: string) => S | undefined {
  const ofDay: (S | undefined)[] = Array.from({ length: YEAR_DAYS });
  for (const season of seasons) {
    const first = dayOfSeasonDate(season.from);
    const days = wrapped(dayOfSeasonDate(season.to) - first) || YEAR_DAYS;
    for (let day = 0; day < days; day += 1) ofDay[(first + day) % YEAR_DAYS] ??= season;
  }
  return (date) => ofDay[dayOfCalendarDate(date)];
}

/** The days of the leap year from one season date to another, 0 to 365, across New Year; all of them where both are null. */
export function seasonNights(from: string | null, to: string | null): number[] {
  const first = from === null ? 0 : dayOfSeasonDate(from);
  const days = from === null || to === null ? YEAR_DAYS : wrapped(dayOfSeasonDate(to) - first);
  return Array.from({ length: days }, (_, day) => (first + day) % YEAR_DAYS);
}

/** Days of the year without a season, or with two. `before` and `after` are indexes of the seasons on either side. */
export interface SeasonFault {
  readonly kind: 'GAP' | 'OVERLAP';
  /** The season that ends where the gap begins, or the earlier one of an overlap. */
  readonly before: number;
  /** The season that starts where the gap ends, or the later one of an overlap. */
  readonly after: number;
  /** `DD/MM`; the nights are `[from, to)`. */
  readonly from: string;
  readonly to: string;
  readonly nights: number;
}

/** The indexes of the seasons in the order in which they start in the year; equal starts keep the given order. */
export function seasonOrder(seasons: readonly SeasonDates[]): number[] {
  return seasons
    .map((_, index) => index)
    .toSorted((one, other) => startOf(seasons[one]) - startOf(seasons[other]) || one - other);
}

/**
 * The gaps and overlaps between each season and the next one of the year, whatever the order in which they are listed.
 * Dates must be valid season dates.
 */
export function seasonFaults(seasons: readonly SeasonDates[]): SeasonFault[] {
  const order = seasonOrder(seasons);
  return order.flatMap((before, position) => {
    const after = order[(position + 1) % order.length] ?? before;
    const [one, next] = [seasons[before], seasons[after]];
    if (one === undefined || next === undefined) return [];
    const start = dayOfSeasonDate(one.from);
    const days = seasonDays(one, seasons.length);
    const untilNext = seasons.length === 1 ? YEAR_DAYS : wrapped(dayOfSeasonDate(next.from) - start);
    if (days === untilNext) return [];
    const [from, to] = days < untilNext ? [start + days, start + untilNext] : [start + untilNext, start + days];
    const kind = days < untilNext ? ('GAP' as const) : ('OVERLAP' as const);
    return [{ kind, before, after, from: seasonDateOf(from), to: seasonDateOf(to), nights: to - from }];
  });
}

/**
 * Checks that the seasons cover the year exactly once, in whatever order they are listed (spec 3 §4: each start equals
 * the previous end).
 */
export function seasonErrors(seasons: readonly SeasonDates[]): FieldError[] {
  const errors: FieldError[] = [];
  for (const [index, season] of seasons.entries()) {
    if (seasonDays(season, seasons.length) === 0) {
      errors.push({ path: `seasons.${index}.to`, code: planFieldErrors.seasonToNotLater });
    }
  }
  if (errors.length > 0) return errors;
  return seasonFaults(seasons).map(({ before }) => ({
    path: `seasons.${before}.to`,
    code: planFieldErrors.seasonsNotWholeYear,
  }));
}

function startOf(season: SeasonDates | undefined): number {
  return season === undefined ? 0 : dayOfSeasonDate(season.from);
}

function wrapped(day: number): number {
  return ((day % YEAR_DAYS) + YEAR_DAYS) % YEAR_DAYS;
}
