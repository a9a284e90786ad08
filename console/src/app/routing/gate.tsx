import { Suspense, useCallback, useRef, useState } from 'react';
import { useDeferredArrival } from '../../lib/time/use-deferred-arrival.js';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context.js';
import { CheckingScreen } from '../shell/checking-screen.js';
import { SessionFailedScreen } from '../shell/session-failed-screen.js';
import { unsentOf } from '../../lib/offline/unsent.js';
import { lazyWithRetry } from '../../ui/floats/lazy-with-retry.js';
import { LogOutContext } from './log-out-context.js';
import { LOGIN, whereToGo } from './where-to-go.js';

function rememberedIn(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : null;
}

function confirmingIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'confirming' in state && state.confirming === true;
}

const UnsentDialog = lazyWithRetry(async () => (await import('../shell/unsent-dialog.js')).UnsentDialog);

/** Redirects visitors to the page they need: sign-in, password, first login, or the one they wanted before. */
export function Gate() {
  const { status, user, signOut } = useSession();
  const known = useDeferredArrival(status !== 'loading');
  const place = useLocation();
  const leaving = useRef(false);
  const [unsent, setUnsent] = useState(0);
  const leave = useCallback(async () => {
    leaving.current = true;
    setUnsent(0);
    await signOut();
  }, [signOut]);
  const userId = user?.id;
  const logOut = useCallback(async () => {
    const count = userId === undefined ? 0 : unsentOf(userId);
    if (count > 0) setUnsent(count);
    else await leave();
  }, [leave, userId]);

  // Public pages do not wait for the session.
  if (place.pathname === '/terms') return <Outlet />;
  if (status === 'loading' || !known) return <CheckingScreen />;
  if (status === 'failed') return <SessionFailedScreen />;
  if (status === 'signed_in') leaving.current = false;
  const visited = { pathname: place.pathname, search: place.search, confirming: confirmingIn(place.state) };
  const redirect = whereToGo(status === 'signed_in' ? user : null, visited, rememberedIn(place.state));
  if (redirect !== null) {
    // After an intentional log-out the previous address is not remembered.
    const from = leaving.current && redirect.to === LOGIN ? undefined : redirect.from;
    return <Navigate to={redirect.to} replace state={from === undefined ? null : { from }} />;
  }
  return (
    <LogOutContext value={logOut}>
      <Suspense fallback={<CheckingScreen />}>
        <Outlet />
      </Suspense>
      {unsent > 0 && <UnsentDialog count={unsent} onLogOut={() => void leave()} onClose={() => setUnsent(0)} />}
    </LogOutContext>
  );
}
