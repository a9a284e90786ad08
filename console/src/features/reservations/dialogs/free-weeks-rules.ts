import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import type { DateRange } from '../../../../../contracts/vocabulary/dates-schemas.js';
import { byText } from '../../../../../contracts/vocabulary/sorting.js';

/** The same stay is looked for up to this many weeks earlier and later. */
export const WEEKS_AROUND = 12;

/** Weeks that are offered at once. */
export const MOST_WEEKS = 3;

export interface FreeWeek extends DateRange {
  /** Berths that are free for the boat. */
  readonly berths: number;
}

/** The same stay so many whole weeks later and earlier, the nearest first; none begins before today. */
export function weeksAround({ start_date, end_date }: DateRange, today: string): DateRange[] {
  return Array.from({ length: WEEKS_AROUND }, (_week, index) => (index + 1) * 7)
    .flatMap((days) => [days, -days])
    .map((days) => ({ start_date: addDays(start_date, days), end_date: addDays(end_date, days) }))
    .filter((week) => week.start_date >= today);
}

/**
 * The nearest weeks with a free berth, in the order of the calendar. A count is undefined until the plan has answered;
 * weeks in `taken` are suggested already.
 */
export function nearestFree(
  weeks: readonly DateRange[],
  counts: readonly (number | undefined)[],
  taken: readonly DateRange[],
): FreeWeek[] {
  return weeks
    .map((week, index) => ({ ...week, berths: counts[index] ?? 0 }))
    .filter(({ berths }) => berths > 0)
    .filter((week) => !taken.some((one) => one.start_date === week.start_date && one.end_date === week.end_date))
    .slice(0, MOST_WEEKS)
    .sort((one, other) => byText(one.start_date, other.start_date));
}
