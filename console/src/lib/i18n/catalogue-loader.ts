import { screenFile } from '../files/screen-file.js';
import { folderOf } from './namespaces.js';

/** A catalogue: keys and their words. */
export type Catalogue = Readonly<Record<string, string>>;

const files = import.meta.glob<Catalogue>(
  [
    '/src/features/*/i18n/*.json',
    '/src/features/*/i18n-*/*.json',
    '/src/entities/*/i18n/*.json',
    '/src/ui/i18n/*.json',
    '/src/app/i18n/*.json',
    '/src/lib/i18n/words/*.json',
  ],
  { import: 'default' },
);

/** Loads the words of a namespace in a language; without a connection they are waited for. @throws when there is no such catalogue */
export async function loadCatalogue(language: string, namespace: string): Promise<Catalogue> {
  const load = files[`/src/${folderOf(namespace)}/${language}.json`];
  if (load === undefined) throw new Error(`no catalogue ${namespace} in ${language}`);
  return screenFile(load);
}
