import { startWords, words } from '../src/lib/i18n/i18n.js';
import type { Language } from '../src/lib/i18n/language.js';
import { namespaces, readCatalogue } from './catalogues-from-disk.js';

/** Adds all words of a language, so that no test waits for catalogues. */
export async function wordsFromDisk(language: Language): Promise<void> {
  if (!words.isInitialized) await startWords(language);
  for (const namespace of namespaces) {
    words.addResourceBundle(language, namespace, readCatalogue(language, namespace), true, true);
  }
  await words.changeLanguage(language);
}
