import { addDays, nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import type { ChartWindow, Zoom } from './chart-window.js';

/** Boats come and go at noon: a night is drawn from the middle of its day's column to the middle of the next one. */
const NOON = 0.5;
/** Pixels. */
export const LABEL_WIDTH = 168;
export const HEAD_HEIGHT = 44;
export const PIER_HEIGHT = 28;
/** Bars narrower than this show no words, which would be cut to a letter, but their mark; the narrowest not even that. */
export const WORDS_FROM = 52;
/** Free space at each end of a bar, so that two stays that meet are two bars. */
const BAR_GAP = 3;
/** Width below which a bar is not drawn narrower, so that it can be seen and hit. */
const NARROWEST_BAR = 6;
/** Least width of a night; a wider window scrolls sideways. */
const LEAST_NIGHT: Readonly<Record<Zoom, number>> = { week: 88, month: 28, season: 9 };

/** Height of a berth's row: a finger needs 44 px. */
export function rowHeight(touch: boolean): number {
  return touch ? 44 : 34;
}

/** The width of a night: the view fills `room` pixels, but no night is narrower than its zoom allows. */
export function nightWidth({ zoom, nights }: ChartWindow, room: number): number {
  return Math.max(LEAST_NIGHT[zoom], room / nights);
}

/** Pixels from the window's first night to the start of a day; negative for days before the window. */
export function xOf({ start }: ChartWindow, width: number, day: string): number {
  return nightsBetween(start, day) * width;
}

/** The night under a position of the chart, from noon to noon; positions outside the window give the nights outside it. */
export function nightAt({ start }: ChartWindow, width: number, x: number): string {
  return addDays(start, Math.floor(x / width - NOON));
}

/** Whole nights of a drag over `pixels`, rounded to the nearest. */
export function nightsMoved(pixels: number, width: number): number {
  const nights = Math.round(pixels / width);
  return nights === 0 ? 0 : nights;
}

export interface Span {
  readonly left: number;
  readonly width: number;
  /** True when the stay goes on before or after the window. */
  readonly before: boolean;
  readonly after: boolean;
}

/** Where the nights `[start, end)` are drawn, from noon to noon, cut at the window's ends; null when they are outside it. */
export function spanOf(window: ChartWindow, width: number, start: string, end: string): Span | null {
  if (end < window.start || start >= window.end || end <= start) return null;
  const before = start < window.start;
  const after = end >= window.end;
  const left = before ? 0 : xOf(window, width, start) + NOON * width + BAR_GAP;
  const right = after ? window.nights * width : xOf(window, width, end) + NOON * width - BAR_GAP;
  return { left, width: Math.max(NARROWEST_BAR, right - left), before, after };
}

/** The range of whole items that a view from `offset` over `size` pixels touches, of `count` items of one `height`. */
export function rangeOf(offset: number, size: number, height: number, count: number, spare: number): [number, number] {
  const first = Math.max(0, Math.floor(offset / height) - spare);
  return [Math.min(first, count), Math.min(count, Math.ceil((offset + size) / height) + spare)];
}
