import type { TFunction } from 'i18next';
import { type Language, languages } from '../../../contracts/vocabulary/languages.js';
import { wordsOf } from '../words/words-of.js';

/** Texts by key, in groups: `events`, `fields`, `values` by set, `counts` with their plural forms. */
export interface AuditCatalogue {
  readonly [key: string]: string | AuditCatalogue;
}

/** The words of one area for its part of the history. */
export type AuditWordsOfArea = Readonly<Record<Language, AuditCatalogue>>;

/** The words of the history in every language; each area registers its own when its module is initialised. */
export class AuditCatalogues {
  private readonly byLanguage = new Map<Language, AuditCatalogue>();
  private words: ((language: Language) => TFunction) | undefined;

  /** @throws when a key already has a text */
  register(words: AuditWordsOfArea): void {
    for (const language of languages) {
      this.byLanguage.set(language, merged(this.catalogue(language), words[language], ''));
    }
    this.words = undefined;
  }

  catalogue(language: Language): AuditCatalogue {
    return this.byLanguage.get(language) ?? {};
  }

  /** Looks up texts of one language by dotted key. */
  translator(language: Language): TFunction {
    this.words ??= wordsOf(Object.fromEntries(this.byLanguage) as AuditWordsOfArea);
    return this.words(language);
  }
}

function merged(known: AuditCatalogue, added: AuditCatalogue, path: string): AuditCatalogue {
  const all: Record<string, string | AuditCatalogue> = { ...known };
  for (const [key, text] of Object.entries(added)) {
    const other = known[key];
    if (other === undefined) all[key] = text;
    else if (typeof other === 'object' && typeof text === 'object') all[key] = merged(other, text, `${path}${key}.`);
    else throw new Error(`the history has two texts for ${path}${key}`);
  }
  return all;
}
