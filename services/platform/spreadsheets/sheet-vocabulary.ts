import { folded } from '../../../contracts/vocabulary/folded-text.js';

interface SheetWords<C extends string, V extends string> {
  readonly titles: Readonly<Record<C, string>>;
  readonly values: Readonly<Record<V, string>>;
}

/** Titles and values of one kind of file as people write them, in any language. */
export class SheetVocabulary<C extends string, V extends string> {
  private readonly columns: ReadonlyMap<string, C>;

  /** @param words of each language */
  constructor(
    columns: readonly C[],
    private readonly words: readonly SheetWords<C, V>[],
  ) {
    this.columns = new Map(
      columns.flatMap((column) =>
        [column, ...words.map(({ titles }) => titles[column])].map((title) => [keyOf(title), column] as const),
      ),
    );
  }

  /** The column with this title, in any language or by its name; undefined: there is none. */
  readonly columnOf = (title: string): C | undefined => this.columns.get(keyOf(title));

  /** The first of the values that this word names in any language; undefined: it names none. */
  readonly valueOf = <W extends V>(word: string, values: readonly W[]): W | undefined => {
    const wanted = keyOf(word);
    return values.find((value) =>
      [value, ...this.words.map((words) => words.values[value])].some((one) => keyOf(one) === wanted),
    );
  };
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
