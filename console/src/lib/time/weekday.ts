import { dayNumber } from '../../../../contracts/vocabulary/dates.js';

/** 1970-01-01 was a Thursday; weekdays count from Monday, 0. */
const WEEKDAY_OF_EPOCH = 3;

/** Weekday of a day: 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: string): number {
  return (((dayNumber(day) + WEEKDAY_OF_EPOCH) % 7) + 7) % 7;
}
