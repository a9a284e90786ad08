import { planFieldErrors } from '../../../contracts/pricing/errors.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import type { FieldError } from '../../../contracts/vocabulary/refusal.js';

/** Seasons are mapped to a leap year, so that 29 February has its own index. */
const DAYS = 366;
const firstDay = dayNumber('2000-01-01');

/** Days since 1 January of the leap year, 0 to 365, of a season date `DD/MM`. */
function dayOfSeasonDate(date: string): number {
  return dayNumber(`2000-${date.slice(3)}-${date.slice(0, 2)}`) - firstDay;
}

/** The same for a calendar date of any year: 1 March is day 60 in every year. */
function dayOfCalendarDate(date: string): number {
  return dayNumber(`2000${date.slice(4)}`) - firstDay;
}

interface SeasonDates {
  readonly from: string;
  readonly to: string;
}

/** Days from the season's first day to its end, across New Year if it ends before it starts. */
function length(season: SeasonDates): number {
  return (dayOfSeasonDate(season.to) - dayOfSeasonDate(season.from) + DAYS) % DAYS;
}

/**
 * Returns a lookup of the season a night belongs to: from a season's first day until the day before its end. A single
 * season that ends where it starts covers the whole year. A season that begins on 29 February begins on 1 March in
 * other years. Undefined for a day that no season covers, which a valid plan excludes.
 */
export function seasonFinder<S extends SeasonDates>(seasons: readonly S[]): (date: string) => S | undefined {
  const ofDay: (S | undefined)[] = Array.from({ length: DAYS });
  for (const season of seasons) {
    const first = dayOfSeasonDate(season.from);
    const days = length(season) || DAYS;
    for (let day = 0; day < days; day += 1) ofDay[(first + day) % DAYS] ??= season;
  }
  return (date) => ofDay[dayOfCalendarDate(date)];
}

/**
 * Checks that the seasons, in the order given, cover the year exactly once: each starts where the one before ends, the
 * first where the last ends, and none ends on or after the start of the first again.
 */
export function seasonErrors(seasons: readonly SeasonDates[]): FieldError[] {
  const errors: FieldError[] = [];
  let covered = 0;
  for (const [index, season] of seasons.entries()) {
    const before = seasons[index - 1];
    if (before !== undefined && before.to !== season.from) {
      errors.push({ path: `seasons.${index}.from`, code: planFieldErrors.seasonsNotWholeYear });
    }
    const days = length(season);
    covered += seasons.length === 1 && days === 0 ? DAYS : days;
    if ((days === 0 && seasons.length > 1) || covered > DAYS) {
      errors.push({ path: `seasons.${index}.to`, code: planFieldErrors.seasonToNotLater });
    }
  }
  if (errors.length === 0 && covered !== DAYS) {
    errors.push({ path: `seasons.${seasons.length - 1}.to`, code: planFieldErrors.seasonsNotWholeYear });
  }
  return errors;
}
