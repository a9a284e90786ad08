import { addDays, dayNumber, nightsBetween } from '../../../../../contracts/vocabulary/dates.js';

export const zooms = ['week', 'month', 'season'] as const;
export type Zoom = (typeof zooms)[number];

/** The nights that the chart shows: `[start, end)`, both `YYYY-MM-DD`. */
export interface ChartWindow {
  readonly zoom: Zoom;
  readonly start: string;
  readonly end: string;
  readonly nights: number;
}

/** Months of a season: half a year. */
const SEASON_MONTHS = 6;
/** Months by which the arrows move a season. */
const SEASON_STEP = 3;
/** 1970-01-01 was a Thursday; weekdays count from Monday, 0. */
const WEEKDAY_OF_EPOCH = 3;

/** Weekday of a day: 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: string): number {
  return (((dayNumber(day) + WEEKDAY_OF_EPOCH) % 7) + 7) % 7;
}

export function isWeekend(day: string): boolean {
  return weekdayOf(day) >= 5;
}

/** The first day of the month that is `months` after the month of `day`. */
export function monthStart(day: string, months = 0): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

/** The window around a day: its week from Monday, its month, or the half year from its month on. */
export function windowAt(zoom: Zoom, day: string): ChartWindow {
  const start = zoom === 'week' ? addDays(day, -weekdayOf(day)) : monthStart(day);
  const end = zoom === 'week' ? addDays(start, 7) : monthStart(start, zoom === 'month' ? 1 : SEASON_MONTHS);
  return { zoom, start, end, nights: nightsBetween(start, end) };
}

/** The first day of the window before (-1) or after (+1) this one. A season moves by half its length. */
export function stepFrom({ zoom, start }: ChartWindow, direction: -1 | 1): string {
  if (zoom === 'week') return addDays(start, 7 * direction);
  return monthStart(start, (zoom === 'month' ? 1 : SEASON_STEP) * direction);
}

export function isIn({ start, end }: ChartWindow, day: string): boolean {
  return day >= start && day < end;
}

/** The days of a window. */
export function daysOf({ start, nights }: ChartWindow): string[] {
  return Array.from({ length: nights }, (_, night) => addDays(start, night));
}

/** The months of a window as runs of nights, for the upper line of a season's head. */
export function monthsOf(window: ChartWindow): { month: string; from: number; nights: number }[] {
  const months: { month: string; from: number; nights: number }[] = [];
  for (let start = window.start; start < window.end; start = monthStart(start, 1)) {
    const end = monthStart(start, 1) < window.end ? monthStart(start, 1) : window.end;
    months.push({
      month: start.slice(0, 7),
      from: nightsBetween(window.start, start),
      nights: nightsBetween(start, end),
    });
  }
  return months;
}
