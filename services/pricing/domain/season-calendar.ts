import { planFieldErrors } from '../../../contracts/pricing/errors.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import type { FieldError } from '../../../contracts/vocabulary/refusal.js';

/** Seasons are laid out on a leap year, so that 29 February has a place of its own. */
const DAYS = 366;
const firstDay = dayNumber('2000-01-01');

/** Days since 1 January of the leap year, 0 to 365, of a season date `DD/MM`. */
function dayOfSeasonDate(date: string): number {
  return dayNumber(`2000-${date.slice(3)}-${date.slice(0, 2)}`) - firstDay;
}

/** The same for a calendar date of any year: 1 March is day 60 whether or not there was a 29 February. */
function dayOfCalendarDate(date: string): number {
  return dayNumber(`2000${date.slice(4)}`) - firstDay;
}

interface SeasonDates {
  readonly from: string;
  readonly to: string;
}

/** Days from the season's first day to its end, over New Year where it ends before it starts. */
function length(season: SeasonDates): number {
  return (dayOfSeasonDate(season.to) - dayOfSeasonDate(season.from) + DAYS) % DAYS;
}

/**
 * Answers which season a night belongs to: from a season's first day until the day before its end. A
 * single season that ends where it starts is the whole year. A season that begins on 29 February
 * begins on 1 March in other years. Undefined: seasons that leave the day out, which no plan has.
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
 * The seasons, in the order given, go round the year exactly once: each starts where the one before
 * ends, the first where the last ends, and none ends on or after the start of the first again.
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
