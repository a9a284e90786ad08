/** The languages of the contracts, repeated because the contract's list would import zod. */
export const languages = ['en', 'fr', 'de', 'es', 'it'] as const;
export type Language = (typeof languages)[number];

const KEPT = 'lang';

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** The language chosen in this browser, else the first supported one of the browser's languages, else English. */
export function preferredLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT, language);
}

/** The locale for Intl: English as written in Europe. */
export function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}
