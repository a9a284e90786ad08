import { isLanguage, type Language } from '../../../lib/i18n/language.js';

/**
 * Key of the language that a boater chose on this device. It does not affect the language of staff who try the link.
 */
const KEY = 'boater_lang';

export function chosenLanguage(): Language | null {
  try {
    const kept = localStorage.getItem(KEY);
    return isLanguage(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepChosenLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Private windows can forbid storage. The choice then lasts until the page is closed.
  }
}

/** Returns the language of the page: the boater's choice, else the reservation's language, else the browser's. */
export function spokenLanguage(chosen: Language | null, reservation: string | undefined, browser: Language): Language {
  if (chosen !== null) return chosen;
  return isLanguage(reservation) ? reservation : browser;
}
