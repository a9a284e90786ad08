import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isFirstVisit } from '../../lib/session/first-visit.js';
import { useUser } from '../../lib/session/session-context.js';
import { LockIcon } from '../../ui/icons.js';
import { Unseen } from '../../ui/page/unseen.js';
import { currentEntry } from './current-entry.js';
import { useMenu } from './menu-context.js';
import { MenuIcon } from './menu-icon.js';
import { MenuCommand, MenuCount, MenuLink, MenuLock, MenuName } from './menu-link.js';
import type { MenuEntry, Walkthrough } from './menu-rules.js';
import type { MenuCounts } from './use-menu-facts.js';

/** The absences introduce themselves to a user who opens them for the first time. */
function addressOf({ to }: MenuEntry, userId: string): string {
  return to === '/absence-reports' && isFirstVisit(userId) ? `${to}?first_visit=true` : to;
}

interface MenuItemProps {
  entry: MenuEntry;
  counts: MenuCounts;
  onLocked: (feature: Walkthrough) => void;
}

/** One entry of the side bar: a link, or a button that explains a feature which the marina lacks. */
export function MenuItem({ entry, counts, onLocked }: MenuItemProps) {
  const { t } = useTranslation('app');
  const current = currentEntry(useMenu(), useLocation());
  const { id } = useUser();
  const { locked } = entry;
  if (locked !== null) {
    return (
      <MenuCommand
        type="button"
        title={t('lockedEntry', { name: t(entry.id) })}
        aria-disabled="true"
        aria-haspopup="dialog"
        onClick={() => onLocked(locked)}
      >
        <MenuIcon id={entry.id} />
        <MenuName>{t(entry.id)}</MenuName>
        <Unseen>{t('locked')}</Unseen>
        <MenuLock>
          <LockIcon />
        </MenuLock>
      </MenuCommand>
    );
  }
  const waiting = entry.counts === null ? 0 : (counts[entry.counts] ?? 0);
  return (
    <MenuLink to={addressOf(entry, id)} aria-current={current?.id === entry.id ? 'page' : undefined}>
      <MenuIcon id={entry.id} />
      <MenuName>{t(entry.id)}</MenuName>
      {entry.counts !== null && waiting > 0 && (
        <MenuCount title={t(`counted_${entry.counts}`, { count: waiting })}>
          <span aria-hidden="true">{waiting}</span>
          <Unseen>{t(`counted_${entry.counts}`, { count: waiting })}</Unseen>
        </MenuCount>
      )}
    </MenuLink>
  );
}
