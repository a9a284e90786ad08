import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { columnSort, sortText } from '../../../lib/url/sort-text.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import type { Sort } from '../../../ui/list/column.js';
import {
  choicesOf,
  type CustomerAddress,
  customerDefaults,
  type CustomerTab,
  filtersSet,
  noCustomerFilters,
} from '../model/customers-address.js';

/** The state of the customers' tables, read from the address, and functions to change it. */
export function useCustomersUrl(tem: boolean) {
  const { state, set, turnTo, showRows } = useListState(customerDefaults);
  const { pathname } = useLocation();
  const choices = useMemo(() => choicesOf(state, tem), [state, tem]);
  const filter = useCallback((patch: Partial<CustomerAddress>) => set(patch), [set]);
  return {
    choices,
    filtered: filtersSet(choices).length > 0,
    filter,
    clear: () => set(noCustomerFilters),
    sort: columnSort(choices.order),
    sortBy: (sort: Sort) => {
      const text = sortText(sort);
      set({ sort: text === 'boat_name' ? '' : text });
    },
    turns: { turnTo, showRows },
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
