import type { ListGroup } from './list-table-props.js';

/** The group that begins with the row at `at`; null within a group, or without groups. */
export function groupAbove<Row>(
  rows: readonly Row[],
  at: number,
  group: ((row: Row) => ListGroup) | undefined,
): ListGroup | null {
  const row = rows[at];
  if (group === undefined || row === undefined) return null;
  const own = group(row);
  const before = rows[at - 1];
  return before !== undefined && group(before).id === own.id ? null : own;
}
