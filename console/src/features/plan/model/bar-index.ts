import { type ChartBar, isMovable, layerOf, overlaps } from './chart-bar.js';
import type { RowLayout } from './chart-rows.js';
import { byText } from '../../../../../contracts/vocabulary/sorting.js';

/** A bar in its row, with its place where stays of one berth overlap (offers that compete for the same nights). */
export interface PlacedBar {
  readonly bar: ChartBar;
  /** Lane from 0 and the number of lanes that share the row's height. */
  readonly lane: number;
  readonly lanes: number;
  /** Rows that the bar covers downwards, when the boat also lies on the berths below. */
  readonly rows: number;
  /** Pixels from the last of these rows down to the next row in which the bar goes on; null: it does not. */
  readonly gap: number | null;
}

/** Rows of a bar without one between them, by the berth of the top row. */
type Run = Pick<PlacedBar, 'rows' | 'gap'> & { readonly berthId: string };

/** The bars by berth, in drawing order, and by id. */
export interface BarIndex {
  readonly byBerth: ReadonlyMap<string, readonly PlacedBar[]>;
  readonly byId: ReadonlyMap<string, ChartBar>;
  /** The visits of each berth by their first night, for walking with the keys. */
  readonly walkable: ReadonlyMap<string, readonly ChartBar[]>;
}

/**
 * Sorts the bars into rows. A boat over several berths is one bar when its berths are one below the other. Where other
 * rows lie between, as with odd and even numbers on the two sides of a pier, it is a bar in each, joined over the gap.
 */
export function indexBars(bars: readonly ChartBar[], layout: RowLayout): BarIndex {
  const rowsOf = new Map<string, BarInRow[]>();
  for (const bar of bars) {
    for (const { berthId, ...run } of runsOf(bar, layout)) {
      const kept = rowsOf.get(berthId);
      if (kept === undefined) rowsOf.set(berthId, [{ bar, ...run }]);
      else kept.push({ bar, ...run });
    }
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

type BarInRow = Pick<PlacedBar, 'bar' | 'rows' | 'gap'>;

/** A bar's runs of neighbouring rows, from top to bottom. */
function runsOf(bar: ChartBar, { rowOf, rows }: RowLayout): Run[] {
  if (bar.alsoOn.length === 0) return [{ berthId: bar.berthId, rows: 1, gap: null }];
  const placed = [bar.berthId, ...bar.alsoOn]
    .map((berthId) => ({ berthId, row: rowOf.get(berthId) }))
    .filter((each): each is { berthId: string; row: number } => each.row !== undefined)
    .sort((a, b) => a.row - b.row);
  const runs: { berthId: string; row: number; rows: number }[] = [];
  for (const { berthId, row } of placed) {
    const run = runs.at(-1);
    if (run !== undefined && row === run.row + run.rows) run.rows += 1;
    else runs.push({ berthId, row, rows: 1 });
  }
  return runs.map(({ berthId, row, rows: tall }, at) => {
    const [last, next] = [rows[row + tall - 1], rows[runs[at + 1]?.row ?? -1]];
    const gap = last === undefined || next === undefined ? null : next.top - (last.top + last.height);
    return { berthId, rows: tall, gap };
  });
}

/** Visits whose nights overlap, and boats still there after theirs, share the row's height; all else takes all of it. */
function inLanes(placed: readonly BarInRow[]): PlacedBar[] {
  const shares = ({ bar }: BarInRow): boolean => bar.kind === 'VISIT' || bar.kind === 'OVERDUE';
  const visits = placed.filter(shares).sort((a, b) => byText(a.bar.start, b.bar.start));
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
    .map(({ bar, rows, gap }) => ({ bar, rows, gap, lane: lanes.get(bar.id) ?? 0, lanes: crowds.get(bar.id) ?? 1 }))
    .sort((a, b) => layerOf(a.bar) - layerOf(b.bar) || byText(a.bar.start, b.bar.start));
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
