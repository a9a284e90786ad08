import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMenu } from '../menu/menu-context.js';
import { hasScreen } from '../routing/screens.js';
import { settingsEntries } from '../settings/settings-sections.js';
import { paletteScreens } from './palette-screens.js';

/** What the palette runs. */
export interface PaletteCommand {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  /** Undefined: it has no keys of its own. */
  readonly keys?: string;
  readonly run: () => void;
}

/** A command for each screen that the reader may open. */
export function usePaletteScreens(): readonly PaletteCommand[] {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const menu = useMenu();
  return paletteScreens({ menu, settings: settingsEntries(hasScreen), hasScreen }).map(
    ({ id, to, label, ofSettings }) => ({
      id,
      label: ofSettings ? t('paletteSettings', { section: t(label) }) : t(label),
      group: t('shortcutsGo'),
      run: () => void navigate(to),
    }),
  );
}
