import { useEffect, useState } from 'react';
import { words } from '../../../lib/i18n/i18n.js';
import { type Language, preferredLanguage } from '../../../lib/i18n/language.js';
import { chosenLanguage, keepChosenLanguage, spokenLanguage } from '../model/chosen-language.js';

/** Speaks the reservation's language, or the one chosen here, for as long as the page is open; staff keep theirs. */
export function usePageLanguage(reservation: string | undefined): readonly [Language, (language: Language) => void] {
  const [chosen, setChosen] = useState(chosenLanguage);
  const language = spokenLanguage(chosen, reservation, preferredLanguage());
  useEffect(() => {
    if (words.language !== language) void words.changeLanguage(language);
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
