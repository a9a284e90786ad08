import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { SessionContext } from './session-context.js';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * A display preference (density, columns) that this browser stores for the signed-in user. What is displayed belongs in
 * the address instead. A stored value of another shape than `initial` is ignored.
 */
export function useLocalPreference<T>(key: string, initial: T): readonly [T, (value: T) => void] {
  const user = useContext(SessionContext)?.user?.id ?? 'anybody';
  const name = `preference:${user}:${key}`;
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(name));
  const value = useMemo(() => readAs(kept, initial), [kept, initial]);
  const set = useCallback(
    (next: T) => {
      localStorage.setItem(name, JSON.stringify(next));
      for (const listener of listeners) listener();
    },
    [name],
  );
  return [value, set];
}

function readAs<T>(kept: string | null, initial: T): T {
  if (kept === null) return initial;
  try {
    const value: unknown = JSON.parse(kept);
    return shapeOf(value) === shapeOf(initial) ? (value as T) : initial;
  } catch {
    return initial;
  }
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}
