import { useCallback, useEffect, useRef, useState } from 'react';
import { useConnection } from '../../lib/realtime/connection.js';

const LOOK_EVERY_MS = 5 * 60_000;

/** The build that the server hands out now; null: it cannot be told. */
async function servedBuild(): Promise<string | null> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store', headers: { Accept: 'application/json' } });
    const told: unknown = response.ok ? await response.json() : null;
    return typeof told === 'object' && told !== null && 'build' in told ? String(told.build) : null;
  } catch {
    // No connection: there is another look to come.
    return null;
  }
}

/**
 * Whether the server hands out another console than the one on screen. Looks every five minutes, on return to the tab,
 * and whenever the connection is back: the server may have been replaced meanwhile.
 */
export function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false);
  const first = useRef<string | null>(null);
  const connection = useConnection();
  const look = useCallback(async () => {
    const served = await servedBuild();
    if (served === null) return;
    first.current ??= served;
    setNew(served !== first.current);
  }, []);
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') void look();
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [look]);
  useEffect(() => {
    if (connection === 'online') void look();
  }, [connection, look]);
  return isNew;
}
