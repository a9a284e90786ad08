import { useSyncExternalStore } from 'react';

const QUERY = '(pointer: coarse)';

function watch(changed: () => void): () => void {
  if (typeof window.matchMedia !== 'function') return () => undefined;
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** True where the main pointer is a finger: rows are then 44 px high. */
export function useTouch(): boolean {
  return useSyncExternalStore(watch, () => typeof window.matchMedia === 'function' && window.matchMedia(QUERY).matches);
}
