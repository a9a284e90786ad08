import { createInstance, type TFunction } from 'i18next';
import type { Language } from '../../../contracts/vocabulary/languages.js';

/**
 * An area's words by language, with placeholders filled in and plurals chosen; words that a language lacks are in
 * English. Nothing is escaped: the caller must escape for its own output.
 */
export function wordsOf(catalogues: Readonly<Record<Language, object>>): (language: Language) => TFunction {
  const texts = createInstance({
    resources: Object.fromEntries(Object.entries(catalogues).map(([language, words]) => [language, { words }])),
    fallbackLng: 'en',
    defaultNS: 'words',
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void texts.init();
  return (language) => texts.getFixedT(language);
}
