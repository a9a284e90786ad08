import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { keptPushUser } from '../../lib/push/browser-push.js';
import { useUser } from '../../lib/session/session-context.js';
import { whenIdle } from '../../lib/time/when-idle.js';

/**
 * Follows the notifications that are opened on this device, and goes on with them in a new session of the same user: the
 * last one may have expired without a sign-out.
 */
export function usePush(): void {
  const navigate = useNavigate();
  const { id } = useUser();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const opened = ({ data, ports: [answers] }: MessageEvent<unknown>) => {
      const path = pathIn(data);
      if (path === null) return;
      answers?.postMessage('opened');
      void navigate(path);
    };
    navigator.serviceWorker.addEventListener('message', opened);
    return () => navigator.serviceWorker.removeEventListener('message', opened);
  }, [navigate]);
  useEffect(() => {
    if (keptPushUser() !== id) return;
    return whenIdle(() => void import('./renew-push.js').then(({ renewPush }) => renewPush()).catch(() => undefined));
  }, [id]);
}

/** The page that the worker asks for. It is always a page of this console. */
function pathIn(data: unknown): string | null {
  const path = typeof data === 'object' && data !== null && 'open' in data ? data.open : null;
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null;
}
