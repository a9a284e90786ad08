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
  /** How much room it needs, in pixels. Where all columns say so they share the width by it, and nothing moves when rows come. */
  width?: number | undefined;
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

/** Below so much of what they need, columns do not get narrower: the list is then pushed sideways. */
const NARROWEST = 0.95;

export interface Shares {
  /** In percent of the list's width, in the order of the columns. */
  readonly percent: readonly number[];
  /** Pixels that the list keeps in any case. */
  readonly atLeast: number;
}

/** How columns share the width of their list; null: the contents decide. */
export function sharesOf<Row>(columns: readonly Pick<Column<Row>, 'width'>[]): Shares | null {
  const needs = columns.map(({ width }) => width ?? 0);
  if (needs.length === 0 || needs.includes(0)) return null;
  const all = needs.reduce((sum, need) => sum + need, 0);
  return { percent: needs.map((need) => (100 * need) / all), atLeast: Math.round(all * NARROWEST) };
}

/** The sort after a click on the head of a column. */
export function nextSort(current: Sort | null, key: string, first: 'ascending' | 'descending' = 'ascending'): Sort {
  if (current?.key === key) return { key, descending: !current.descending };
  return { key, descending: first === 'descending' };
}
