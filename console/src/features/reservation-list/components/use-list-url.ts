import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { sortText } from '../../../lib/url/sort-text.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import type { Sort } from '../../../ui/list/column.js';
import { listDefaults, readAddress, searchOfTab } from '../model/list-address.js';
import { isFiltered, type ListParams, noFilters } from '../model/list-params.js';
import { addressedOrder, type Order, orderFrom, orderInForce, sortOfColumns } from '../model/list-question.js';
import type { Edition, ListTab } from '../model/list-tabs.js';

/** The state of the list, read from the address, and functions to change it. The state is held nowhere else. */
export function useListUrl(edition: Edition) {
  const { state, set, turnTo, showRows } = useListState(listDefaults);
  const { pathname, search } = useLocation();
  const { choices, page } = useMemo(() => readAddress(state, edition), [state, edition]);
  const order = orderInForce(choices.order, edition, choices.tab);

  const filter = useCallback((patch: Partial<ListParams>) => set(patch), [set]);
  const orderBy = (next: Order) => set({ sort: addressedOrder(next, edition, choices.tab) });
  return {
    choices,
    page,
    turns: { turnTo, showRows },
    edition,
    filtered: isFiltered(state),
    /** The order in force, which is the edition's own unless the user chose one. */
    order,
    orderBy,
    sort: sortOfColumns(order),
    filter,
    clear: () => set(noFilters),
    sortBy: (sort: Sort) => {
      const next = orderFrom(sortText(sort));
      if (next !== null) orderBy(next);
    },
    addressOf: (tab: ListTab) => ({ pathname, search: searchOfTab(search, tab, edition) }),
  };
}
export type ListUrl = ReturnType<typeof useListUrl>;
