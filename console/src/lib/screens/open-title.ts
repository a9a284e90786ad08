import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The titles of the open pages; the last one is in front. */
let titles: readonly { readonly title: string }[] = [];
const listeners = new Set<() => void>();

function change(next: typeof titles): void {
  titles = next;
  for (const listener of listeners) listener();
}

/** Names the open record or list in the title of the window. */
export function useOpenTitle(title: string): void {
  useLayoutEffect(() => {
    const own = { title };
    change([...titles, own]);
    return () => change(titles.filter((one) => one !== own));
  }, [title]);
}

/** The title of the page in front; null while none is open. */
export function useTitleInFront(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => titles.at(-1)?.title ?? null,
  );
}
