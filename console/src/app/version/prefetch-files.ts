const ANYTHING = ['pointerdown', 'keydown', 'focusin'] as const;
/** Long after the first screen stands. In milliseconds. */
const LATER = 3_000;

/**
 * Fetches what people may need without another word to the server: dialogs, floats and the rules of forms, which the
 * page's `prefetch-files` name. Whoever types while the server is away can go on with what was fetched. Begins when
 * somebody begins, or after a while; nothing of it is run yet.
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
