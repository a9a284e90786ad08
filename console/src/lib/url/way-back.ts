const KEY = 'way-back';

/** Remembers that a record was opened from a list across marinas, to which its page leads back. For this tab only. */
export function rememberWayBack(record: string, list: string): void {
  sessionStorage.setItem(KEY, `${record} ${list}`);
}

/** The list from which the record was opened; null: none across marinas. */
export function wayBackFrom(record: string): string | null {
  const [opened, list] = (sessionStorage.getItem(KEY) ?? '').split(' ');
  return opened === record && list !== undefined ? list : null;
}

/** Called by a marina's own list: its records lead back to it. */
export function forgetWayBack(): void {
  sessionStorage.removeItem(KEY);
}
