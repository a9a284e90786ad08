import type { PlanBar, PlanRow } from '../../../../../contracts/berths/plan.js';

/** Rows whose bars are loaded together, and reloaded when a hint names one of them. */
export const PAGE_ROWS = 60;

/** The rows `[from, to)` of the chart. */
export interface BarPage {
  readonly from: number;
  readonly to: number;
  readonly berthIds: readonly string[];
}

export function pagesOf(rows: readonly PlanRow[]): BarPage[] {
  return Array.from({ length: Math.ceil(rows.length / PAGE_ROWS) }, (_, page) => {
    const from = page * PAGE_ROWS;
    const held = rows.slice(from, from + PAGE_ROWS);
    return { from, to: from + held.length, berthIds: held.map(({ berth_id }) => berth_id) };
  });
}

/** The bars of a page; a boat over several berths belongs to the pages of all of them. */
export function barsOf({ berthIds }: BarPage, bars: readonly PlanBar[]): PlanBar[] {
  const held = new Set(berthIds);
  return bars.filter((bar) => held.has(bar.berth_id) || bar.extends_over.some((berthId) => held.has(berthId)));
}

/** The reservations of some bars, whose changes change how the bars look. */
export function reservationsOf(bars: readonly PlanBar[]): string[] {
  return [...new Set(bars.flatMap(({ reservation_id }) => reservation_id ?? []))];
}

/** The rows of whole pages around `[first, last)`: the chart is drawn again only when another page comes into view. */
export function pagesAround(first: number, last: number): readonly [number, number] {
  return [Math.floor(first / PAGE_ROWS) * PAGE_ROWS, Math.ceil(last / PAGE_ROWS) * PAGE_ROWS];
}
