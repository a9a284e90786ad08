import type { ReactNode } from 'react';
import type { Reloaded } from '../states/not-refreshed.js';
import type { Column, Density, Sort } from './column.js';

export interface ListGroup {
  readonly id: string;
  readonly label: string;
  /** The number of rows on all pages, in the reader's format. */
  readonly count?: string | undefined;
}

/** Rows of a page that belong together and are shown as one row, which opens to them. */
export interface ListBundle {
  readonly id: string;
  /** The name of what they belong to. */
  readonly label: string;
  /** The address of its page. */
  readonly to: string;
}

/** How rows that belong together are shown as one. */
export interface BundledRows<Row> {
  /** Null: the row stands alone. */
  readonly of: (row: Row) => ListBundle | null;
  /** How many rows there are on the page, in words. */
  readonly count: (rows: readonly Row[]) => string;
  readonly note: (rows: readonly Row[]) => ReactNode;
  /** The name of the link to the page of all. */
  readonly openPage: string;
}

export interface ListTableProps<Row> {
  /** The list's accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The address of a row's page, and the link's accessible name ("R-20417, Brisa do Norte"). */
  rowHref: (row: Row) => string;
  rowLabel: (row: Row) => string;
  /** The group of a row, for headings above the rows of each group. The rows come in the order of their groups. */
  group?: ((row: Row) => ListGroup) | undefined;
  /** What a row belongs to together with others: rows of one bundle are one row, which opens to them. */
  bundle?: BundledRows<Row> | undefined;
  /** Whether rows are cards; by default on a phone. */
  cards?: boolean | undefined;
  /** Whether rows are cards too where the columns do not fit, so that none is out of sight. */
  folds?: boolean | undefined;
  /** Marks rows that wait for the marina's staff with an orange left edge. */
  edge?: ((row: Row) => boolean) | undefined;
  /** Ids of rows that someone else has just changed; they glow once. */
  changed?: ReadonlySet<string> | undefined;
  hidden?: readonly string[] | undefined;
  density?: Density | undefined;
  sort?: Sort | null | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Whether the server sorts by a second column too: Shift with a click or with Enter chooses it. */
  sortsByTwo?: boolean | undefined;
  /** The content of a row's card on a phone. */
  card: (row: Row) => ReactNode;
  /** Number of placeholder rows during the first load. */
  loading?: boolean | undefined;
  loadingRows?: number | undefined;
  /** True if the list will begin with the heading of a group. */
  loadingGroup?: boolean | undefined;
  /** True while reloading: the rows stay, slightly faded. */
  stale?: boolean | undefined;
  /** The answer with the rows. If loading it again fails, a line above the rows says so. */
  load: Reloaded;
  /** Shown instead of rows: `EmptyState`, `NoMatch` or `ErrorState`. */
  instead?: ReactNode;
  /** Shown under the rows: the pager. */
  footer?: ReactNode;
}
