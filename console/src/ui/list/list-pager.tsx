import type { ListedRows } from '../../lib/api/use-listed-page.js';
import { Pager } from './pager.js';

export interface ListPagerProps {
  list: Pick<ListedRows<unknown>, 'pages' | 'total'>;
  /** The number of rows above which the pager is shown: by default as soon as there is one. */
  above?: number | undefined;
}

/** The pager of a list. */
export function ListPager({ list: { pages, total }, above = 0 }: ListPagerProps) {
  if (total <= above) return null;
  const { page, page_size, turnTo, showRows } = pages;
  return <Pager page={page} pageSize={page_size} total={total} onPage={(to) => turnTo(to)} onPageSize={showRows} />;
}
