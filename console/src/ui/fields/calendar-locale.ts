import type { DayPickerLocale } from 'react-day-picker';

const loaders: Record<string, () => Promise<DayPickerLocale>> = {
  en: async () => (await import('react-day-picker/locale/en-GB')).enGB,
  de: async () => (await import('react-day-picker/locale/de')).de,
  fr: async () => (await import('react-day-picker/locale/fr')).fr,
  es: async () => (await import('react-day-picker/locale/es')).es,
  it: async () => (await import('react-day-picker/locale/it')).it,
};

const loaded = new Map<string, Promise<DayPickerLocale>>();

/** The calendar's words in a language; the same promise every time, so that it can be read with `use`. */
export function calendarLocale(language: string): Promise<DayPickerLocale> {
  const code = language.slice(0, 2) in loaders ? language.slice(0, 2) : 'en';
  const known = loaded.get(code);
  if (known !== undefined) return known;
  const coming = (loaders[code] ?? loaders['en'])?.() ?? Promise.reject(new Error('no locale'));
  loaded.set(code, coming);
  return coming;
}
