import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const KEY = 'list-address:';

/**
 * Remembers a list's address with its filters and page, for the way back from one of its records. For this tab only.
 */
export function useRememberedList(list: string): void {
  const { pathname, search } = useLocation();
  useEffect(() => sessionStorage.setItem(KEY + list, pathname + search), [list, pathname, search]);
}

/** The last address of a list in this tab, or the plain `list`. */
export function listAddress(list: string): string {
  return sessionStorage.getItem(KEY + list) ?? list;
}
