import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const KEY = 'list-address:';

/** Remembers where in a list one stood, filters and page, for the way back from one of its records. For this tab only. */
export function useRememberedList(list: string): void {
  const { pathname, search } = useLocation();
  useEffect(() => sessionStorage.setItem(KEY + list, pathname + search), [list, pathname, search]);
}

/** The address of a list as it was left, or the plain `list` when it was not visited in this tab. */
export function listAddress(list: string): string {
  return sessionStorage.getItem(KEY + list) ?? list;
}
