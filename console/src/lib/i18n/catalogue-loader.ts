import { retryWhileOffline } from '../files/retry-while-offline.js';
import { namespaceOf } from './namespaces.js';

/** A catalogue: keys and their texts. */
export type Catalogue = Readonly<Record<string, string>>;

const files = import.meta.glob<Catalogue>(
  [
    '/src/features/*/i18n/*.json',
    '/src/features/*/i18n-*/*.json',
    '/src/entities/*/i18n/*.json',
    '/src/entities/*/i18n-*/*.json',
    '/src/ui/i18n/*.json',
    '/src/app/i18n/*.json',
    '/src/lib/i18n/words/*.json',
    '/src/lib/i18n/trade/*.json',
    '/src/lib/i18n/actions/*.json',
    '/src/lib/i18n/codes/*/*.json',
  ],
  { import: 'default' },
);

/** The functions that load the files of a namespace in a language, by `namespace language`. */
const loaders = new Map<string, (() => Promise<Catalogue>)[]>();
for (const [path, load] of Object.entries(files)) {
  const [, folder = '', language = ''] = /^\/src\/(.+)\/(\w+)\.json$/.exec(path) ?? [];
  const key = `${namespaceOf(folder)} ${language}`;
  loaders.set(key, [...(loaders.get(key) ?? []), load]);
}

/**
 * Loads the texts of a namespace in a language. Offline, it waits for a connection.
 * @throws when there is no such catalogue
 */
export async function loadCatalogue(language: string, namespace: string): Promise<Catalogue> {
  const parts = loaders.get(`${namespace} ${language}`);
  if (parts === undefined) throw new Error(`no catalogue ${namespace} in ${language}`);
  return Object.assign({}, ...(await Promise.all(parts.map(retryWhileOffline)))) as Catalogue;
}
