const TOKEN = 'token';
const MARINA = 'marina';

type Listener = () => void;
const listeners = new Set<Listener>();

/** The bearer token of this browser's session; null: nobody is signed in. */
export function sessionToken(): string | null {
  return localStorage.getItem(TOKEN);
}

export function keepSessionToken(token: string): void {
  localStorage.setItem(TOKEN, token);
}

/**
 * Forgets the session and tells `onSessionEnded`. With `ofToken` only if that one is still the session's: the refusal
 * of an old call must not end a session that began meanwhile.
 */
export function endSession(ofToken?: string): void {
  if (ofToken !== undefined && sessionToken() !== ofToken) return;
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(MARINA);
  for (const listener of [...listeners]) listener();
}

/** Calls back when the session is over: refused by the server, signed out here or in another tab. */
export function onSessionEnded(listener: Listener): () => void {
  const elsewhere = (event: StorageEvent): void => {
    if ((event.key === TOKEN || event.key === null) && sessionToken() === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

/** The marina that an administrator works in, who has none of their own. */
export function namedMarina(): string | null {
  return localStorage.getItem(MARINA);
}

export function nameMarina(id: string | null): void {
  if (id === null) localStorage.removeItem(MARINA);
  else localStorage.setItem(MARINA, id);
}
