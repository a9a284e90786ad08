import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Marina } from '../../../../contracts/marinas/marina.js';
import { type Access, allows, owedBy, type Principal } from '../../../../contracts/vocabulary/access.js';
import type { ApiError } from '../api/api-error.js';
import { call } from '../api/client.js';
import { forgetInputAfterSignOut } from '../forms/kept-input.js';
import { endSession, keepSessionToken, lastSessionEnd, onSessionChanged, sessionToken } from '../api/session-token.js';
import { sessionCalls } from '../../../../contracts/identity/calls.js';
import type { Topic } from '../api/topics.js';
import { unsubscribeBrowser } from '../push/browser-push.js';
import { keepSelf, keptSelf } from './kept-self.js';
import type { Self } from './self.js';
import { type Edition, type Session, SessionContext, type SignInAnswer } from './session-context.js';

export { useMarina, useSession, useUser } from './session-context.js';

export const SELF_KEY = ['self'];
const SELF_TOPICS: readonly Topic[] = [{ topic: 'users' }, { topic: 'marinas' }];

/** The query for the signed-in user and their marina. */
export const selfQuestion = queryOptions<Self, ApiError>({
  queryKey: SELF_KEY,
  queryFn: ({ signal }) => call(sessionCalls.self, undefined, { signal }),
  staleTime: Infinity,
  meta: { topics: SELF_TOPICS },
});

/**
 * Provides the session. All cached data is removed when the session ends or another one begins, also in another tab. The
 * token is read as an external store, so that a session that ends before this component listens is noticed too.
 */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const listen = useCallback(
    (changed: () => void) =>
      onSessionChanged(() => {
        client.clear();
        changed();
      }),
    [client],
  );
  useEffect(forgetInputAfterSignOut, []);
  const token = useSyncExternalStore(listen, sessionToken);
  const self = useQuery({ ...selfQuestion, enabled: token !== null });
  const loaded = token === null ? undefined : self.data;
  useEffect(() => {
    if (loaded !== undefined) keepSelf(loaded);
  }, [loaded]);
  // Without a network, the stored user opens the console; the server is asked again when it can be reached.
  const unreached = loaded === undefined && (self.error?.passing === true || !navigator.onLine);
  const kept = useMemo(
    () => (unreached && token !== null ? (keptSelf(token) ?? undefined) : undefined),
    [unreached, token],
  );
  const known = loaded ?? kept;
  // A screen that is unmounting renders once more after the session ended and still needs its user.
  const last = useRef<Self | undefined>(undefined);
  if (known !== undefined) last.current = known;

  const signIn = useCallback(
    (answer: SignInAnswer, lasting: boolean) => {
      keepSessionToken(answer.token, lasting);
      client.setQueryData<Self>(SELF_KEY, { user: answer.user, marina: answer.marina });
    },
    [client],
  );
  const signOut = useCallback(async () => {
    const leaving = sessionToken();
    endSession();
    void unsubscribeBrowser();
    // A failed request is ignored: this browser no longer has the token.
    if (leaving !== null) await call(sessionCalls.logout, undefined, { token: leaving }).catch(() => null);
  }, []);
  const reload = useCallback(() => client.invalidateQueries(), [client]);

  const session = useMemo((): Session => {
    const shown = known ?? last.current;
    return {
      status: statusOf(token, known, self.error),
      user: shown?.user ?? null,
      marina: shown?.marina ?? null,
      edition: editionOf(shown?.marina ?? null),
      refused: token === null && lastSessionEnd() === 'refused',
      error: self.error,
      mayDo: (access: Access) => known !== undefined && allows(access, principalOf(known)),
      signIn,
      signOut,
      reload,
    };
  }, [token, known, self.error, signIn, signOut, reload]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

function statusOf(token: string | null, known: Self | undefined, error: ApiError | null): Session['status'] {
  if (token === null) return 'signed_out';
  if (known !== undefined) return 'signed_in';
  return error === null ? 'loading' : 'failed';
}

/** A demo marina shows the full edition. */
export function editionOf(marina: Marina | null): Edition {
  return marina?.mode === 'lite' ? 'lite' : 'full';
}

/** The facts that the permission check needs. */
export function principalOf({ user, marina }: Self): Principal {
  const { is_admin, association_manager, chain_manager, role, permissions } = user;
  const permitted = marina === null ? null : { permissions: marina.marina_settings.permissions };
  return { is_admin, association_manager, chain_manager, role, permissions, marina: permitted, owes: owedBy(user) };
}
