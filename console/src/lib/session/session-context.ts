import { createContext, useContext } from 'react';
import type { SignedInUser } from '../../../../contracts/identity/user.js';
import type { Marina } from '../../../../contracts/marinas/marina.js';
import type { Access } from '../../../../contracts/vocabulary/access.js';
import type { ApiError } from '../api/api-error.js';

export type Edition = 'full' | 'lite';

/** The part of the sign-in answer that the session needs. */
export interface SignInAnswer {
  readonly token: string;
  readonly user: SignedInUser;
  readonly marina: Marina | null;
}

/** The signed-in user and the active marina. */
export interface Session {
  /** `failed`: there is a token, but checking it failed; `error` holds the reason. */
  readonly status: 'loading' | 'signed_out' | 'signed_in' | 'failed';
  readonly user: SignedInUser | null;
  readonly marina: Marina | null;
  readonly edition: Edition;
  /** The server ended the session that this tab had. */
  readonly refused: boolean;
  readonly error: ApiError | null;
  /** Uses the same map as the server's guard. */
  readonly mayDo: (access: Access) => boolean;
  /** `lasting`: the session stays when the browser is closed. */
  readonly signIn: (answer: SignInAnswer, lasting: boolean) => void;
  /** Ends the session in this browser at once, and on the server when the request arrives. */
  readonly signOut: () => Promise<void>;
  /** Reloads the session, for example after a switch of marina or language. */
  readonly reload: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The signed-in user, for screens that require signing in. */
export function useUser(): SignedInUser {
  const { user } = useSession();
  if (user === null) throw new Error('this screen is for signed-in users');
  return user;
}

/** The active marina, for screens that require one. */
export function useMarina(): Marina {
  const { marina } = useSession();
  if (marina === null) throw new Error('this screen is for users with an active marina');
  return marina;
}
