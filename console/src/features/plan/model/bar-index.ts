import { type ChartBar, isMovable, layerOf, overlaps } from './chart-bar.js';
import type { RowLayout } from './chart-rows.js';

/** A bar in its row, with its place where stays of one berth overlap (offers that compete for the same nights). */
export interface PlacedBar {
  readonly bar: ChartBar;
  /** Lane from 0 and the number of lanes that share the row's height. */
  readonly lane: number;
  readonly lanes: number;
  /** Rows that the bar covers downwards, when the boat also lies on the berths below. */
  readonly rows: number;
}

/** The bars by berth, in drawing order, and by id. */
export interface BarIndex {
  readonly byBerth: ReadonlyMap<string, readonly PlacedBar[]>;
  readonly byId: ReadonlyMap<string, ChartBar>;
  /** The visits of each berth by their first night, for walking with the keys. */
  readonly walkable: ReadonlyMap<string, readonly ChartBar[]>;
}

/**
 * Sorts the bars into rows. A boat over several berths is one bar when its berths are one below the other, and one bar
 * in each row otherwise.
 */
export function indexBars(bars: readonly ChartBar[], layout: RowLayout): BarIndex {
  const rowsOf = new Map<string, { bar: ChartBar; rows: number }[]>();
  const put = (berthId: string, bar: ChartBar, rows: number): void => {
    const kept = rowsOf.get(berthId);
    if (kept === undefined) rowsOf.set(berthId, [{ bar, rows }]);
    else kept.push({ bar, rows });
  };
  for (const bar of bars) {
    for (const [berthId, rows] of runsOf(bar, layout)) put(berthId, bar, rows);
  }
  const byBerth = new Map([...rowsOf].map(([berthId, placed]) => [berthId, inLanes(placed)]));
  const walkable = new Map(
    [...rowsOf].map(([berthId, placed]) => [
      berthId,
      placed
        .map(({ bar }) => bar)
        .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : layerOf(a) - layerOf(b))),
    ]),
  );
  return { byBerth, byId: new Map(bars.map((bar) => [bar.id, bar])), walkable };
}

/** The top rows of a bar's runs of neighbouring rows, each with its number of rows. */
function runsOf(bar: ChartBar, { rowOf }: RowLayout): [string, number][] {
  if (bar.alsoOn.length === 0) return [[bar.berthId, 1]];
  const placed = [bar.berthId, ...bar.alsoOn]
    .map((berthId) => ({ berthId, row: rowOf.get(berthId) }))
    .filter((each): each is { berthId: string; row: number } => each.row !== undefined)
    .sort((a, b) => a.row - b.row);
  const runs: [string, number][] = [];
  let last = -2;
  for (const { berthId, row } of placed) {
    const run = runs.at(-1);
    if (run !== undefined && row === last + 1) run[1] += 1;
    else runs.push([berthId, 1]);
    last = row;
  }
  return runs;
}

/** Visits whose nights overlap share the row's height; everything else takes all of it. */
function inLanes(placed: readonly { bar: ChartBar; rows: number }[]): PlacedBar[] {
  const visits = placed.filter(({ bar }) => bar.kind === 'VISIT').sort((a, b) => (a.bar.start < b.bar.start ? -1 : 1));
  const lanes = new Map<string, number>();
  const crowds = new Map<string, number>();
  let crowd: string[] = [];
  let crowdEnd = '';
  let ends: string[] = [];
  const close = (): void => {
    for (const id of crowd) crowds.set(id, ends.length);
    crowd = [];
    ends = [];
  };
  for (const { bar } of visits) {
    if (bar.start >= crowdEnd) close();
    const free = ends.findIndex((end) => end <= bar.start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = bar.end;
    lanes.set(bar.id, lane);
    crowd.push(bar.id);
    crowdEnd = bar.end > crowdEnd ? bar.end : crowdEnd;
  }
  close();
  return placed
    .map(({ bar, rows }) => ({ bar, rows, lane: lanes.get(bar.id) ?? 0, lanes: crowds.get(bar.id) ?? 1 }))
    .sort((a, b) => layerOf(a.bar) - layerOf(b.bar) || (a.bar.start < b.bar.start ? -1 : 1));
}

/** The movable bar of the same kind on a berth whose nights meet `[start, end)`: the one to swap the held bar with. */
export function barMet(
  { walkable }: BarIndex,
  berthId: string,
  nights: { readonly start: string; readonly end: string },
  held: ChartBar,
): ChartBar | null {
  const met = (walkable.get(berthId) ?? []).filter(
    (bar) => bar.id !== held.id && bar.kind === held.kind && isMovable(bar) && overlaps(bar, nights),
  );
  return met[0] ?? null;
}
