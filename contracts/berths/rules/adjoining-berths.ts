import type { BerthRows } from '../vocabulary.js';
import { byText } from '../../vocabulary/sorting.js';

export interface NumberedBerth {
  readonly id: string;
  readonly number: number;
}

/**
 * The berths directly before and after a berth on its side of the pier, by number, for each way in which the pier's
 * berths may follow each other.
 * @param pier every berth of the pier, also those out of service: they lie between others
 * @param rows how the map arranges the berths; null: unknown, so they may lie in one row, or odd and even ones face each other
 */
export function besideOnPier(
  berth: NumberedBerth,
  pier: readonly NumberedBerth[],
  rows: BerthRows | null,
): readonly (readonly NumberedBerth[])[] {
  const others = pier.filter(({ id }) => id !== berth.id);
  const sorted = [...others, berth].sort((one, other) => one.number - other.number || byText(one.id, other.id));
  return rowsWith(berth, sorted, rows).map((row) => {
    const at = row.indexOf(berth);
    return [row[at - 1], row[at + 1]].filter((found) => found !== undefined);
  });
}

/** Whether one boat can lie over a berth and these neighbours: they adjoin it, in one row. */
export function adjoin(
  berth: NumberedBerth,
  neighbours: readonly string[],
  pier: readonly NumberedBerth[],
  rows: BerthRows | null,
): boolean {
  return besideOnPier(berth, pier, rows).some((beside) => {
    const ids = beside.map(({ id }) => id);
    return neighbours.every((id) => ids.includes(id));
  });
}

function rowsWith(
  berth: NumberedBerth,
  sorted: readonly NumberedBerth[],
  rows: BerthRows | null,
): readonly (readonly NumberedBerth[])[] {
  const sameParity = sorted.filter(({ number }) => (number - berth.number) % 2 === 0);
  switch (rows) {
    case 'ONE_SIDE':
      return [sorted];
    case 'ODD_EVEN':
      return [sameParity];
    case 'HALVES': {
      const half = Math.ceil(sorted.length / 2);
      return [sorted.indexOf(berth) < half ? sorted.slice(0, half) : sorted.slice(half)];
    }
    case null:
      return [sorted, sameParity];
  }
}
