const TOKEN = 'token';
const MARINA = 'marina';

type Listener = () => void;
const listeners = new Set<Listener>();

/** The bearer token of this browser's session; null when signed out. */
export function sessionToken(): string | null {
  return localStorage.getItem(TOKEN);
}

export function keepSessionToken(token: string): void {
  localStorage.setItem(TOKEN, token);
}

/**
 * Clears the session and notifies `onSessionEnded`. With `ofToken`, only if that token is still current: the refusal of
 * an old call must not end a newer session.
 */
export function endSession(ofToken?: string): void {
  if (ofToken !== undefined && sessionToken() !== ofToken) return;
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(MARINA);
  for (const listener of [...listeners]) listener();
}

/** Calls back when the session ends: refused by the server, or signed out in this or another tab. */
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

/** The marina an administrator has chosen; administrators have no marina of their own. */
export function namedMarina(): string | null {
  return localStorage.getItem(MARINA);
}

export function nameMarina(id: string | null): void {
  if (id === null) localStorage.removeItem(MARINA);
  else localStorage.setItem(MARINA, id);
}
