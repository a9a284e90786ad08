import type { ReactNode } from 'react';
import type { Column, Density, Sort } from './column.js';

export interface ListTableProps<Row> {
  /** What the list is, for a screen reader. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Where a row leads, and how that link is called ("R-20417, Brisa do Norte"). */
  rowHref: (row: Row) => string;
  rowLabel: (row: Row) => string;
  /** Orange at the left edge: somebody of ours must act. */
  edge?: ((row: Row) => boolean) | undefined;
  /** Ids of rows that somebody else has just changed: they glow once. */
  changed?: ReadonlySet<string> | undefined;
  hidden?: readonly string[] | undefined;
  density?: Density | undefined;
  sort?: Sort | null | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** What a row looks like on a phone, inside its card. */
  card: (row: Row) => ReactNode;
  /** Loading for the first time: as many grey rows as will come. */
  loading?: boolean | undefined;
  loadingRows?: number | undefined;
  /** Loading again: the rows stay, slightly faded. */
  stale?: boolean | undefined;
  /** Instead of rows: `EmptyState`, `NoMatch` or `ErrorState`. */
  instead?: ReactNode;
  /** Under the rows: the pager. */
  footer?: ReactNode;
}
