import { Suspense, useCallback, useRef } from 'react';
import { useDeferredArrival } from '../../ui/states/use-deferred-arrival.js';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context.js';
import { CheckingScreen } from '../shell/checking-screen.js';
import { SessionFailedScreen } from '../shell/session-failed-screen.js';
import { LogOutContext } from './log-out-context.js';
import { LOGIN, whereToGo } from './where-to-go.js';

function rememberedIn(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : null;
}

/** Sends everybody where they have to be: to the sign-in, the password, the first login, or back to where they wanted. */
export function Gate() {
  const { status, user, signOut } = useSession();
  const known = useDeferredArrival(status !== 'loading');
  const place = useLocation();
  const leaving = useRef(false);
  const logOut = useCallback(async () => {
    leaving.current = true;
    await signOut();
  }, [signOut]);

  // The pages that anybody may read do not wait for the answer.
  if (place.pathname === '/terms') return <Outlet />;
  if (status === 'loading' || !known) return <CheckingScreen />;
  if (status === 'failed') return <SessionFailedScreen />;
  if (status === 'signed_in') leaving.current = false;
  const redirect = whereToGo(status === 'signed_in' ? user : null, place, rememberedIn(place.state));
  if (redirect !== null) {
    // Who left by themselves does not want to come back to where they were.
    const from = leaving.current && redirect.to === LOGIN ? undefined : redirect.from;
    return <Navigate to={redirect.to} replace state={from === undefined ? null : { from }} />;
  }
  return (
    <LogOutContext value={logOut}>
      <Suspense fallback={<CheckingScreen />}>
        <Outlet />
      </Suspense>
    </LogOutContext>
  );
}
