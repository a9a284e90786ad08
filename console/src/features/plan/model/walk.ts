import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { type BarIndex, barMet } from './bar-index.js';
import { type ChartBar, hasEdge, overlaps } from './chart-bar.js';
import type { ChartWindow } from './chart-window.js';
import { nextBerthRow, type RowLayout } from './chart-rows.js';
import { type Aim, type Grip, type Lifted, movesWhole } from './gesture.js';

/** The part of the chart that has the keyboard: a bar, or a berth's label where `barId` is null. */
export interface Place {
  readonly berthId: string;
  readonly barId: string | null;
}

interface Ground {
  readonly layout: RowLayout;
  readonly index: BarIndex;
  readonly window: ChartWindow;
}

/** Rows that Page Up and Page Down move. */
const PAGE = 10;

/**
 * The place that an arrow key leads to; null for other keys. Left and right walk the bars of a berth, whose label comes
 * first; up and down lead to the bar that lies closest in the next berth.
 */
export function placeAfter(key: string, place: Place, ground: Ground): Place | null {
  const bars = shownBars(place.berthId, ground);
  const at = bars.findIndex(({ id }) => id === place.barId);
  const barAt = (wanted: number): Place => ({
    berthId: place.berthId,
    barId: bars[Math.min(wanted, bars.length - 1)]?.id ?? null,
  });
  switch (key) {
    case 'ArrowRight':
      return barAt(at + 1);
    case 'ArrowLeft':
      return at <= 0 ? { berthId: place.berthId, barId: null } : barAt(at - 1);
    case 'Home':
      return { berthId: place.berthId, barId: null };
    case 'End':
      return barAt(bars.length - 1);
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
export function firstPlace({ layout }: Ground): Place | null {
  const row = layout.rows[nextBerthRow(layout, -1, 1) ?? -1];
  return row?.kind === 'berth' ? { berthId: row.berth.id, barId: null } : null;
}

function shownBars(berthId: string, { index, window }: Ground): readonly ChartBar[] {
  return (index.walkable.get(berthId) ?? []).filter((bar) => overlaps(bar, window));
}

function rowsOn(place: Place, ground: Ground, direction: -1 | 1, count: number): Place {
  let row = ground.layout.rowOf.get(place.berthId) ?? 0;
  for (let step = 0; step < count; step += 1) row = nextBerthRow(ground.layout, row, direction) ?? row;
  const reached = ground.layout.rows[row];
  if (reached?.kind !== 'berth') return place;
  const berthId = reached.berth.id;
  if (place.barId === null) return { berthId, barId: null };
  const from = ground.index.byId.get(place.barId);
  return { berthId, barId: from === undefined ? null : closest(shownBars(berthId, ground), from, ground.window) };
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
export function aimAfter(key: string, held: Lifted, { layout, index }: Ground): Aim {
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
