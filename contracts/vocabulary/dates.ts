import * as z from 'zod';

/** Days since 1970-01-01 of a calendar date that was parsed by `calendarDate`. */
export function dayNumber(date: string): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / 86_400_000;
}

/** The calendar date of a day number, `YYYY-MM-DD`. */
export function dateOfDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

/** Nights of the stay `[start, end)`; negative when the end lies before the start. */
export function nightsBetween(start: string, end: string): number {
  return dayNumber(end) - dayNumber(start);
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** True when `YYYY-MM-DD` names a day that exists (no 31 February), in the years 1900 to 2199. */
export function isCalendarDate(value: string): boolean {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const [year, month, day] = [Number(value.slice(0, 4)), Number(value.slice(5, 7)), Number(value.slice(8, 10))];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** A marina-local calendar date, `YYYY-MM-DD`. */
export const calendarDate = z
  .string('inValidDate')
  .max(10, 'inValidDate')
  .refine(isCalendarDate, 'inValidDate')
  .meta({ description: 'Marina-local calendar date', format: 'date', examples: ['2027-07-14'] });

/** A moment, UTC ISO 8601 with milliseconds. */
export const instant = z.iso.datetime('inValidDate').meta({ description: 'UTC instant, ISO 8601' });
