import type { BarIndex } from './bar-index.js';
import type { ChartBar } from './chart-bar.js';
import type { ChartRow } from './chart-rows.js';
import type { ChartWindow } from './chart-window.js';
import { spanOf, WORDS_FROM } from './geometry.js';

/** The boats whose bars leave no room for their names, numbered from 1 in the order of the rows, for paper. */
export function namedBelow(
  rows: readonly ChartRow[],
  { byBerth }: BarIndex,
  window: ChartWindow,
  night: number,
): ReadonlyMap<string, { readonly number: number; readonly bar: ChartBar }> {
  const named = new Map<string, { number: number; bar: ChartBar }>();
  for (const row of rows) {
    if (row.kind !== 'berth') continue;
    for (const { bar } of byBerth.get(row.berth.id) ?? []) {
      const span = spanOf(window, night, bar.start, bar.end);
      if (bar.kind === 'CLOSED' || span === null || span.width >= WORDS_FROM || named.has(bar.id)) continue;
      named.set(bar.id, { number: named.size + 1, bar });
    }
  }
  return named;
}
