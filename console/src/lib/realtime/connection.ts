import { useSyncExternalStore } from 'react';

export type Connection = 'online' | 'connecting' | 'offline';

/** The state of the sockets; null when none is used, as on the boater's page. */
let sockets: Connection | null = null;
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of Array.from(listeners)) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** The current connection between page and server. */
export function connectionNow(): Connection {
  if (!navigator.onLine) return 'offline';
  return sockets ?? 'online';
}

export function setSocketConnection(state: Connection | null): void {
  if (state === sockets) return;
  sockets = state;
  changed();
}

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, connectionNow);
}
