import { useEffect, useSyncExternalStore } from 'react';

/** Number of mounted parts that say themselves that the server cannot be reached. */
let notices = 0;
const listeners = new Set<() => void>();

function add(difference: 1 | -1): void {
  notices += difference;
  for (const listener of Array.from(listeners)) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While `shown` holds, the caller says that the server cannot be reached, and the shell does not repeat it. */
export function useOwnNotice(shown: boolean): void {
  useEffect(() => {
    if (!shown) return undefined;
    add(1);
    return () => add(-1);
  }, [shown]);
}

/** True if a screen says itself that the server cannot be reached. */
export function useHasOwnNotice(): boolean {
  return useSyncExternalStore(subscribe, () => notices > 0);
}
