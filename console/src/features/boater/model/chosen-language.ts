import { isLanguage, type Language } from '../../../lib/i18n/language.js';

/** The boater's own choice on this device, apart from the language of staff who try the link out. */
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
    // Private windows may forbid it: the choice then lasts as long as the page.
  }
}

/** What the page speaks: the choice, else the reservation's language, else what this browser prefers. */
export function spokenLanguage(chosen: Language | null, reservation: string | undefined, browser: Language): Language {
  if (chosen !== null) return chosen;
  return isLanguage(reservation) ? reservation : browser;
}
