import { describe, expect, it } from '@jest/globals';
import { declaredScreens } from '../routing/declared-screens.js';
import { hasScreen } from '../routing/screens.js';
import { historyAddress } from '../../lib/session/history-address.js';
import { accessTo, currentEntry } from './current-entry.js';
import { menuFor, type MenuViewer } from './menu-rules.js';

const viewer: MenuViewer = {
  edition: 'full',
  is_admin: false,
  association_manager: false,
  of_several_marinas: false,
  permissions: { residents: 'EDITOR', reservations: 'EDITOR', marina_settings: 'ALLOWED' },
  marina: { association: null, permissions: { reservation: true } },
  keeps_mails: true,
};
const full = menuFor(viewer, hasScreen);
const lite = menuFor({ ...viewer, edition: 'lite' }, hasScreen);
const at = (address: string) => {
  const [pathname = '', search] = address.split('?');
  return { pathname, search: search === undefined ? '' : `?${search}` };
};

describe('the entry that is lit', () => {
  it.each([
    ['full', full, '/reservations?tab=APPROVED', 'reservations'],
    ['full', full, '/reservations/7', 'reservations'],
    ['full', full, '/reservations-admin', undefined],
    ['full', full, '/history', 'history'],
    ['full', full, '/user_settings', 'userSettings'],
    ['full', full, '/inventory?tab=piers', 'inventory'],
    ['full', full, '/piers/create', 'inventory'],
    ['full', full, '/closures/create', 'plan'],
    ['full', full, '/groups/new', 'reservations'],
    ['full', full, '/groups/7', 'reservations'],
    ['full', full, '/berths/7', 'inventory'],
    ['lite', lite, '/berths/7', 'inventory'],
    ['full', full, '/messages?chat=7', 'messages'],
    ['full', full, '/payments', 'payments'],
    ['full', full, '/payments?tab=invoices', 'payments'],
    ['full', full, '/payments?tab=cash_up&day=2027-07-01', 'cashUp'],
    ['full', full, '/statistics', 'marinaReports'],
    ['full', full, '/create_user', 'marinaSettings'],
    ['full', full, '/edit_user/7', 'marinaSettings'],
    ['full', full, '/nowhere', undefined],
    ['lite', lite, '/reservations', 'reservations'],
    ['lite', lite, '/reservations?tab=HISTORY', 'pastReservations'],
    ['lite', lite, '/reservations?tab=WAITING_LIST', 'waitingList'],
    ['lite', lite, '/audit', 'liteHistory'],
  ])('in the %s edition', (_edition, menu, address, expected) => {
    expect(currentEntry(menu, at(address))?.id).toBe(expected);
  });
});

describe('the way to a screen', () => {
  const clerk = menuFor(
    { ...viewer, permissions: { ...viewer.permissions, marina_settings: 'NOT_ALLOWED' } },
    hasScreen,
  );
  const bare = menuFor({ ...viewer, marina: { association: null, permissions: {} } }, hasScreen);
  const association = menuFor({ ...viewer, association_manager: true }, hasScreen);
  it.each([
    ['is open where the menu leads', full, '/reservations/7', 'open'],
    ['is open at the start', full, '/', 'open'],
    ['is open at the start where the menu has no dashboard', lite, '/', 'open'],
    ['is open to an unknown address, which says so itself', full, '/nowhere', 'open'],
    ['is closed to the history without the permission', clerk, '/history', 'forbidden'],
    ['is closed to other marinas unless one is an administrator', full, '/reservations-admin', 'forbidden'],
    ['is closed to reservations for association managers', association, '/reservations/7', 'forbidden'],
    ['explains a feature that the marina lacks', bare, '/reservations', 'reservation'],
  ])('%s', (_name, menu, address, expected) => {
    expect(accessTo(menu, at(address), hasScreen)).toBe(expected);
  });

  it('is closed to no screen of the desk for everybody', () => {
    const everybody: MenuViewer[] = [
      viewer,
      { ...viewer, edition: 'lite' },
      { ...viewer, association_manager: true },
      { ...viewer, is_admin: true },
      { ...viewer, is_admin: true, marina: null },
    ];
    const menus = everybody.map((each) => menuFor(each, hasScreen));
    const closed = declaredScreens
      .filter(({ place, redirect }) => place === 'desk' && redirect === undefined)
      .map(({ path }) => path.replaceAll(/:[a-z_]+/g, '7'))
      .filter((path) => menus.every((menu) => accessTo(menu, at(path), hasScreen) === 'forbidden'));
    expect(closed).toEqual([]);
  });

  it.each(['full', 'lite'] as const)('is open to the history of changes of the %s edition', (edition) => {
    const menu = menuFor({ ...viewer, edition }, hasScreen);
    const history = currentEntry(menu, at(historyAddress(edition)));
    expect(history?.id).toBe(edition === 'lite' ? 'liteHistory' : 'history');
  });
});
