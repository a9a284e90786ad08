import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { reservationCalls } from '../../../../contracts/reservations/calls.js';
import { useMay } from '../../lib/session/may.js';
import { useSession } from '../../lib/session/session.js';
import { useShortcut } from '../../lib/shortcuts/shortcuts.js';
import { useMenu } from './menu-context.js';
import { entryLetters } from './entry-letters.js';
import type { MenuEntry } from './menu-rules.js';

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

/** `n` opens a new reservation, for whoever may create one. */
function useNewReservationKey(): void {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const { edition } = useSession();
  const may = useMay(reservationCalls.create.access);
  const open = useMenu().some(({ id, locked }) => id === 'reservations' && locked === null);
  useShortcut('new-reservation', {
    keys: 'n',
    label: t('trade:newReservation'),
    group: t('shortcutsAnywhere'),
    run: () => void navigate(edition === 'full' ? '/bookings/new' : '/reservations/new?create_new=true'),
    enabled: may && open,
  });
}

/** Registers a shortcut for every entry that opens a screen, and one for a new reservation. */
export function MenuShortcuts() {
  useNewReservationKey();
  return useMenu().map((entry) => {
    return entry.locked !== null ? null : <MenuShortcut key={entry.id} entry={entry} letter={entryLetters[entry.id]} />;
  });
}
