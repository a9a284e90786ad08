import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMenu } from '../menu/menu-context.js';
import { hasScreen } from '../routing/screens.js';
import { settingsEntries } from '../settings/settings-sections.js';
import { paletteScreens } from './palette-screens.js';
import { paletteTasks } from './palette-tasks.js';

/** What the palette runs. */
export interface PaletteCommand {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  /** Further words that find it. */
  readonly words?: string;
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

/** A command for each task whose screen the reader may open. */
export function usePaletteTasks(): readonly PaletteCommand[] {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const menu = useMenu();
  const open = new Set(menu.flatMap(({ to, locked }) => (locked === null ? [to] : [])));
  return paletteTasks(open).map(({ id, to }) => ({
    id: `task-${id}`,
    label: t(`task_${id}`),
    words: t(`find_${id}`),
    group: t('paletteTasks'),
    run: () => void navigate(to),
  }));
}
