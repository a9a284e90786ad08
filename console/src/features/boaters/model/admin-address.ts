import {
  type AdminSortKey,
  adminSortKeys,
  type MembershipFilter,
  membershipFilters,
} from '../../../../../contracts/customers/vocabulary.js';
import type { Sorting } from '../../../../../contracts/vocabulary/sorting.js';
import { sortingIn } from '../../../lib/url/sort-text.js';

/** The default state of the administrators' list in the shape of its address. */
export const adminDefaults = {
  search: '',
  country: '',
  membership: '',
  marinas: [] as readonly string[],
  sort: '',
  page: 1,
  page_size: 10,
};
export type AdminAddress = typeof adminDefaults;

const MOST_PAGES = 100_000;
const MOST_ROWS = 100;

export interface AdminQuestion {
  readonly search?: string;
  readonly filter: { country_of_residence?: string; membership: MembershipFilter; marina_ids?: string[] };
  readonly sort: Sorting<AdminSortKey>;
  readonly page: number;
  readonly page_size: number;
}

/** What the address asks the server for; unknown values count as unset. */
export function adminQuestion(address: AdminAddress): AdminQuestion {
  const { search, country, membership, marinas, sort, page, page_size } = address;
  return {
    ...(search === '' ? {} : { search }),
    filter: {
      membership: membershipFilters.find((one) => one === membership) ?? 'all',
      ...(country === '' ? {} : { country_of_residence: country }),
      ...(marinas.length === 0 ? {} : { marina_ids: [...marinas] }),
    },
    sort: sortingIn(sort, adminSortKeys, { field: 'full_name', direction: 'asc' }),
    page: within(page, MOST_PAGES, 1),
    page_size: within(page_size, MOST_ROWS, adminDefaults.page_size),
  };
}

function within(value: number, most: number, otherwise: number): number {
  return Number.isInteger(value) && value >= 1 && value <= most ? value : otherwise;
}
