import { useMemo } from 'react';
import { sortText } from '../../../lib/url/sort-text.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import type { Sort } from '../../../ui/list/column.js';
import { filterNames, filterOf, type ListAddress, listDefaults, sortOf, sortOfColumns } from '../model/list-address.js';

/** The state of the inventory in its address, and functions to change it. */
export function useInventoryUrl() {
  const { state, set, countSet } = useListState(listDefaults);
  const address: ListAddress = state;
  const filter = useMemo(() => filterOf(address), [address]);
  const order = useMemo(() => sortOf(address), [address]);
  return {
    address,
    filter,
    order,
    sort: sortOfColumns(order),
    filtered: countSet(filterNames) > 0,
    set: (patch: Partial<ListAddress>) => set(patch),
    clear: () => set(Object.fromEntries(filterNames.map((name) => [name, listDefaults[name]]))),
    sortBy: (sort: Sort) => set({ sort: sortText(sortOfColumns(sortOf({ sort: sortText(sort) }))) }),
    fold: (pierId: string) =>
      set({
        closed: address.closed.includes(pierId)
          ? address.closed.filter((id) => id !== pierId)
          : [...address.closed, pierId],
      }),
    openDialog: (dialog: 'many' | 'import') => set({ dialog }, { push: true }),
    closeDialog: () => set({ dialog: '' }),
  };
}
export type InventoryUrl = ReturnType<typeof useInventoryUrl>;
