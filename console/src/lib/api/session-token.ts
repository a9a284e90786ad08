const TOKEN = 'token';
const MARINA = 'marina';
/** The key of the stored user, which belongs to the token and goes with it. */
export const KEPT_SELF = 'self';

/** Why the session is over: the user signed out, here or in another tab, or the server refused its token. */
export type SessionEnd = 'signed_out' | 'refused';

/** Present while the sign-in lasts only for the browser session. */
const PASSING = 'passing';
/** The browser removes a cookie without a date when it closes, and all its tabs share it. It holds nothing else. */
const OPEN = 'quayside_open=1';

type Listener = () => void;
const listeners = new Set<Listener>();
let lastEnd: SessionEnd = 'signed_out';

/** The bearer token of this browser's session; null when signed out. */
export function sessionToken(): string | null {
  return localStorage.getItem(TOKEN);
}

/** `lasting`: the session stays when the browser is closed. */
export function keepSessionToken(token: string, lasting = false): void {
  if (lasting) localStorage.removeItem(PASSING);
  else passWithBrowser();
  localStorage.setItem(TOKEN, token);
  notify();
}

/** Whether the browser was closed since a sign-in that lasts only for its session. */
export function isLeftOver(): boolean {
  return sessionToken() !== null && localStorage.getItem(PASSING) !== null && !document.cookie.includes(OPEN);
}

/** The session lasts until the browser is closed, from now on. */
export function passWithBrowser(): void {
  localStorage.setItem(PASSING, 'yes');
  document.cookie = `${OPEN}; path=/; SameSite=Strict${window.location.protocol === 'https:' ? '; Secure' : ''}`;
}

/**
 * Clears the session and notifies `onSessionChanged`. With `ofToken`, only if that token is still current: the refusal
 * of an old call must not end a newer session.
 */
export function endSession(because: SessionEnd = 'signed_out', ofToken?: string): void {
  if (ofToken !== undefined && sessionToken() !== ofToken) return;
  lastEnd = because;
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(PASSING);
  localStorage.removeItem(MARINA);
  localStorage.removeItem(KEPT_SELF);
  notify();
}

/** Why this tab's latest session is over. */
export function lastSessionEnd(): SessionEnd {
  return lastEnd;
}

/** Calls back when the session begins, changes or ends, in this tab or in another one. */
export function onSessionChanged(listener: Listener): () => void {
  const elsewhere = ({ key }: StorageEvent): void => {
    if (key !== TOKEN && key !== null) return;
    lastEnd = 'signed_out';
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

function notify(): void {
  for (const listener of Array.from(listeners)) listener();
}

/** The marina an administrator has chosen; administrators have no marina of their own. */
export function namedMarina(): string | null {
  return localStorage.getItem(MARINA);
}

export function nameMarina(id: string | null): void {
  if (id === null) localStorage.removeItem(MARINA);
  else localStorage.setItem(MARINA, id);
}
