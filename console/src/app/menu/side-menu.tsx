import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SignOutIcon } from '../../ui/icons.js';
import { useLogOut } from '../routing/log-out-context.js';
import { useMenu } from './menu-context.js';
import { MenuItem } from './menu-item.js';
import { MenuCommand, MenuHeading, MenuList, MenuName } from './menu-link.js';
import type { MenuGroup, Walkthrough } from './menu-rules.js';
import type { MenuCounts } from './use-menu-facts.js';

const headings = {
  today: 'trade:today',
  bookings: 'groupBookings',
  people: 'groupPeople',
  workspace: 'groupWorkspace',
  records: 'groupRecords',
  office: 'groupOffice',
  administration: 'groupAdministration',
} as const satisfies Record<Exclude<MenuGroup, 'own'>, unknown>;
const groups = Object.keys(headings) as (keyof typeof headings)[];

interface SideMenuProps {
  counts: MenuCounts;
  onLocked: (feature: Walkthrough) => void;
  /** Further groups, shown before the personal entries. */
  children?: ReactNode;
}

/** The entries in groups, with the personal entries and the log-out at the end. */
export function SideMenu({ counts, onLocked, children }: SideMenuProps) {
  const { t } = useTranslation('app');
  const menu = useMenu();
  const logOut = useLogOut();
  const item = (entry: (typeof menu)[number]) => (
    <li key={entry.id}>
      <MenuItem entry={entry} counts={counts} onLocked={onLocked} />
    </li>
  );
  return (
    <>
      {groups.map((group) => {
        const entries = menu.filter((entry) => entry.group === group);
        if (entries.length === 0) return null;
        return (
          <Fragment key={group}>
            <MenuHeading>
              <span>{t(headings[group])}</span>
            </MenuHeading>
            <MenuList>{entries.map(item)}</MenuList>
          </Fragment>
        );
      })}
      {children}
      <MenuList style={{ marginTop: 'auto', paddingTop: 16 }}>
        {menu.filter((entry) => entry.group === 'own').map(item)}
        <li>
          <MenuCommand type="button" onClick={() => void logOut()}>
            <SignOutIcon />
            <MenuName>{t('logout')}</MenuName>
          </MenuCommand>
        </li>
      </MenuList>
    </>
  );
}
