import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../src/lib/i18n/namespaces.js';

type Catalogue = Readonly<Record<string, string>>;

/** As the console's own loader, without a bundler. */
export async function loadCatalogue(language: string, namespace: string): Promise<Catalogue> {
  return Promise.resolve(readCatalogue(language, namespace));
}

/** The words of a namespace; none while nobody has written them. */
export function readCatalogue(language: string, namespace: string): Catalogue {
  const file = join(__dirname, '../src', folderOf(namespace), `${language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {};
}
