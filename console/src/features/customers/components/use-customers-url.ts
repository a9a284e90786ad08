import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useListState } from '../../../lib/url/use-list-state.js';
import type { Sort } from '../../../ui/list/column.js';
import { residentSortKeys } from '../../../../../contracts/customers/vocabulary.js';
import {
  choicesOf,
  type CustomerAddress,
  customerDefaults,
  type CustomerTab,
  filtersSet,
  noCustomerFilters,
  writtenOrder,
} from '../model/customers-address.js';

/** The state of the customers' tables, read from the address, and functions to change it. */
export function useCustomersUrl(tem: boolean) {
  const { state, set } = useListState(customerDefaults);
  const { pathname } = useLocation();
  const choices = useMemo(() => choicesOf(state, tem), [state, tem]);
  const filter = useCallback((patch: Partial<CustomerAddress>) => set(patch), [set]);
  const turnTo = useCallback((page: number) => set({ page }, { push: true }), [set]);
  const { field, direction } = choices.order;
  return {
    choices,
    filtered: filtersSet(choices).length > 0,
    filter,
    clear: () => set(noCustomerFilters),
    sort: { key: field, descending: direction === 'desc' } satisfies Sort,
    sortBy: ({ key, descending }: Sort) => {
      const next = residentSortKeys.find((one) => one === key);
      if (next !== undefined) set({ sort: writtenOrder({ field: next, direction: descending ? 'desc' : 'asc' }) });
    },
    turnTo,
    showRows: (page_size: number) => set({ page_size }),
    /** The address of a tab: the search stays, the filters of the other table do not. */
    addressOf: (tab: CustomerTab) => {
      const query = new URLSearchParams();
      if (tab !== 'residents') query.set('tab', tab);
      if (choices.search !== '') query.set('search', choices.search);
      return { pathname, search: query.size === 0 ? '' : `?${query.toString()}` };
    },
  };
}
export type CustomersUrl = ReturnType<typeof useCustomersUrl>;
