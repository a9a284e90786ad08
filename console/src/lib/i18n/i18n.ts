import { createInstance, type i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { loadCatalogue } from './catalogue-loader.js';
import { isLanguage, keepLanguage, type Language, languages, preferredLanguage } from './language.js';

/** Words of the whole product; namespaces are loaded when the first screen asks for them. */
export const words: i18n = createInstance();

/** Makes the words ready in the preferred language, or in a given one. Call it once, before the first render. */
export async function startWords(language: Language = preferredLanguage()): Promise<void> {
  words.on('languageChanged', (chosen) => {
    document.documentElement.lang = chosen;
  });
  await words
    .use(resourcesToBackend(loadCatalogue))
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: languages,
      // The catalogues are complete, which a spec checks: English need not be loaded beside another language.
      fallbackLng: false,
      // What every page shows, asked for at once; screens add their own.
      ns: ['common', 'ui', 'app'],
      defaultNS: 'common',
      keySeparator: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

/** Switches the words and remembers it in this browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  await words.changeLanguage(language);
}

/** The language the words are in. */
export function currentLanguage(): Language {
  return isLanguage(words.resolvedLanguage) ? words.resolvedLanguage : 'en';
}
