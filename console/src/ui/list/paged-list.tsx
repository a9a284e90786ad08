import type { ReactNode } from 'react';
import type { ListedRows } from '../../lib/api/use-listed-page.js';
import { LoadFailed } from '../states/load-failed.js';
import { NoMatch, type NoMatchProps } from '../states/no-match.js';
import { ListPager, type ListPagerProps } from './list-pager.js';
import { ListTable } from './list-table.js';
import type { ListTableProps } from './list-table-props.js';

type DescribedTable<Row> = Omit<ListTableProps<Row>, 'rows' | 'loading' | 'stale' | 'load' | 'instead' | 'footer'>;

interface PagedListProps<Row> extends DescribedTable<Row> {
  /** The shown page, as `usePagedLoad` returns it. */
  list: ListedRows<Row>;
  /** How the filters are removed if no row matches them; false if none is set. */
  noMatch?: NoMatchProps | false;
  /** Shown if there are no rows and no filter is set: `EmptyState`. */
  empty: ReactNode;
  /** A line about the rows of all pages, above the pager. */
  sum?: ReactNode;
  pagerAbove?: ListPagerProps['above'];
}

/** A list of records in pages, with its states: loading, failed, no match, empty and not refreshed. */
export function PagedList<Row>({ list, noMatch = false, empty, sum, pagerAbove, ...table }: PagedListProps<Row>) {
  return (
    <ListTable
      {...table}
      rows={list.rows}
      loading={list.loading}
      stale={list.load.isPlaceholderData}
      load={list.load}
      instead={insteadOfRows(list, noMatch, empty)}
      footer={
        list.total > 0 && (
          <>
            {sum}
            <ListPager list={list} above={pagerAbove} />
          </>
        )
      }
    />
  );
}

function insteadOfRows(list: ListedRows<unknown>, noMatch: NoMatchProps | false, empty: ReactNode): ReactNode {
  if (list.failed) return <LoadFailed load={list.load} />;
  if (!list.nothing) return undefined;
  return noMatch === false ? empty : <NoMatch {...noMatch} />;
}
