import type { ShownBerth } from './standing.js';

/** The length of the boat in a berth: of the seen one, otherwise of the expected one. Null: empty, or not known. */
export function lengthHere({ standing, row }: Pick<ShownBerth, 'standing' | 'row'>): number | null {
  if (standing?.answer === 'EMPTY') return null;
  if (standing?.answer !== 'BOAT') return row.expected.boat?.length ?? null;
  const { boat } = standing;
  return boat?.measured ?? boat?.length ?? null;
}
