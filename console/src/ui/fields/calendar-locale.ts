import type { DayPickerLocale } from 'react-day-picker';
import { retryImport } from '../../lib/files/retry-import.js';

type Load = () => Promise<DayPickerLocale>;

const english: Load = async () => (await import('react-day-picker/locale/en-GB')).enGB;
const others: Readonly<Record<string, Load>> = {
  de: async () => (await import('react-day-picker/locale/de')).de,
  fr: async () => (await import('react-day-picker/locale/fr')).fr,
  es: async () => (await import('react-day-picker/locale/es')).es,
  it: async () => (await import('react-day-picker/locale/it')).it,
};

const known = new Map<string, Promise<DayPickerLocale>>();

/**
 * The calendar's texts in a language. It returns the same promise each time, for React's `use`, and the promise never
 * rejects.
 */
export function calendarLocale(language: string): Promise<DayPickerLocale> {
  const code = language.slice(0, 2);
  let locale = known.get(code);
  if (locale === undefined) {
    locale = new Promise((come) => retryImport(others[code] ?? english, come));
    known.set(code, locale);
  }
  return locale;
}
