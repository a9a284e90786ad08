import {
  type MembershipFilter,
  membershipFilters,
  type MemberType,
  memberTypes,
  residentSortKeys,
  type ResidentSortKey,
} from '../../../../../contracts/customers/vocabulary.js';
import type { Sorting } from '../../../../../contracts/vocabulary/sorting.js';
import { type LengthChoice, readLengths } from '../../../entities/vessel/length-choice.js';
import { sortingIn } from '../../../lib/url/sort-text.js';

export const customerTabs = ['residents', 'visitors', 'requests', 'archived'] as const;
export type CustomerTab = (typeof customerTabs)[number];

/** The default state of the tables in the shape of their address (spec 2 §9: ten rows). */
export const customerDefaults = {
  tab: '',
  search: '',
  membership: '',
  types: '',
  length: '',
  sort: '',
  page: 1,
  page_size: 10,
};
export type CustomerAddress = typeof customerDefaults;

export type CustomerOrder = Sorting<ResidentSortKey>;

/** What the address chooses. */
export interface CustomerChoices {
  readonly tab: CustomerTab;
  readonly search: string;
  readonly membership: MembershipFilter;
  readonly types: readonly MemberType[];
  readonly length: LengthChoice | null;
  readonly order: CustomerOrder;
  readonly page: number;
  readonly page_size: number;
}

const MOST_PAGES = 100_000;
const MOST_ROWS = 100;

/**
 * Reads an address; unknown values count as unset.
 * @param tem whether the marina belongs to the association TEM, which alone has the filter of boaters (spec 2 §2)
 */
export function choicesOf(address: CustomerAddress, tem: boolean): CustomerChoices {
  const membership = membershipFilters.find((one) => one === address.membership) ?? 'all';
  const chosen = address.types.split(',');
  return {
    tab: customerTabs.find((one) => one === address.tab) ?? 'residents',
    search: address.search,
    membership: membership === 'boaters' && !tem ? 'all' : membership,
    types: memberTypes.filter((type) => chosen.includes(type)),
    length: readLengths(address.length),
    order: sortingIn(address.sort, residentSortKeys, { field: 'boat_name', direction: 'asc' }),
    page: Math.trunc(within(address.page, MOST_PAGES, customerDefaults.page)),
    page_size: Math.trunc(within(address.page_size, MOST_ROWS, customerDefaults.page_size)),
  };
}

function within(value: number, most: number, otherwise: number): number {
  return value >= 1 && value <= most ? value : otherwise;
}

/** The filters that are set in the shown tab. */
export function filtersSet({ tab, search, membership, types, length }: CustomerChoices): string[] {
  const set: [string, boolean][] = [
    ['search', tab !== 'requests' && search !== ''],
    ['membership', (tab === 'residents' || tab === 'visitors') && membership !== 'all'],
    ['types', tab === 'residents' && types.length > 0],
    ['length', tab === 'residents' && length !== null],
  ];
  return set.filter(([, on]) => on).map(([name]) => name);
}

/** The address's values that show all customers of the tab again. */
export const noCustomerFilters: Partial<CustomerAddress> = { search: '', membership: '', types: '', length: '' };
