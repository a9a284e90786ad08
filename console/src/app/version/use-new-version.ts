import { useEffect, useState } from 'react';

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

/** Whether the server hands out another console than the one on screen. Looks every five minutes and on return to the tab. */
export function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let first: string | null = null;
    let left = false;
    const look = async () => {
      const served = await servedBuild();
      if (left || served === null) return;
      first ??= served;
      setNew(served !== first);
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible') void look();
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
  return isNew;
}
