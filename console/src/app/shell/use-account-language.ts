import { useEffect } from 'react';
import { chosenLanguage } from '../../lib/i18n/language.js';
import { currentLanguage, words } from '../../lib/i18n/i18n.js';
import { useUser } from '../../lib/session/session-context.js';

/**
 * Speaks the language of the signed-in person's account, unless another one was chosen in this browser. It is not
 * stored here, because the next person at this desk may have another one.
 */
export function useAccountLanguage(): void {
  const { language } = useUser();
  useEffect(() => {
    if (chosenLanguage() === null && language !== currentLanguage()) void words.changeLanguage(language);
  }, [language]);
}
