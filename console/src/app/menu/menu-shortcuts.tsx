import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useShortcut } from '../../lib/shortcuts/shortcuts.js';
import { useMenu } from './menu-context.js';
import type { MenuEntry, MenuEntryId } from './menu-rules.js';

/** The keys that open an entry: g, then its letter. */
const letters: Partial<Record<MenuEntryId, string>> = {
  reservations: 'r',
  allReservations: 'a',
  pastReservations: 'p',
  waitingList: 'w',
  history: 'h',
  liteHistory: 'h',
  outbox: 'o',
  marinas: 'm',
  userSettings: 'u',
};

function MenuShortcut({ entry, letter }: { entry: MenuEntry; letter: string }) {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  useShortcut(`go-${entry.id}`, {
    keys: `g ${letter}`,
    label: t(entry.id),
    group: t('shortcutsGo'),
    run: () => void navigate(entry.to),
  });
  return null;
}

/** Registers a shortcut for every entry that opens a screen. */
export function MenuShortcuts() {
  return useMenu().map((entry) => {
    const letter = letters[entry.id];
    return letter === undefined || entry.locked !== null ? null : (
      <MenuShortcut key={entry.id} entry={entry} letter={letter} />
    );
  });
}
