import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { type BarIndex, barMet } from './bar-index.js';
import { type ChartBar, hasEdge, overlaps } from './chart-bar.js';
import type { ChartWindow } from './chart-window.js';
import { nextBerthRow, type RowLayout } from './chart-rows.js';
import { emptyAround } from './empty-nights.js';
import { type Aim, type Grip, type Lifted, movesWhole } from './gesture.js';

/** The part of the chart that has the keyboard: a bar, an empty night, or a berth's label where there is neither. */
export interface Place {
  readonly berthId: string;
  readonly barId: string | null;
  readonly night?: string;
}

interface Ground {
  readonly layout: RowLayout;
  readonly index: BarIndex;
  /** The nights that are laid out, and those in view. */
  readonly window: ChartWindow;
  readonly view: ChartWindow;
  /** The marina's date, from which on empty nights can be booked; null: the keys walk the bars only. */
  readonly bookFrom: string | null;
}

/** Rows that Page Up and Page Down move. */
const PAGE = 10;

/**
 * The place that an arrow key leads to; null for other keys. Left and right walk the bars and the empty nights of a
 * berth, whose label comes first; up and down lead to the same night, or the bar that lies closest, in the next berth.
 */
export function placeAfter(key: string, place: Place, ground: Ground): Place | null {
  const label: Place = { berthId: place.berthId, barId: null };
  switch (key) {
    case 'ArrowRight':
      return rightOf(place, ground);
    case 'ArrowLeft':
      return leftOf(place, ground);
    case 'Home':
      return label;
    case 'End':
      return { ...label, barId: barsIn(place.berthId, ground, ground.view).at(-1)?.id ?? null };
    case 'ArrowDown':
      return rowsOn(place, ground, 1, 1);
    case 'ArrowUp':
      return rowsOn(place, ground, -1, 1);
    case 'PageDown':
      return rowsOn(place, ground, 1, PAGE);
    case 'PageUp':
      return rowsOn(place, ground, -1, PAGE);
    default:
      return null;
  }
}

/** The first place of the chart, which the Tab key leads to; null without berths. */
export function firstPlace({ layout }: Pick<Ground, 'layout'>): Place | null {
  const row = layout.rows[nextBerthRow(layout, -1, 1) ?? -1];
  return row?.kind === 'berth' ? { berthId: row.berth.id, barId: null } : null;
}

function barsIn(berthId: string, { index }: Ground, nights: ChartWindow): readonly ChartBar[] {
  return (index.walkable.get(berthId) ?? []).filter((bar) => overlaps(bar, nights));
}

/** An empty night as a place; null where it is taken, past, or not laid out. */
function emptyPlace(berthId: string, night: string, { index, window, bookFrom }: Ground): Place | null {
  if (bookFrom === null || night < window.start || night >= window.end) return null;
  return emptyAround(index, berthId, night, bookFrom) === null ? null : { berthId, barId: null, night };
}

function rightOf(place: Place, ground: Ground): Place {
  const { berthId, barId, night } = place;
  const labelled = barId === null && night === undefined;
  const bars = barsIn(berthId, ground, labelled ? ground.view : ground.window);
  const at = bars.findIndex(({ id }) => id === barId);
  const end = night === undefined ? (bars[at]?.end ?? ground.view.start) : addDays(night, 1);
  const next = night === undefined ? bars[at + 1] : bars.find(({ start }) => start >= end);
  const free = emptyPlace(berthId, night === undefined ? later(end, ground.bookFrom) : end, ground);
  if (free?.night !== undefined && (next === undefined || free.night < next.start)) return free;
  return next === undefined ? place : { berthId, barId: next.id };
}

function leftOf({ berthId, barId, night }: Place, ground: Ground): Place {
  const bars = barsIn(berthId, ground, ground.window);
  const at = bars.findIndex(({ id }) => id === barId);
  const start = night ?? bars[at]?.start;
  if (start === undefined) return { berthId, barId: null };
  const free = emptyPlace(berthId, addDays(start, -1), ground);
  if (free !== null) return free;
  const before = night === undefined ? bars[at - 1] : bars.findLast(({ end }) => end <= start);
  // From the first bar in view the keys lead to the berth's label, and not out of the view.
  const inView = before !== undefined && overlaps(before, ground.view);
  return { berthId, barId: inView ? before.id : null };
}

const later = (day: string, other: string | null): string => (other !== null && other > day ? other : day);

function rowsOn(place: Place, ground: Ground, direction: -1 | 1, count: number): Place {
  let row = ground.layout.rowOf.get(place.berthId) ?? 0;
  for (let step = 0; step < count; step += 1) row = nextBerthRow(ground.layout, row, direction) ?? row;
  const reached = ground.layout.rows[row];
  if (reached?.kind !== 'berth') return place;
  const berthId = reached.berth.id;
  if (place.night !== undefined) return onNight(berthId, place.night, ground);
  if (place.barId === null) return { berthId, barId: null };
  const from = ground.index.byId.get(place.barId);
  const bars = barsIn(berthId, ground, ground.view);
  return { berthId, barId: from === undefined ? null : closest(bars, from, ground.view) };
}

/** A night of a berth: empty, or the bar that has it. */
function onNight(berthId: string, night: string, ground: Ground): Place {
  const bar = barsIn(berthId, ground, ground.window).find(({ start, end }) => start <= night && night < end);
  return emptyPlace(berthId, night, ground) ?? { berthId, barId: bar?.id ?? null };
}

/** The bar whose visible start lies closest to that of another bar. */
function closest(bars: readonly ChartBar[], to: ChartBar, window: ChartWindow): string | null {
  const startOf = (bar: ChartBar): number => Date.parse(bar.start < window.start ? window.start : bar.start);
  const distance = (bar: ChartBar): number => Math.abs(startOf(bar) - startOf(to));
  return (
    bars.reduce<ChartBar | null>((best, bar) => (best === null || distance(bar) < distance(best) ? bar : best), null)
      ?.id ?? null
  );
}

/** The end of a bar that Alt with an arrow key takes hold of; null: the key does nothing for this bar. */
export function gripOfKey(key: string, shift: boolean, bar: ChartBar): Grip | null {
  if (key === 'ArrowUp' || key === 'ArrowDown') return 'body';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const edge = shift ? 'start' : 'end';
  return hasEdge(bar, edge) ? edge : null;
}

/**
 * Where a held bar goes with Alt and an arrow key: up and down to the next berth, left and right its held end by one
 * night. On a berth that is taken it swaps with the stay there.
 */
export function aimAfter(key: string, held: Lifted, { layout, index }: Pick<Ground, 'layout' | 'index'>): Aim {
  const { bar, grip, start, end, berthId, swapWith } = held;
  const night = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  if (grip === 'start') {
    const moved = addDays(start, night);
    return { berthId, swapWith, end, start: moved < end ? moved : start };
  }
  if (grip === 'end') {
    const moved = addDays(end, night);
    return { berthId, swapWith, start, end: moved > start ? moved : end };
  }
  const row = nextBerthRow(layout, layout.rowOf.get(berthId) ?? 0, key === 'ArrowUp' ? -1 : 1);
  const reached = night === 0 && row !== null ? layout.rows[row] : undefined;
  if (reached?.kind !== 'berth') return { berthId, start, end, swapWith };
  const met = reached.berth.id === bar.berthId ? null : barMet(index, reached.berth.id, { start, end }, bar);
  const swaps = met !== null && movesWhole(held);
  return { berthId: reached.berth.id, start, end, swapWith: swaps ? met : null };
}
