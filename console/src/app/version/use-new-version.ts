import { useCallback, useEffect, useRef, useState } from 'react';
import { useConnection } from '../../lib/realtime/connection.js';

const LOOK_EVERY_MS = 5 * 60_000;

/** The build that the server sends now; null when it cannot be read. */
async function servedBuild(): Promise<string | null> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store', headers: { Accept: 'application/json' } });
    const version: unknown = response.ok ? await response.json() : null;
    return typeof version === 'object' && version !== null && 'build' in version ? String(version.build) : null;
  } catch {
    // Offline: the next check tries again.
    return null;
  }
}

/**
 * Whether the server has another build of the console than the one on screen. It checks every five minutes, when the
 * tab becomes visible, and after each reconnection, because the server may have been replaced in the meantime.
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
