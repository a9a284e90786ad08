import { useEffect, useState } from 'react';
import { words } from '../../../lib/i18n/i18n.js';
import { type Language, preferredLanguage } from '../../../lib/i18n/language.js';
import { chosenLanguage, keepChosenLanguage, spokenLanguage } from '../model/chosen-language.js';

/**
 * Applies the language chosen on the page or else the reservation's while the page is open. Leaving the page restores
 * the language of staff.
 */
export function usePageLanguage(reservation: string | undefined): readonly [Language, (language: Language) => void] {
  const [chosen, setChosen] = useState(chosenLanguage);
  const language = spokenLanguage(chosen, reservation, preferredLanguage());
  useEffect(() => {
    // Not compared with the present language: texts of another one may still be on their way, and would come last.
    void words.changeLanguage(language);
  }, [language]);
  useEffect(
    () => () => {
      void words.changeLanguage(preferredLanguage());
    },
    [],
  );
  return [
    language,
    (wanted) => {
      keepChosenLanguage(wanted);
      setChosen(wanted);
    },
  ];
}
