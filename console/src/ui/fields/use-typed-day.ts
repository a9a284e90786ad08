import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, dayOf, typedDay } from './day-text.js';

/** Parses typed days in the user's language; see `typedDay`. */
export function useTypedDay(): (text: string) => Day | null {
  const { t, i18n } = useTranslation('ui');
  const { language } = i18n;
  return useMemo(() => {
    const words = { today: t('common:today'), tomorrow: t('common:tomorrow') };
    return (text) => typedDay(text, { today: dayOf(new Date()), language, words });
  }, [t, language]);
}
