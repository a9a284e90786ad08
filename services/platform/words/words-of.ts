import { createInstance, type TFunction } from 'i18next';
import type { Language } from '../../../contracts/vocabulary/languages.js';

/**
 * An area's words by language, with placeholders filled in and plurals chosen; what a language lacks is said in English.
 * Nothing is escaped: that is for whoever knows where the words go.
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
