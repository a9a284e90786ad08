import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { AbsenceTab } from '../../../../../contracts/absences/absence.js';
import { columnSort, sortText } from '../../../lib/url/sort-text.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import type { Sort } from '../../../ui/list/column.js';
import {
  absenceDefaults,
  type AbsencesAddress,
  choicesOf,
  firstTabs,
  isFiltered,
  noFilters,
  rootOf,
} from '../model/absences-address.js';

/** The state of the list, read from the address, and functions to change it. */
export function useAbsencesUrl() {
  const { state, set, turnTo, showRows } = useListState(absenceDefaults);
  const { pathname } = useLocation();
  const root = rootOf(pathname);
  const choices = useMemo(() => choicesOf(state, firstTabs[root]), [state, root]);
  return {
    root,
    choices,
    filtered: isFiltered(choices),
    filter: (patch: Partial<AbsencesAddress>) => set(patch),
    clear: () => set(noFilters),
    sort: columnSort(choices.order),
    sortBy: (sort: Sort) => set({ sort: sortText(sort) }),
    turns: { turnTo, showRows },
    /** The address of a tab: search and days stay, the order does not. */
    addressOf: (tab: AbsenceTab) => {
      const query = new URLSearchParams();
      if (tab !== firstTabs[root]) query.set('tab', tab.toLowerCase());
      for (const name of ['search', 'from', 'to'] as const) if (state[name] !== '') query.set(name, state[name]);
      return { pathname, search: query.size === 0 ? '' : `?${query.toString()}` };
    },
  };
}
export type AbsencesUrl = ReturnType<typeof useAbsencesUrl>;
