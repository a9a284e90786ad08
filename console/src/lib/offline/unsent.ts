import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const keyOf = (userId: string): string => `unsent:${userId}`;

/**
 * Stores how many changes of a user are on this device and not on the server. The shell reads it without opening the
 * database that holds them.
 */
export function keepUnsent(userId: string, count: number): void {
  if (count === unsentOf(userId)) return;
  if (count === 0) localStorage.removeItem(keyOf(userId));
  else localStorage.setItem(keyOf(userId), String(count));
  for (const listener of [...listeners]) listener();
}

export function unsentOf(userId: string): number {
  return Number(localStorage.getItem(keyOf(userId)) ?? '0');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The number of a user's changes that only this device has. */
export function useUnsent(userId: string): number {
  return useSyncExternalStore(subscribe, () => unsentOf(userId));
}
