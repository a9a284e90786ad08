import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Namespace, namespaceOf } from '../src/lib/i18n/namespaces.js';

type Catalogue = Readonly<Record<string, string>>;

const source = join(__dirname, '../src');

/** The folders of each namespace's catalogues, relative to `console/src`. */
export const catalogueFolders: ReadonlyMap<Namespace, readonly string[]> = foldersByNamespace();

export const namespaces: readonly Namespace[] = [...catalogueFolders.keys()].sort();

function foldersByNamespace(): Map<Namespace, string[]> {
  const found = new Map<Namespace, string[]>();
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('/en.json')) continue;
    const folder = path.slice(0, -'/en.json'.length);
    const namespace = namespaceOf(folder) as Namespace | null;
    if (namespace === null) throw new Error(`${path} is no place for a catalogue`);
    found.set(namespace, [...(found.get(namespace) ?? []), folder]);
  }
  return found;
}

/** Replaces the console's `catalogue-loader.ts`, which needs a bundler. */
export async function loadCatalogue(language: string, namespace: string): Promise<Catalogue> {
  return Promise.resolve(readCatalogue(language, namespace as Namespace));
}

/** The words of a namespace. @throws when a file of it is missing, or two of its files have the same key */
export function readCatalogue(language: string, namespace: Namespace): Catalogue {
  const words = new Map<string, string>();
  for (const folder of catalogueFolders.get(namespace) ?? []) {
    const file = join(source, folder, `${language}.json`);
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Catalogue)) {
      if (words.has(key)) throw new Error(`${file} has a second ${key}`);
      words.set(key, text);
    }
  }
  return Object.fromEntries(words);
}
