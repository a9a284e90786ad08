import { createContext, useContext } from 'react';
import type { SignedInUser } from '../../../../contracts/identity/user.js';
import type { Marina } from '../../../../contracts/marinas/marina.js';
import type { Access } from '../../../../contracts/vocabulary/access.js';
import type { ApiError } from '../api/api-error.js';

export type Edition = 'full' | 'lite';

/** What signing in answers, as far as the session needs it. */
export interface SignInAnswer {
  readonly token: string;
  readonly user: SignedInUser;
  readonly marina: Marina | null;
}

/** Who is at the screen, and for which marina. */
export interface Session {
  /** `failed`: there is a token, but the server could not be asked whose it is; `error` says why. */
  readonly status: 'loading' | 'signed_out' | 'signed_in' | 'failed';
  readonly user: SignedInUser | null;
  readonly marina: Marina | null;
  readonly edition: Edition;
  readonly error: ApiError | null;
  /** Answered from the same map as the server's guard. */
  readonly mayDo: (access: Access) => boolean;
  readonly signIn: (answer: SignInAnswer) => void;
  /** Ends the session here at once, and on the server as soon as it hears of it. */
  readonly signOut: () => Promise<void>;
  /** Asks again who one is: after a switch of the marina or of the language, say. */
  readonly reload: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The signed-in user, for screens that are shown to signed-in users only. */
export function useUser(): SignedInUser {
  const { user } = useSession();
  if (user === null) throw new Error('this screen is for signed-in users');
  return user;
}

/** The active marina, for screens that are shown only within one. */
export function useMarina(): Marina {
  const { marina } = useSession();
  if (marina === null) throw new Error('this screen is for users with an active marina');
  return marina;
}
