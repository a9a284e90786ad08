import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Names of months in the screen's language, January first. */
export function useMonthNames(): { readonly short: readonly string[]; readonly long: readonly string[] } {
  const { i18n } = useTranslation('administration');
  const language = i18n.resolvedLanguage ?? 'en';
  return useMemo(() => {
    const names = (month: 'short' | 'long') => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2027, index, 1)));
    };
    return { short: names('short').map((name) => name.replace('.', '').slice(0, 4)), long: names('long') };
  }, [language]);
}
