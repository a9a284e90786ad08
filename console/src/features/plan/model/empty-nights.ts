import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import type { BarIndex } from './bar-index.js';
import { type ChartBar, OPEN_END } from './chart-bar.js';

/** Nights `[start, end)` of a berth without a boat, which a new stay could have. */
export interface EmptyNights {
  readonly berthId: string;
  readonly start: string;
  readonly end: string;
}

/** The bars on a berth, those of boats that also take it from a neighbouring one included. */
function barsOn({ byId }: BarIndex, berthId: string): ChartBar[] {
  return [...byId.values()].filter((bar) => bar.berthId === berthId || bar.alsoOn.includes(berthId));
}

/**
 * The empty nights of a berth around one night, from today on; null where that night is past or taken. Without a later
 * bar they end with {@link OPEN_END}.
 */
export function emptyAround(index: BarIndex, berthId: string, night: string, today: string): EmptyNights | null {
  if (night < today) return null;
  let [start, end] = [today, OPEN_END];
  for (const bar of barsOn(index, berthId)) {
    if (bar.start <= night && night < bar.end) return null;
    if (bar.end <= night && bar.end > start) start = bar.end;
    if (bar.start > night && bar.start < end) end = bar.start;
  }
  return { berthId, start, end };
}

/** The empty nights from one night to another, in either direction, as far as the first is free; they stop at a bar. */
export function emptyBetween(
  index: BarIndex,
  berthId: string,
  { from, to, today }: { readonly from: string; readonly to: string; readonly today: string },
): EmptyNights | null {
  const around = emptyAround(index, berthId, from, today);
  if (around === null) return null;
  const [first, last] = to < from ? [to, from] : [from, to];
  const start = first < around.start ? around.start : first;
  const end = addDays(last, 1) > around.end ? around.end : addDays(last, 1);
  return { berthId, start, end };
}
