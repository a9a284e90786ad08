/** The languages of the contracts, repeated because the contract's list would import zod. */
export const languages = ['en', 'fr', 'de', 'es', 'it'] as const;
export type Language = (typeof languages)[number];

const KEPT = 'lang';

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** The language that was chosen in this browser; null: none. */
export function chosenLanguage(): Language | null {
  const kept = localStorage.getItem(KEPT);
  return isLanguage(kept) ? kept : null;
}

/** The language chosen in this browser, else the first supported one of the browser's languages, else English. */
export function preferredLanguage(): Language {
  const chosen = chosenLanguage();
  if (chosen !== null) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/**
 * An address may begin with a language: `/fr/login` is stored as the choice of French, and becomes `/login`
 * (spec 3 §1). Call it before anything reads the language or the address.
 */
export function takeLanguageFromAddress(): void {
  const { pathname, search, hash } = window.location;
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLanguage(first)) return;
  keepLanguage(first);
  window.history.replaceState(window.history.state, '', `/${rest.join('/')}${search}${hash}`);
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT, language);
}

/** The locale for Intl: English as written in Europe. */
export function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}
