import type { ComponentType } from 'react';
import { screenFile } from '../../lib/files/screen-file.js';
import { loadCatalogue } from '../../lib/i18n/catalogue-loader.js';
import { words } from '../../lib/i18n/i18n.js';
import { preferredLanguage } from '../../lib/i18n/language.js';

interface RouteModule {
  readonly Component: ComponentType;
}

/** A route's page, loaded when it is first opened, together with the words it shows. */
export function screen(load: () => Promise<RouteModule>, ...namespaces: readonly string[]) {
  return async (): Promise<RouteModule> => {
    // The files of the words come beside the page's; they are put in place as soon as there is somewhere to put them.
    for (const namespace of namespaces) void loadCatalogue(preferredLanguage(), namespace).catch(() => undefined);
    const [module] = await Promise.all([
      screenFile(load),
      wordsReady().then(() => words.loadNamespaces([...namespaces])),
    ]);
    return module;
  };
}

/** The words start beside the router: whoever is first waits. */
function wordsReady(): Promise<void> {
  if (words.isInitialized) return Promise.resolve();
  return new Promise((resolve) => words.on('initialized', () => resolve()));
}
