const KEY = 'list-rows:';

/** Remembers which records a page of a list showed, in its order, for the way from one to the next. For this tab only. */
export function rememberRows(list: string, ids: readonly string[]): void {
  sessionStorage.setItem(KEY + list, ids.join(' '));
}

/** The records before and after this one on the page of the list that was shown last; null: none. */
export function neighboursIn(
  list: string,
  id: string,
): { readonly before: string | null; readonly next: string | null } {
  const ids = (sessionStorage.getItem(KEY + list) ?? '').split(' ');
  const at = ids.indexOf(id);
  if (at < 0) return { before: null, next: null };
  return { before: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}
