import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namespaces, readCatalogue } from '../../../testing/catalogues-from-disk.js';
import { usedKeys } from '../../../testing/console-source.js';
import { languages } from './language.js';
import { type Namespace, SHARED } from './namespaces.js';

const source = join(__dirname, '../..');
const shared: readonly Namespace[] = ['common', ...SHARED];
/** The other texts of `common` are those of codes, which the server sends. */
const common = readFileSync(join(__dirname, 'words/en.json'), 'utf8');

const stem = (key: string): string => key.replace(/_(one|many|other)$/, '');

/** The texts of each key in all languages as one value; the plural forms of a key are one word. */
function wordsOf(namespace: Namespace): Map<string, string> {
  const found = new Map<string, string>();
  for (const language of languages) {
    const catalogue = readCatalogue(language, namespace);
    for (const [key, text] of Object.entries(catalogue)) {
      const name = `${stem(key)}_one` in catalogue ? stem(key) : key;
      const form = name === key ? '' : key.slice(name.length);
      found.set(name, `${found.get(name) ?? ''}|${language}${form} ${text}`);
    }
  }
  return found;
}

/** The ids of a list of entries. */
const idsIn = (file: string): string[] =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/\bid: '(\w+)'/g)].map(([, id = '']) => id);

/** The entries of the menu, which its rules are keyed by. */
const menuIds = [
  ...readFileSync(join(source, 'app/menu/menu-rules.ts'), 'utf8').matchAll(/^  (\w+): \{\s*(?:to: '|$)/gm),
].map(([, id = '']) => id);

/** Keys that repeat a shared word because the code uses an id as the key. */
const KEPT: Readonly<Partial<Record<Namespace, readonly string[]>>> = {
  // The id of an entry is the key of its name, and some of the names have no shared word.
  app: [...menuIds, ...idsIn('app/palette/palette-screens.ts'), 'termsOfService'],
  // A value of the contract is the key of its name.
  pricing: ['LENGTH_CATEGORIES'],
  // Paper is in two languages at once, of which the shared words are in the reader's only.
  'pricing/list': ['year'],
};

describe('the shared words', () => {
  const all = shared.flatMap((namespace) =>
    [...wordsOf(namespace)]
      .filter(([key]) => namespace !== 'common' || common.includes(`"${key}`))
      .map(([key, words]) => ({ key: `${namespace}:${key}`, words })),
  );
  const known = new Map(all.map(({ key, words }) => [words, key]));

  it('have one key each', () => {
    expect(all.filter(({ key, words }) => known.get(words) !== key).map(({ key }) => key)).toEqual([]);
  });

  it.each(namespaces.filter((namespace) => !shared.includes(namespace)))('are not repeated in %s', (namespace) => {
    const { patterns } = usedKeys(namespace);
    // A composed key, as `kind_${kind}`, has a text for every value.
    const composed = (key: string): boolean => patterns.some((pattern) => pattern.test(key));
    const copies = [...wordsOf(namespace)].filter(
      ([key, words]) => known.has(words) && !composed(key) && KEPT[namespace]?.includes(key) !== true,
    );
    expect(copies.map(([key, words]) => `${key} is ${known.get(words)}`)).toEqual([]);
  });

  it('are still repeated where an exception says so', () => {
    const own = wordsOf('pricing');
    expect(KEPT.pricing?.filter((key) => !known.has(own.get(key) ?? ''))).toEqual([]);
  });
});
