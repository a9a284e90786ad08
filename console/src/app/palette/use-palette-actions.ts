import { useTranslation } from 'react-i18next';
import { chooseLanguage, currentLanguage } from '../../lib/i18n/i18n.js';
import { languageName } from '../../lib/i18n/language-name.js';
import { languages } from '../../lib/i18n/language.js';
import { useScheme } from '../../ui/theme/use-scheme.js';
import { useLogOut } from '../routing/log-out-context.js';
import { useSaveLanguage } from '../shell/use-save-language.js';
import type { PaletteCommand } from './use-palette-screens.js';

const schemes = { light: 'paletteLight', dark: 'paletteDark', system: 'paletteSystem' } as const;

/** Commands that change how the console looks or speaks, and log-out. What is chosen already is left out. */
export function usePaletteActions(): readonly PaletteCommand[] {
  const { t } = useTranslation('app');
  const { choice, choose } = useScheme();
  const saveLanguage = useSaveLanguage();
  const logOut = useLogOut();
  const looks = (['light', 'dark', 'system'] as const).filter((scheme) => scheme !== choice);
  const spoken = languages.filter((language) => language !== currentLanguage());
  return [
    ...looks.map((scheme) => ({
      id: `scheme-${scheme}`,
      label: t(schemes[scheme]),
      group: t('trade:colours'),
      run: () => choose(scheme),
    })),
    ...spoken.map((language) => ({
      id: `language-${language}`,
      label: t('paletteLanguage', { language: languageName(language) }),
      group: t('trade:language'),
      run: () => {
        void chooseLanguage(language);
        saveLanguage(language);
      },
    })),
    { id: 'logout', label: t('logout'), group: t('paletteAccount'), run: () => void logOut() },
  ];
}
