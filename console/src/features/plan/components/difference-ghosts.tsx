import type { ChartData } from '../model/chart-data.js';
import type { ChartWindow } from '../model/chart-window.js';
import { spanOf } from '../model/geometry.js';
import type { PlanDifference } from '../model/plan-difference.js';
import { Ghost } from './bar-shape.js';
import type { BarWords } from './use-bar-words.js';

const INSET = 4;

interface DifferenceGhostsProps {
  readonly ghosts: PlanDifference['ghosts'];
  readonly data: ChartData;
  readonly window: ChartWindow;
  readonly night: number;
  /** The rows in view, `[first, last)`. */
  readonly rows: readonly [number, number];
  readonly labelWidth: number;
  readonly words: BarWords;
}

/** The bars that came or changed since, in outline over the plan as it stood. The list below the chart has their words. */
export function DifferenceGhosts({ ghosts, data, window, night, rows, labelWidth, words }: DifferenceGhostsProps) {
  return ghosts.flatMap(({ bar, change, covered }) => {
    const at = data.layout.rowOf.get(bar.berthId) ?? -1;
    const row = data.layout.rows[at];
    const span = spanOf(window, night, bar.start, bar.end);
    if (row === undefined || span === null || at < rows[0] || at >= rows[1]) return [];
    return [
      <Ghost
        key={`${bar.kind} ${bar.id} ${bar.berthId}`}
        aria-hidden="true"
        data-change={change}
        style={{
          left: labelWidth + span.left,
          width: span.width,
          top: row.top + INSET,
          height: row.height - INSET * 2,
        }}
      >
        {covered ? null : words.boat(bar)}
      </Ghost>,
    ];
  });
}
