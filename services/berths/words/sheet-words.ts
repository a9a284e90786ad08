import { type ImportColumn, importColumns } from '../../../contracts/berths/vocabulary.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

/** The texts of a file of berths in each language. */
export type SheetWords = typeof en;
/** A value that has a word: yes and no, a service, a place, boats, or whom a berth is kept for. */
export type SheetValue = keyof SheetWords['values'];

export const sheetWords: Readonly<Record<Language, SheetWords>> = { en, fr, de, es, it };

const all = Object.values(sheetWords);

const columns = new Map<string, ImportColumn>(
  importColumns.flatMap((column) =>
    [column, ...all.map(({ titles }) => titles[column])].map((title) => [keyOf(title), column] as const),
  ),
);

/** The column with this title, in any language or by its name; undefined: there is none. */
export function columnOf(title: string): ImportColumn | undefined {
  return columns.get(keyOf(title));
}

/** The first of the values that this word names in any language; undefined: it names none. */
export function valueOf<V extends SheetValue>(word: string, values: readonly V[]): V | undefined {
  const wanted = keyOf(word);
  return values.find((value) =>
    [value, ...all.map((words) => words.values[value])].some((one) => keyOf(one) === wanted),
  );
}

/** Titles are the same with and without units, accents and capitals. */
function keyOf(text: string): string {
  return folded(
    text
      .replace(/\(.*\)/, '')
      .replaceAll(/[’'.]/g, '')
      .trim(),
  );
}
