import type { ComponentType } from 'react';
import { words } from '../../lib/i18n/i18n.js';

interface RouteModule {
  readonly Component: ComponentType;
}

/** A route's page, loaded when it is first opened, together with the words it shows. */
export function screen(load: () => Promise<RouteModule>, ...namespaces: readonly string[]) {
  return async (): Promise<RouteModule> => {
    const [module] = await Promise.all([load(), wordsReady().then(() => words.loadNamespaces([...namespaces]))]);
    return module;
  };
}

/** The words start beside the router: whoever is first waits. */
function wordsReady(): Promise<void> {
  if (words.isInitialized) return Promise.resolve();
  return new Promise((resolve) => words.on('initialized', () => resolve()));
}
