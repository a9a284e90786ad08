import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const KEY = 'list-address:';

/**
 * Remembers a list's filters and page, for the way back from one of its records. For this tab only. Forms that are open
 * beside the list have addresses of their own, which are not remembered.
 */
export function useRememberedList(list: string): void {
  const { search } = useLocation();
  useEffect(() => sessionStorage.setItem(KEY + list, list + search), [list, search]);
}

/** The last address of a list in this tab, or the plain `list`. */
export function listAddress(list: string): string {
  return sessionStorage.getItem(KEY + list) ?? list;
}
