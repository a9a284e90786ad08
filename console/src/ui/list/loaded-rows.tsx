import type { ReactNode } from 'react';
import type { ListedRows } from '../../lib/api/use-listed-page.js';
import { LoadFailed } from '../states/load-failed.js';
import { NotRefreshed } from '../states/not-refreshed.js';

interface LoadedRowsProps<Row> {
  /** The shown page, as `usePagedLoad` returns it. */
  list: ListedRows<Row>;
  /** Shown during the first load: `LoadingLines`. */
  loading: ReactNode;
  /** Shown if there are no rows on any page. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of a paged list that is not a table of records, with its states. Its pager is a `ListPager`. */
export function LoadedRows<Row>({ list, loading, empty, children }: LoadedRowsProps<Row>) {
  return (
    <>
      <NotRefreshed load={list.load} />
      {list.failed && <LoadFailed load={list.load} />}
      {list.loading && loading}
      {list.nothing && empty}
      {list.rows.length > 0 && children(list.rows)}
    </>
  );
}
