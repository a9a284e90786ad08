import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { MoreIcon } from '../../ui/icons.js';
import { CountBadge } from '../../ui/page/count-badge.js';
import { Unseen } from '../../ui/page/unseen.js';
import { role } from '../../ui/theme/role.js';
import { bottomEntries } from './bottom-entries.js';
import { currentEntry } from './current-entry.js';
import { useMenu } from './menu-context.js';
import { MenuIcon } from './menu-icon.js';
import type { Walkthrough } from './menu-rules.js';
import type { MenuCounts } from './use-menu-facts.js';

const Bar = styled('nav')({
  position: 'sticky',
  bottom: 0,
  zIndex: 20,
  backgroundColor: role.surface,
  borderTop: `1px solid ${role.line}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  // A page with action buttons at the bottom shows those instead; its back arrow leads to the menu.
  'main:has([data-bottom-bar] button) ~ &': { display: 'none' },
  '& ul': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    // Columns of equal width would break the longest word here.
    '@media (max-width: 360px)': { gridAutoColumns: 'auto' },
  },
  '@media print': { display: 'none' },
});
const look = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 2,
  width: '100%',
  minHeight: 60,
  padding: '9px 2px 4px',
  border: 0,
  background: 'transparent',
  color: role.ink2,
  fontSize: 12,
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'none' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current=page], &[aria-expanded=true]': { color: role.sea },
  '&[aria-disabled=true]': { color: role.ink3, fontStyle: 'italic' },
  '& svg': { width: 22, height: 22 },
} as const;
const Way = styled(Link)(look);
const Open = styled('button')(look);
// Long labels wrap onto a second line instead of being cut off, with a hyphen where the language has one.
const Word = styled('span')({
  maxWidth: '100%',
  textAlign: 'center',
  lineHeight: '14px',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

interface BottomNavigationProps {
  counts: MenuCounts;
  moreOpen: boolean;
  onMore: () => void;
  onLocked: (feature: Walkthrough) => void;
}

/** A phone's menu at the bottom of the screen: the first entries, and all others behind "More". */
export function BottomNavigation({ counts, moreOpen, onMore, onLocked }: BottomNavigationProps) {
  const { t } = useTranslation('app');
  const menu = useMenu();
  const current = currentEntry(menu, useLocation());
  return (
    <Bar aria-label={t('quickMenu')}>
      <ul>
        {bottomEntries(menu).map((entry) => {
          const { locked } = entry;
          if (locked !== null) {
            return (
              <li key={entry.id}>
                <Open type="button" aria-disabled="true" aria-haspopup="dialog" onClick={() => onLocked(locked)}>
                  <MenuIcon id={entry.id} />
                  <Word>{t(entry.id)}</Word>
                  <Unseen>{t('locked')}</Unseen>
                </Open>
              </li>
            );
          }
          const waiting = entry.counts === null ? 0 : (counts[entry.counts] ?? 0);
          return (
            <li key={entry.id}>
              <Way to={entry.to} aria-current={current?.id === entry.id ? 'page' : undefined}>
                <MenuIcon id={entry.id} />
                <Word>{t(entry.id)}</Word>
                <CountBadge count={waiting} at={{ top: 6, left: 'calc(50% + 8px)' }} />
                {entry.counts !== null && waiting > 0 && (
                  <Unseen>{t(`counted_${entry.counts}`, { count: waiting })}</Unseen>
                )}
              </Way>
            </li>
          );
        })}
        <li>
          <Open type="button" aria-haspopup="dialog" aria-expanded={moreOpen} onClick={onMore}>
            <MoreIcon />
            <Word>{t('actions:more')}</Word>
          </Open>
        </li>
      </ul>
    </Bar>
  );
}
