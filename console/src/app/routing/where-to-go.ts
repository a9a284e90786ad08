/** Addresses for people who are not signed in. */
const PUBLIC = ['/login', '/forgotpassword', '/signup'];
export const LOGIN = '/login';
export const CHANGE_PASSWORD = '/changePassword';
export const FIRST_LOGIN = '/firstLogin';

export interface Place {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

/** Who is at the door; null: nobody is signed in. */
export type Visitor = { readonly is_first_login: boolean; readonly is_password_temp: boolean } | null;

export interface Redirect {
  readonly to: string;
  /** Where the person wanted to go, for after the sign-in. */
  readonly from?: string;
}

export function isPublic(pathname: string): boolean {
  return PUBLIC.includes(pathname);
}

/** Whether a link from a mail stands in the address, which signs in whoever opens it. */
export function signsInByItself(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('email') && query.has('login_token');
}

/**
 * Where this visitor has to be instead of `place`; null: they may stay. `remembered` is where they wanted to go before
 * they were asked to sign in.
 */
export function whereToGo(visitor: Visitor, place: Place, remembered: string | null): Redirect | null {
  const { pathname, search } = place;
  if (visitor === null) return isPublic(pathname) ? null : { to: LOGIN, from: `${pathname}${search}` };
  if (pathname === LOGIN && signsInByItself(search)) return null;
  if (visitor.is_password_temp) return pathname === CHANGE_PASSWORD ? null : keeping(CHANGE_PASSWORD, remembered);
  if (visitor.is_first_login) return pathname === FIRST_LOGIN ? null : keeping(FIRST_LOGIN, remembered);
  if (isPublic(pathname) || pathname === FIRST_LOGIN) return { to: safeDestination(remembered) };
  return null;
}

function keeping(to: string, remembered: string | null): Redirect {
  return remembered === null ? { to } : { to, from: remembered };
}

/** The remembered address if it is one of ours that is worth returning to, else the start. */
export function safeDestination(remembered: string | null): string {
  if (remembered === null || !/^\/(?![/\\])/.test(remembered)) return '/';
  const [pathname = '/'] = remembered.split(/[?#]/, 1);
  return isPublic(pathname) || pathname === FIRST_LOGIN ? '/' : remembered;
}
