import { useSyncExternalStore } from 'react';

/** From this width on a row has room for more than the words that carry it. */
const QUERY = '(min-width: 1360px)';

function watch(changed: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

export function useRoomy(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(QUERY).matches);
}
