import { useSyncExternalStore } from 'react';

/** The width from which a row has room for the month strip. */
const QUERY = '(min-width: 1440px)';

function watch(changed: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

export function useRoomy(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(QUERY).matches);
}
