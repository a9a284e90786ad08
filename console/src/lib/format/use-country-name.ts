import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Names a country in the screen's language. A code that is no country's, such as a name that a boater typed, is
 * returned as it is; null stays null.
 */
export function useCountryName(): (code: string | null) => string | null {
  const { i18n } = useTranslation('common');
  const language = i18n.resolvedLanguage ?? 'en';
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
    return (code) => (code !== null && /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
  }, [language]);
}
