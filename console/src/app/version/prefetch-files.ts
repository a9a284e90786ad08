const ANYTHING = ['pointerdown', 'keydown', 'focusin'] as const;
/** Milliseconds; well after the first screen is drawn. */
const LATER = 3_000;

/**
 * Prefetches the files named in the page's `prefetch-files`, without running them: dialogs, floats and form rules. A
 * user can then keep working while the server is unreachable. It starts with the first user input, or after `LATER`.
 */
export function prefetchFiles(): void {
  const names = document.querySelector('meta[name=prefetch-files]')?.getAttribute('content') ?? '';
  const timer = setTimeout(fetchNow, LATER);
  for (const event of ANYTHING) window.addEventListener(event, fetchNow, { capture: true });
  function fetchNow(): void {
    clearTimeout(timer);
    for (const event of ANYTHING) window.removeEventListener(event, fetchNow, { capture: true });
    for (const href of names.split(' ').filter((file) => file !== '')) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });
      document.head.append(link);
    }
  }
}
