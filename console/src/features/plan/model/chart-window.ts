import { addDays, nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import { weekdayOf } from '../../../lib/time/weekday.js';

export const zooms = ['week', 'month', 'season'] as const;
export type Zoom = (typeof zooms)[number];

/** The nights that the chart shows: `[start, end)`, both `YYYY-MM-DD`. */
export interface ChartWindow {
  readonly zoom: Zoom;
  readonly start: string;
  readonly end: string;
  readonly nights: number;
}

/** Nights that a view shows. */
const NIGHTS: Readonly<Record<Zoom, number>> = { week: 7, month: 30, season: 182 };
/** Nights by which the arrows move a view. */
const STEP: Readonly<Record<Zoom, number>> = { week: 7, month: 30, season: 91 };
/** Nights that are loaded beyond each side of a view, so that a scroll finds them. */
const SPARE: Readonly<Record<Zoom, number>> = { week: 14, month: 30, season: 60 };
/** Share of a view before today. */
const BEFORE_TODAY = 0.3;

export function isWeekend(day: string): boolean {
  return weekdayOf(day) >= 5;
}

/** The first day of the month that is `months` after the month of `day`. */
export function monthStart(day: string, months = 0): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

/** The view whose first night is a day. */
export function viewFrom(zoom: Zoom, start: string): ChartWindow {
  return { zoom, start, end: addDays(start, NIGHTS[zoom]), nights: NIGHTS[zoom] };
}

/** The view with today a third from the left: two nights before it in a week, nine in a month. */
export function viewAround(zoom: Zoom, today: string): ChartWindow {
  return viewFrom(zoom, addDays(today, -Math.floor(NIGHTS[zoom] * BEFORE_TODAY)));
}

/** The first night of the view before (-1) or after (+1) this one. A season moves by half its length. */
export function stepFrom({ zoom, start }: ChartWindow, direction: -1 | 1): string {
  return addDays(start, STEP[zoom] * direction);
}

/** The nights that are loaded and laid out around a view. */
export function loadedAround({ zoom, start, end, nights }: ChartWindow): ChartWindow {
  const spare = SPARE[zoom];
  return { zoom, start: addDays(start, -spare), end: addDays(end, spare), nights: nights + 2 * spare };
}

/** Whether so few loaded nights are left beside a view that others are to be loaded before the scroll reaches the end. */
export function isNearEnd(loaded: ChartWindow, { zoom, start, end }: ChartWindow): boolean {
  const least = SPARE[zoom] / 3;
  return nightsBetween(loaded.start, start) < least || nightsBetween(end, loaded.end) < least;
}

/** Whether a view lies within the loaded nights. */
export function covers(loaded: ChartWindow, view: ChartWindow): boolean {
  return loaded.zoom === view.zoom && loaded.start <= view.start && view.end <= loaded.end;
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
