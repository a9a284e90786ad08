import { useSyncExternalStore } from 'react';

// Printing must not turn a page into that of a phone, which would change its layout.
const QUERY = 'screen and (max-width: 760px)';

function watch(changed: () => void): () => void {
  if (typeof window.matchMedia !== 'function') return () => undefined;
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** True on a phone (760 px or narrower), where lists become cards and the bottom bar is taller. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => typeof window.matchMedia === 'function' && window.matchMedia(QUERY).matches);
}
