import type { ReactNode } from 'react';

/** A column of the export: dates as YYYY-MM-DD, amounts and sizes as plain numbers. */
export interface ExportedColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => string | number | null | undefined;
}

/** One column of a list. */
export interface Column<Row> {
  id: string;
  header: string;
  /** Shown in the head instead of the text, such as a check box for all rows. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The exported values of a cell, one a column, where its text holds several or is not plain. */
  exported?: readonly ExportedColumn<Row>[] | undefined;
  /** The exported text of a cell; columns without it are not exported. */
  text?: ((row: Row) => string | number | null | undefined) | undefined;
  /** The server's sort key; a column without it cannot be sorted. */
  sortKey?: string | undefined;
  /** The sort direction of the first click: dates and totals start with the newest and largest. */
  sortFirst?: 'ascending' | 'descending' | undefined;
  align?: 'left' | 'right' | undefined;
  /**
   * The needed width in pixels. When all columns have one, they share the list's width in proportion, and nothing
   * shifts when rows arrive.
   */
  width?: number | undefined;
  /** A narrow list leaves out the column with the highest number first. A column without a number always stays. */
  drops?: number | undefined;
  /** Whether the column chooser can hide it. Essential columns always stay. */
  hideable?: boolean | undefined;
}

interface OneSort {
  key: string;
  descending: boolean;
}

/** The order of a list: by one column, or by a second one (`then`) where the first is equal. */
export interface Sort extends OneSort {
  then?: OneSort | undefined;
}

export type Density = 'comfortable' | 'compact';

/** The columns without the hidden ones; a column that is not hideable stays. */
export function shownColumns<Row>(columns: readonly Column<Row>[], hidden: readonly string[]): Column<Row>[] {
  return columns.filter((column) => column.hideable !== true || !hidden.includes(column.id));
}

/** The smallest share of their needed width to which columns shrink; a narrower list scrolls sideways. */
const NARROWEST = 0.95;

export interface Shares {
  /** Widths in percent of the list's width, in the order of the columns. */
  readonly percent: readonly number[];
  /** The list's minimum width in pixels. */
  readonly atLeast: number;
}

/** The columns' shares of the list's width; null when the contents decide. */
export function sharesOf<Row>(columns: readonly Pick<Column<Row>, 'width'>[]): Shares | null {
  const needs = columns.map(({ width }) => width ?? 0);
  if (needs.length === 0 || needs.includes(0)) return null;
  const all = needs.reduce((sum, need) => sum + need, 0);
  return { percent: needs.map((need) => (100 * need) / all), atLeast: Math.round(all * NARROWEST) };
}

/** The columns that a list of this width has room for; columns without `drops` always stay. */
export function columnsFor<C extends Pick<Column<never>, 'width' | 'drops'>>(columns: readonly C[], room: number): C[] {
  const kept = [...columns];
  while ((sharesOf(kept)?.atLeast ?? 0) > room) {
    const first = Math.max(0, ...kept.map(({ drops = 0 }) => drops));
    if (first === 0) return kept;
    kept.splice(
      kept.findLastIndex(({ drops }) => drops === first),
      1,
    );
  }
  return kept;
}

/** The sort after a click on a column's head. */
export function nextSort(current: Sort | null, key: string, first: 'ascending' | 'descending' = 'ascending'): Sort {
  if (current?.key === key) return { key, descending: !current.descending };
  return { key, descending: first === 'descending' };
}

/** The sort after Shift and a click: the column becomes the second one; the first one changes only its direction. */
export function nextSecondSort(
  current: Sort | null,
  key: string,
  first: 'ascending' | 'descending' = 'ascending',
): Sort {
  if (current === null) return nextSort(null, key, first);
  if (current.key === key) return { ...current, descending: !current.descending };
  return { ...current, then: nextSort(current.then ?? null, key, first) };
}
