import { retryWhileOffline } from '../../lib/files/retry-while-offline.js';
import { loadCatalogue } from '../../lib/i18n/catalogue-loader.js';
import { words } from '../../lib/i18n/i18n.js';
import { preferredLanguage } from '../../lib/i18n/language.js';
import type { Screen, ScreenFile } from '../../lib/screens/screen.js';

/** Loads a screen when it is first opened, together with its catalogues. */
export function lazyScreen({ load, namespaces }: Pick<Screen, 'load' | 'namespaces'>) {
  return async (): Promise<ScreenFile> => {
    // The catalogues load in parallel with the screen's file; i18next receives them once it has started.
    for (const namespace of namespaces) void loadCatalogue(preferredLanguage(), namespace).catch(() => undefined);
    const [file] = await Promise.all([
      retryWhileOffline(load),
      wordsReady().then(() => words.loadNamespaces([...namespaces])),
    ]);
    return file;
  };
}

/** i18next starts in parallel with the router, and either may be ready first. */
function wordsReady(): Promise<void> {
  if (words.isInitialized) return Promise.resolve();
  return new Promise((resolve) => words.on('initialized', () => resolve()));
}
