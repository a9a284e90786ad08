/** Days of 400 Gregorian years, after which the calendar repeats itself, and from 1 March of year 0 until 1970-01-01. */
const ERA_DAYS = 146_097;

const EPOCH = 719_468;

/**
 * Days since 1970-01-01 of a calendar date that was parsed by `calendarDate`. In whole numbers (Howard Hinnant,
 * "chrono-Compatible Low-Level Date Algorithms", days_from_civil), since the berth plan asks this a thousand times for
 * one boat. Years begin in March here, so that the leap day is their last.
 */
export function dayNumber(date: string): number {
  const digit = (at: number) => date.charCodeAt(at) - 48;
  const month = digit(5) * 10 + digit(6);
  const year = digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + digit(8) * 10 + digit(9) - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * ERA_DAYS + yearOfEra * 365 + leapDays + dayOfYear - EPOCH;
}

/** The calendar date of a day number, `YYYY-MM-DD`, in the years 0 to 9999 (the same source, civil_from_days). */
export function dateOfDay(day: number): string {
  const shifted = day + EPOCH;
  const era = Math.floor(shifted / ERA_DAYS);
  const dayOfEra = shifted - era * ERA_DAYS;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const march = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * march + 2) / 5) + 1;
  const month = march < 10 ? march + 3 : march - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${date < 10 ? '0' : ''}${date}`;
}

export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

/** Nights of the stay `[start, end)`; negative when the end is before the start. */
export function nightsBetween(start: string, end: string): number {
  return dayNumber(end) - dayNumber(start);
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** `14/07/1984`, also with dots or hyphens, becomes `1984-07-14`; anything else stays as it is. */
export function isoDateTyped(typed: string): string {
  const parts = /^(\d{2})([./-])(\d{2})\2(\d{4})$/.exec(typed);
  return parts === null ? typed : `${parts[4]}-${parts[3]}-${parts[1]}`;
}

/** True when `YYYY-MM-DD` names a day that exists (no 31 February), in the years 1900 to 2199. */
export function isCalendarDate(value: string): boolean {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const [year, month, day] = [Number(value.slice(0, 4)), Number(value.slice(5, 7)), Number(value.slice(8, 10))];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}
