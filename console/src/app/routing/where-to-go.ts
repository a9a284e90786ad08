/** Addresses for people who are not signed in. */
const PUBLIC = ['/login', '/forgotpassword', '/signup'];
export const LOGIN = '/login';
export const CHANGE_PASSWORD = '/changePassword';
export const FIRST_LOGIN = '/firstLogin';
export const TWO_FACTOR = '/two_factor';

export interface Place {
  readonly pathname: string;
  /** `?…` with its question mark, or empty. */
  readonly search: string;
  /** The page of the password shows that the change was done, and leads on itself. */
  readonly confirming?: boolean;
}

/** The visitor; null when not signed in. */
export type Visitor = {
  readonly is_first_login: boolean;
  readonly is_password_temp: boolean;
  readonly is_second_factor_missing?: boolean;
} | null;

export interface Redirect {
  readonly to: string;
  /** The address that the visitor wanted, to return to after signing in. */
  readonly from?: string;
}

export function isPublic(pathname: string): boolean {
  return PUBLIC.includes(pathname);
}

/** Whether the query comes from a mailed link, which signs in its reader. */
export function signsInByItself(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('email') && query.has('login_token');
}

/**
 * The address to redirect this visitor to, or null when they may stay at `place`. `remembered` is the address that they
 * wanted before they had to sign in.
 */
export function whereToGo(visitor: Visitor, place: Place, remembered: string | null): Redirect | null {
  const { pathname, search } = place;
  if (visitor === null) return isPublic(pathname) ? null : { to: LOGIN, from: `${pathname}${search}` };
  if (pathname === LOGIN && signsInByItself(search)) return null;
  if (pathname === CHANGE_PASSWORD && place.confirming === true) return null;
  if (visitor.is_password_temp) return pathname === CHANGE_PASSWORD ? null : keeping(CHANGE_PASSWORD, remembered);
  if (visitor.is_first_login) return pathname === FIRST_LOGIN ? null : keeping(FIRST_LOGIN, remembered);
  if (visitor.is_second_factor_missing === true) {
    return pathname === TWO_FACTOR ? null : keeping(TWO_FACTOR, remembered);
  }
  if (isPublic(pathname) || pathname === FIRST_LOGIN) return { to: safeDestination(remembered) };
  return null;
}

function keeping(to: string, remembered: string | null): Redirect {
  return remembered === null ? { to } : { to, from: remembered };
}

/** The remembered address if it belongs to a screen that requires signing in, else the start. */
export function safeDestination(remembered: string | null): string {
  if (remembered === null || !/^\/(?![/\\])/.test(remembered)) return '/';
  const [pathname = '/'] = remembered.split(/[?#]/, 1);
  return isPublic(pathname) || pathname === FIRST_LOGIN ? '/' : remembered;
}
