import { createInstance, type i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { loadCatalogue } from './catalogue-loader.js';
import { isLanguage, keepLanguage, type Language, languages, preferredLanguage } from './language.js';
import { SHARED } from './namespaces.js';

/** The texts of the whole product; namespaces load when the first screen needs them. */
export const words: i18n = createInstance();

/** Initializes the texts in the preferred or the given language. Call it once, before the first render. */
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
      // The catalogues are complete, as a spec checks, so no English fallback is loaded.
      fallbackLng: false,
      // The namespaces of every page load at once; screens add theirs.
      ns: ['common', ...SHARED, 'ui', 'app'],
      defaultNS: 'common',
      keySeparator: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

/** Switches the language and stores it in this browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  await words.changeLanguage(language);
}

/** The current language of the texts. */
export function currentLanguage(): Language {
  return isLanguage(words.resolvedLanguage) ? words.resolvedLanguage : 'en';
}
