import type { PlanClosure } from '../../../../../contracts/berths/closures.js';
import type { PlanBar, PlanPier, PlanRow } from '../../../../../contracts/berths/plan.js';
import { byText } from '../../../../../contracts/vocabulary/sorting.js';
import { type BarIndex, indexBars } from './bar-index.js';
import {
  type ChartBar,
  chartBar,
  closedBar,
  type ClosedNights,
  closureBar,
  OPEN_END,
  overlaps,
  withClosure,
} from './chart-bar.js';
import { type ChartBerth, type ChartPier, layOut, type RowLayout } from './chart-rows.js';

/** The plan as the chart draws it. */
export interface ChartData {
  readonly layout: RowLayout;
  readonly index: BarIndex;
  readonly berths: ReadonlyMap<string, ChartBerth>;
}

function chartBerth(row: PlanRow): ChartBerth {
  return {
    id: row.berth_id,
    name: row.name,
    pierId: row.pier_id,
    length: row.max_loa,
    beam: row.max_beam,
    active: row.active,
  };
}

function chartPier({ pier_id, name, berths, taken_nights, offered_nights }: PlanPier, counted: boolean): ChartPier {
  const fullness = offered_nights === 0 ? 0 : taken_nights / offered_nights;
  return { id: pier_id, name, berths, fullness: counted ? fullness : null };
}

/** Lays the rows out, `height` pixels each. `counted`: the taken nights of the piers are those in view. */
export function layoutOf(
  piers: readonly PlanPier[],
  rows: readonly PlanRow[],
  height: number,
  counted = true,
): RowLayout {
  return layOut(
    piers.map((pier) => chartPier(pier, counted)),
    rows.map(chartBerth),
    height,
  );
}

/** Places the bars in the rows. A berth out of service gets a bar over all nights, a closed one over the closed nights. */
export function chartData(
  layout: RowLayout,
  bars: readonly PlanBar[],
  today: string,
  closures: readonly PlanClosure[] = [],
): ChartData {
  const berths = new Map<string, ChartBerth>();
  for (const row of layout.rows) if (row.kind === 'berth') berths.set(row.berth.id, row.berth);
  const closed = [...berths.values()].filter(({ active }) => !active).map(({ id }) => closedBar(id));
  const nights = closedNights(closures, berths);
  const shut = [...nights].flatMap(([berthId, some]) => some.map((one) => closureBar(berthId, one)));
  const boats = atHome(bars.map((bar) => chartBar(bar, today))).map((bar) =>
    nights.size === 0
      ? bar
      : withClosure(
          bar,
          [bar.berthId, ...bar.alsoOn].flatMap((berthId) => nights.get(berthId) ?? []),
        ),
  );
  const drawn = new Map([...closed, ...shut, ...boats].map((bar) => [bar.id, bar]));
  return { layout, berths, index: indexBars([...drawn.values()], layout) };
}

/** The closed nights of each berth that is in service, the first closure first. */
function closedNights(
  closures: readonly PlanClosure[],
  berths: ReadonlyMap<string, ChartBerth>,
): ReadonlyMap<string, readonly ClosedNights[]> {
  const nights = new Map<string, ClosedNights[]>();
  const inOrder = [...closures].sort((one, other) => byText(one.start_date, other.start_date));
  for (const { closure_id: closureId, berths: some } of inOrder) {
    for (const { berth_id, start_date: start, end_date } of some) {
      if (berths.get(berth_id)?.active !== true) continue;
      nights.set(berth_id, [...(nights.get(berth_id) ?? []), { closureId, start, end: end_date ?? OPEN_END }]);
    }
  }
  return nights;
}

/** Residents' bars without the nights in which they are away: those have bars of their own. */
function atHome(bars: readonly ChartBar[]): ChartBar[] {
  const away = bars.filter(({ kind }) => kind === 'AWAY');
  return bars.flatMap((bar) => {
    const cuts =
      bar.kind === 'RESIDENT' ? away.filter((each) => each.berthId === bar.berthId && overlaps(each, bar)) : [];
    return cuts.reduce<readonly ChartBar[]>((parts, cut) => parts.flatMap((part) => without(part, cut)), [bar]);
  });
}

function without(bar: ChartBar, cut: ChartBar): ChartBar[] {
  if (!overlaps(bar, cut)) return [bar];
  return [
    ...(bar.start < cut.start ? [{ ...bar, end: cut.start }] : []),
    ...(cut.end < bar.end
      ? [{ ...bar, id: `${bar.id}:${cut.end}`, start: cut.end, movesFrom: later(bar.movesFrom, cut.end) }]
      : []),
  ];
}

const later = (one: string, other: string): string => (one > other ? one : other);
