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

/** The rows of the table of `docs/words.md` that begins with this heading; each row begins with an empty cell. */
function table(heading: string): string[][] {
  const lines = readFileSync(join(root, 'docs/words.md'), 'utf8').split('\n');
  const rows = lines.slice(lines.findIndex((line) => line.startsWith(`| ${heading} `)));
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end === -1 ? undefined : end).map((row) => row.split('|').map((cell) => cell.trim()));
}

/** Words of `docs/words.md` that a language never uses, such as „Marina“ in German. */
function neverUsed(): { language: string; word: string }[] {
  const [head = [], , ...body] = table('English');
  return body.flatMap((cells) =>
    Object.entries(COLUMNS).flatMap(([column, language]) => {
      const cell = cells[head.indexOf(column)] ?? '';
      return [...cell.matchAll(/\bnie „([^“]+)“/g)].map(([, word = '']) => ({ language, word }));
    }),
  );
}

interface Choice {
  readonly language: string;
  readonly chosen: string;
  readonly words: readonly string[];
}

/** The rows of “We write, we do not write”. */
const choices = (): Choice[] =>
  table('Language')
    .slice(2)
    .map(([, language = '', chosen = '', words = '']) => ({ language, chosen, words: words.split(', ') }));

/** The texts that may keep such a word, as folder and key. */
const exceptions = (): string[] =>
  table('Text')
    .slice(2)
    .map(([, text = '']) => text);

/** Finds whole words; `lapse…` also finds `lapsed`. */
function finder(words: readonly string[]): RegExp {
  const escaped = words.map((word) =>
    word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace('…', String.raw`\p{L}*`),
  );
  return new RegExp(String.raw`(?<![\p{L}-])(${escaped.join('|')})(?![\p{L}-])`, 'iu');
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

  it.each(choices())('in $language write $chosen', ({ language, words }) => {
    const kept = exceptions();
    const found = textsIn(language).filter(({ text }) => finder(words).test(text));
    expect(found.filter(({ at }) => !kept.includes(at.replace(`/${language}.json`, '')))).toEqual([]);
  });

  it('need every exception, and every choice finds its words', () => {
    const words = choices()
      .filter(({ language }) => language === 'en')
      .flatMap((choice) => choice.words);
    const found = textsIn('en').filter(({ text }) => finder(words).test(text));
    expect(exceptions().filter((text) => !found.some(({ at }) => at.replace('/en.json', '') === text))).toEqual([]);
    expect(finder(['lapse…', 'ran out']).test('The offer Lapsed.')).toBe(true);
    expect(finder(['mail']).test('Your e-mail, your email and the mailbox.')).toBe(false);
    expect(choices().length).toBeGreaterThan(25);
  });

  it('know such words', () => {
    expect(neverUsed().map(({ word }) => word)).toEqual(expect.arrayContaining(['Marina', 'Bootsfahrer']));
  });
});
