import type { PlanGesture } from '../../../../../contracts/berths/plan-gestures.js';
import { byText } from '../../../../../contracts/vocabulary/sorting.js';
import type { BarIndex } from './bar-index.js';
import { type ChartBar, isVisit, overlaps } from './chart-bar.js';
import type { RowLayout } from './chart-rows.js';
import type { ChartData } from './chart-data.js';

/** A chosen stay with the berth that it would get. */
export interface Placing {
  readonly bar: ChartBar;
  readonly berthId: string;
}

/** Whether a bar can move together with others: a visitor's whole stay in one berth. */
export function canChoose(bar: ChartBar): boolean {
  return isVisit(bar) && bar.start === bar.stayStart && bar.end === bar.stayEnd;
}

/** The chosen bars after one was added, or taken away if it was chosen already. `first` begins the choice. */
export function toggled(chosen: ReadonlySet<string>, bar: ChartBar, first: ChartBar | null): ReadonlySet<string> {
  const next = new Set(chosen);
  if (next.size === 0 && first !== null && first.id !== bar.id && canChoose(first)) next.add(first.id);
  if (!canChoose(bar)) return next;
  if (!next.delete(bar.id)) next.add(bar.id);
  return next;
}

/** The stays of a pier with a night in view. */
export function ofPier({ berths, index }: ChartData, pierId: string, view: { start: string; end: string }): string[] {
  return [...index.byId.values()]
    .filter((bar) => canChoose(bar) && overlaps(bar, view) && berths.get(bar.berthId)?.pierId === pierId)
    .map(({ id }) => id);
}

/** The stays with a night among `nights` in one of the rows `[first, last]`. */
export function within(
  { layout, index }: ChartData,
  [first, last]: readonly [number, number],
  nights: { readonly start: string; readonly end: string },
): string[] {
  return [...index.byId.values()]
    .filter((bar) => {
      const row = layout.rowOf.get(bar.berthId) ?? -1;
      return canChoose(bar) && row >= first && row <= last && overlaps(bar, nights);
    })
    .map(({ id }) => id);
}

/** The chosen bars of the chart, by row and night. */
export function chosenBars({ layout, index }: ChartData, chosen: ReadonlySet<string>): ChartBar[] {
  const row = ({ berthId }: ChartBar): number => layout.rowOf.get(berthId) ?? 0;
  return [...chosen]
    .flatMap((id) => index.byId.get(id) ?? [])
    .sort((one, other) => row(one) - row(other) || byText(one.start, other.start));
}

/**
 * Where the bars go when the held one goes to a berth: all by the same number of rows, so that their distances stay. At
 * the ends of the chart they stop together.
 */
export function placedTogether(
  layout: RowLayout,
  bars: readonly ChartBar[],
  held: ChartBar,
  berthId: string,
): Placing[] {
  const berths = layout.rows.flatMap((row) => (row.kind === 'berth' ? [row.berth.id] : []));
  const at = new Map(berths.map((id, index) => [id, index]));
  const rows = bars.map((bar) => at.get(bar.berthId) ?? 0);
  const wanted = (at.get(berthId) ?? 0) - (at.get(held.berthId) ?? 0);
  const by = Math.max(-Math.min(...rows), Math.min(berths.length - 1 - Math.max(...rows), wanted));
  return bars.map((bar, index) => ({ bar, berthId: berths[(rows[index] ?? 0) + by] ?? bar.berthId }));
}

/** The change that moves all of them; null when they are where they were. */
export function movesOf(placings: readonly Placing[]): PlanGesture | null {
  const moves = placings.flatMap(({ bar, berthId }) =>
    bar.reservationId === null || berthId === bar.berthId
      ? []
      : [{ reservation_id: bar.reservationId, berth_id: berthId }],
  );
  return moves.length < 2 ? null : { type: 'MOVES', moves, confirm_min_length: false };
}

/** The bars that have nights of the berths that the stays would get, other than the moving ones. */
export function inTheWayOf({ byId }: BarIndex, placings: readonly Placing[]): { bar: ChartBar; berthId: string }[] {
  const moving = new Set(placings.map(({ bar }) => bar.id));
  return placings.flatMap(({ bar, berthId }) =>
    [...byId.values()]
      .filter(
        (other) =>
          !moving.has(other.id) &&
          other.kind !== 'AWAY' &&
          other.look !== 'over' &&
          (other.berthId === berthId || other.alsoOn.includes(berthId)) &&
          overlaps(other, bar),
      )
      .map((other) => ({ bar: other, berthId })),
  );
}
