import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-files.js';

const COLUMNS = { Deutsch: 'de', Français: 'fr', Español: 'es', Italiano: 'it' } as const;

/** Informal forms of address, in Italian the plural. */
const INFORMAL = {
  de: 'du|dich|dir|dein\\w*|euch|eure\\w*',
  fr: 'tu|toi|tes',
  es: 'tú|vosotros|vuestr\\w+',
  it: 'voi|vostr\\w+',
} as const;

/** Words of `docs/words.md` that a language never uses, such as „Marina“ in German. */
function neverUsed(): { language: string; word: string }[] {
  const rows = readFileSync(join(root, 'docs/words.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const [head = [], , ...body] = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  return body.flatMap((cells) =>
    Object.entries(COLUMNS).flatMap(([column, language]) => {
      const cell = cells[head.indexOf(column)] ?? '';
      return [...cell.matchAll(/\bnie „([^“]+)“/g)].map(([, word = '']) => ({ language, word }));
    }),
  );
}

/** Every text of a language: those of the console, the history and the mails. */
function textsIn(language: string): { at: string; text: string }[] {
  const files = ['console/src', 'services'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(`/${language}.json`))
      .map((path) => join(folder, path)),
  );
  return files.flatMap((file) => leaves(file, JSON.parse(readFileSync(join(root, file), 'utf8'))));
}

function leaves(at: string, value: unknown): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value.replaceAll(/{{.*?}}/g, '') }];
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(`${at} ${key}`, inner));
}

describe('the catalogues', () => {
  it.each(neverUsed())('say one word for one thing, and never $word in $language', ({ language, word }) => {
    const texts = textsIn(language);
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter(({ text }) => new RegExp(`\\b${word}`, 'i').test(text))).toEqual([]);
  });

  it.each(Object.entries(INFORMAL))('address people formally in %s', (language, informal) => {
    const word = new RegExp(`(?<!\\p{L})(${informal})(?!\\p{L})`, 'iu');
    expect(textsIn(language).filter(({ text }) => word.test(text))).toEqual([]);
  });

  it('know such words', () => {
    expect(neverUsed().map(({ word }) => word)).toEqual(expect.arrayContaining(['Marina', 'Bootsfahrer']));
  });
});
