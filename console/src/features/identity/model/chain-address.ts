import type { chainSearch } from '../../../../../contracts/dashboard/chain.js';
import { type ChainSortKey, chainSortKeys } from '../../../../../contracts/dashboard/vocabulary.js';
import type { Sorting } from '../../../../../contracts/vocabulary/sorting.js';
import type { AskedPage } from '../../../lib/api/use-listed-page.js';
import { sortingIn } from '../../../lib/url/sort-text.js';
import type * as z from 'zod';

type Question = z.input<typeof chainSearch>;

/** The chain's list in the shape of its address. `open` is the marina whose panel is open. */
export const chainDefaults = {
  search: '',
  country: '',
  waiting: false,
  sort: 'name',
  page: 1,
  page_size: 25,
  open: '',
};
export type ChainAddress = typeof chainDefaults;

/** The order in the address: `-revenue,berths` is by revenue descending, then by berths; an unknown one is the usual order. */
export function orderOf(text: string): Sorting<ChainSortKey> {
  return sortingIn(text, chainSortKeys, { field: 'name', direction: 'asc' });
}

/** The body of the chain's call. Values that are out of range count as unset. */
export function chainQuestion({ search, country, waiting, sort, page, page_size }: ChainAddress): Question & AskedPage {
  const { field: by, direction, then } = orderOf(sort);
  return {
    ...(search.trim() === '' ? {} : { search: search.trim().slice(0, 120) }),
    ...(country === '' ? {} : { countries: [country] }),
    ...(waiting ? { waiting } : {}),
    sort: { by, direction, ...(then && { then: { by: then.field, direction: then.direction } }) },
    page: page >= 1 && page <= 100_000 ? Math.trunc(page) : 1,
    page_size: page_size >= 1 && page_size <= 100 ? Math.trunc(page_size) : chainDefaults.page_size,
  };
}

export function isFiltered({ search, country, waiting }: ChainAddress): boolean {
  return search !== '' || country !== '' || waiting;
}
