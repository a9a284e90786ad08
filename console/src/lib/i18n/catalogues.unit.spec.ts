import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFolders, namespaces, readCatalogue } from '../../../testing/catalogues-from-disk.js';
import { literalWords, usedKeys } from '../../../testing/console-source.js';
import { errorTypes, fieldCodes } from '../../../testing/contract-codes.js';
import { languages as contractLanguages } from '../../../../contracts/vocabulary/languages.js';
import { languages } from './language.js';
import { type Namespace, namespaceOf } from './namespaces.js';

const root = join(__dirname, '../../../..');
const codes = join(__dirname, 'codes');
const areas = readdirSync(codes);
const others = languages.filter((language) => language !== 'en');

const placeholders = (text: string): string[] => [...text.matchAll(/{{\s*(\w+)/g)].map((match) => match[1]!).sort();

/** The keys that have plural forms. `reason_other` without `reason_one` is a key of its own. */
function plurals(namespace: Namespace): Set<string> {
  const english = readCatalogue('en', namespace);
  const ofMany = Object.keys(english).filter((key) => key.endsWith('_other'));
  return new Set(ofMany.map((key) => key.slice(0, -'_other'.length)).filter((key) => `${key}_one` in english));
}

/** Returns the key that the code uses: `nights` for its plural form `nights_one`. */
function stemmer(namespace: Namespace): (key: string) => string {
  const counted = plurals(namespace);
  return (key) => {
    const stem = key.replace(/_(zero|one|two|few|many|other)$/, '');
    return counted.has(stem) ? stem : key;
  };
}

describe('the catalogues', () => {
  it('are in the languages of the contracts', () => {
    expect(languages).toEqual(contractLanguages);
  });

  it.each([
    ['features/audit/i18n', 'audit'],
    ['features/reservations/i18n-side', 'reservations/side'],
    ['entities/reservation/i18n-boater', 'entities/reservation/boater'],
    ['entities/boater/i18n', 'entities/boater'],
    ['ui/i18n', 'ui'],
    ['app/i18n', 'app'],
    ['lib/i18n/trade', 'trade'],
    ['lib/i18n/words', 'common'],
    ['lib/i18n/codes/berths', 'common'],
    ['features/audit/routes', null],
    ['lib/i18n', null],
  ])('in %s have the namespace %s', (folder, namespace) => {
    expect(namespaceOf(folder)).toBe(namespace);
  });

  it('have their types in i18next.d.ts: `npm run words:types` writes it', () => {
    const types = execFileSync(process.execPath, [join(root, 'console/catalogue-types.mjs'), '--print']);
    expect(readFileSync(join(__dirname, 'i18next.d.ts'), 'utf8')).toBe(types.toString());
  });

  it.each(namespaces)('%s has the same keys in all languages', (namespace) => {
    const stem = stemmer(namespace);
    const stems = (language: string) => new Set(Object.keys(readCatalogue(language, namespace)).map(stem));
    const english = stems('en');
    const different = others.flatMap((language) => {
      const its = stems(language);
      const missing = [...english].filter((key) => !its.has(key)).map((key) => `${language} lacks ${key}`);
      const odd = [...its].filter((key) => !english.has(key)).map((key) => `${language} alone has ${key}`);
      return [...missing, ...odd];
    });
    expect(different.slice(0, 20)).toEqual([]);
  });

  it.each(namespaces)('%s has every form that a number takes in each language', (namespace) => {
    const stem = stemmer(namespace);
    const missing = languages.flatMap((language) => {
      const catalogue = readCatalogue(language, namespace);
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      return [...plurals(namespace)].flatMap((key) => {
        const wanted = pluralCategories.map((form) => `${key}_${form}`);
        const there = Object.keys(catalogue).filter((other) => other !== key && stem(other) === key);
        const odd = there.filter((form) => !wanted.includes(form));
        return [...wanted.filter((form) => catalogue[form] === undefined), ...odd].map((form) => `${language} ${form}`);
      });
    });
    expect(missing.slice(0, 20)).toEqual([]);
  });

  it.each(namespaces)('%s leaves the same places for values in all languages', (namespace) => {
    const stem = stemmer(namespace);
    const english = readCatalogue('en', namespace);
    const different = others.flatMap((language) =>
      Object.entries(readCatalogue(language, namespace))
        .filter(([key, text]) => {
          const wanted = english[key] ?? english[`${stem(key)}_other`] ?? '';
          // The singular form may write the number as a word.
          const ofOne = key.endsWith('_one')
            ? [placeholders(wanted), placeholders(english[`${stem(key)}_other`] ?? '')]
            : [];
          return ![placeholders(wanted), ...ofOne].some((names) => String(names) === String(placeholders(text)));
        })
        .map(([key]) => `${language} ${key}`),
    );
    expect(different).toEqual([]);
  });

  it.each(namespaces)('%s leaves nothing empty and nothing with space around it', (namespace) => {
    const bad = languages.flatMap((language) =>
      Object.entries(readCatalogue(language, namespace))
        .filter(([, text]) => typeof text !== 'string' || text === '' || text !== text.trim())
        .map(([key]) => `${language} ${key}`),
    );
    expect(bad).toEqual([]);
  });

  it.each(namespaces)('%s has texts for every key that the code uses, and no other key', (namespace) => {
    const stem = stemmer(namespace);
    const there = new Set(Object.keys(readCatalogue('en', namespace)).flatMap((key) => [key, stem(key)]));
    const { keys, patterns } = usedKeys(namespace);
    expect([...keys].filter((key) => !there.has(key)).sort()).toEqual([]);
    const codes = namespace === 'common' ? new Set([...errorTypes(), ...fieldCodes()]) : new Set<string>();
    const unused = Object.keys(readCatalogue('en', namespace)).filter((key) => {
      const used = [key, stem(key)].some((name) => keys.has(name) || codes.has(name));
      return !used && !patterns.some((pattern) => pattern.test(key));
    });
    expect(unused).toEqual([]);
  });
});

describe('the words of the contracts', () => {
  const english = readCatalogue('en', 'common');

  it('has words for every error that a call can answer', () => {
    expect(errorTypes().length).toBeGreaterThan(80);
    expect(errorTypes().filter((code) => english[code] === undefined)).toEqual([]);
  });

  it('has words for every code of a field', () => {
    const codes = fieldCodes();
    expect(codes).toEqual(expect.arrayContaining(['reservation_priceRequired', 'fnameInvalid', 'login_atLeast6']));
    expect(codes.filter((code) => english[code] === undefined)).toEqual([]);
  });
});

describe('the words of codes', () => {
  it('are grouped by the areas of the contracts', () => {
    const known = readdirSync(join(root, 'contracts'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(areas.filter((area) => ![...known.map(({ name }) => name), 'every-area'].includes(area))).toEqual([]);
    expect(catalogueFolders.get('common')).toHaveLength(areas.length + 1);
  });

  it.each(areas.filter((area) => area !== 'every-area'))('of %s are those that the area names', (area) => {
    const named = ['contracts', 'services', 'console/src/features']
      .map((top) => join(root, top, area))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((name) => /\.tsx?$/.test(name))
          .map((name) => readFileSync(join(folder, name), 'utf8')),
      )
      .join('\n');
    const words = JSON.parse(readFileSync(join(codes, area, 'en.json'), 'utf8')) as Record<string, string>;
    expect(Object.keys(words).filter((code) => !named.includes(`'${code}'`))).toEqual([]);
  });
});

describe('the console', () => {
  it('has no text outside the catalogues', () => {
    expect(literalWords()).toEqual([]);
  });
});
