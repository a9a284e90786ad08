import type { ReactNode } from 'react';

/** One column of a list. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What an export writes for the cell; a column without it is not exported. */
  text?: ((row: Row) => string | number | null | undefined) | undefined;
  /** The server's name for sorting by it; without it the head is plain words. */
  sortKey?: string | undefined;
  /** The direction of the first click on the head: dates and totals start with the newest and largest. */
  sortFirst?: 'ascending' | 'descending' | undefined;
  align?: 'left' | 'right' | undefined;
  /** CSS width of the column; the rest share what is left. */
  width?: number | string | undefined;
  /** Whether the column chooser offers it. Columns that carry the row stay. */
  hideable?: boolean | undefined;
}

export interface Sort {
  key: string;
  descending: boolean;
}

export type Density = 'comfortable' | 'compact';

/** The columns left when those with the hidden ids are taken away; a column that is not hideable stays. */
export function shownColumns<Row>(columns: readonly Column<Row>[], hidden: readonly string[]): Column<Row>[] {
  return columns.filter((column) => column.hideable !== true || !hidden.includes(column.id));
}

/** The sort after a click on the head of a column. */
export function nextSort(current: Sort | null, key: string, first: 'ascending' | 'descending' = 'ascending'): Sort {
  if (current?.key === key) return { key, descending: !current.descending };
  return { key, descending: first === 'descending' };
}
