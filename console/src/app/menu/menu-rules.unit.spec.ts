import { describe, expect, it } from '@jest/globals';
import { menuFor, type MenuEntryId, type MenuViewer } from './menu-rules.js';

const clerk: MenuViewer = {
  edition: 'full',
  is_admin: false,
  association_manager: false,
  of_several_marinas: false,
  permissions: { residents: 'VIEWER', reservations: 'VIEWER', marina_settings: 'NOT_ALLOWED' },
  marina: { association: null, permissions: { reservation: true, absence_report: true, inventory: true } },
  keeps_mails: false,
};
const keeper = { ...clerk.permissions, marina_settings: 'ALLOWED' } as const;
const everywhere = () => true;
const ids = (viewer: MenuViewer, hasScreen: (path: string) => boolean = everywhere): string[] =>
  menuFor(viewer, hasScreen).map((entry) => entry.id);

const fullMenu: MenuEntryId[] = [
  'dashboard',
  'reservations',
  'matching',
  'plan',
  'harbourMap',
  'activity',
  'berths',
  'customers',
  'absenceReports',
  'inventory',
  'statistics',
];
const liteMenu: MenuEntryId[] = [
  'reservations',
  'plan',
  'harbourMap',
  'vacancies',
  'activity',
  'berths',
  'pastReservations',
  'waitingList',
  'liteAbsenceReports',
  'liteCustomers',
  'liteMemberships',
  'liteInventory',
];
const adminMenu: MenuEntryId[] = [
  'adPanel',
  'boaters',
  'allReservations',
  'marinas',
  'allHistories',
  'reports',
  'configuration',
  'trends',
  'giftPoints',
  'promotions',
  'operations',
];

describe('the entries of the menu', () => {
  const cases: [string, Partial<MenuViewer>, MenuEntryId[]][] = [
    ['staff of the full edition', {}, [...fullMenu, 'marinaReports', 'userSettings']],
    ['staff of the lite edition', { edition: 'lite' }, [...liteMenu, 'marinaReports', 'userSettings']],
    [
      'staff of a marina of the membership association',
      { marina: { association: 'TEM', permissions: {} } },
      [...fullMenu.slice(0, 8), 'memberships', ...fullMenu.slice(8), 'marinaReports', 'userSettings'],
    ],
    [
      'staff of another association',
      { marina: { association: 'IGY', permissions: {} } },
      [...fullMenu, 'marinaReports', 'userSettings'],
    ],
    [
      'who may keep the settings, full edition',
      { permissions: keeper },
      [...fullMenu, 'history', 'marinaReports', 'marinaSettings', 'userSettings'],
    ],
    [
      'who may keep the settings, lite edition',
      { permissions: keeper, edition: 'lite' },
      [...liteMenu, 'liteHistory', 'marinaReports', 'marinaSettings', 'userSettings'],
    ],
    [
      'who may edit reservations',
      { permissions: { ...clerk.permissions, reservations: 'EDITOR' } },
      [...fullMenu, 'marinaReports', 'payments', 'userSettings'],
    ],
    ['where mails are kept', { keeps_mails: true }, [...fullMenu, 'marinaReports', 'outbox', 'userSettings']],
    [
      'who keeps a chain of marinas',
      { of_several_marinas: true },
      [...fullMenu, 'marinaReports', 'marinas', 'userSettings'],
    ],
    [
      'an administrator in a marina',
      { is_admin: true },
      [...fullMenu, 'history', ...adminMenu, 'marinaSettings', 'userSettings'],
    ],
    [
      'an administrator in no marina, mails kept',
      { is_admin: true, marina: null, keeps_mails: true },
      [...adminMenu, 'userSettings'],
    ],
    [
      'an association manager, whatever else is set',
      { association_manager: true, permissions: keeper, keeps_mails: true },
      ['associationPanel', 'marinas', 'userSettings'],
    ],
    ['somebody who works nowhere', { marina: null }, ['userSettings']],
  ];
  it.each(cases)('%s', (_name, viewer, expected) => {
    expect(ids({ ...clerk, ...viewer })).toEqual(expected);
  });

  it('leaves out what has no screen', () => {
    expect(ids(clerk, (path) => ['/reservations', '/user_settings'].includes(path))).toEqual([
      'reservations',
      'userSettings',
    ]);
  });
});

describe('entries of features that the marina lacks', () => {
  const cases: [MenuEntryId, MenuViewer['edition'], 'reservation' | 'absence_report' | 'inventory'][] = [
    ['reservations', 'full', 'reservation'],
    ['activity', 'full', 'reservation'],
    ['absenceReports', 'full', 'absence_report'],
    ['plan', 'full', 'inventory'],
    ['harbourMap', 'lite', 'inventory'],
    ['matching', 'full', 'inventory'],
    ['inventory', 'full', 'inventory'],
    ['reservations', 'lite', 'reservation'],
    ['pastReservations', 'lite', 'reservation'],
    ['waitingList', 'lite', 'reservation'],
    ['vacancies', 'lite', 'absence_report'],
    ['liteAbsenceReports', 'lite', 'absence_report'],
    ['berths', 'lite', 'inventory'],
    ['berths', 'full', 'inventory'],
    ['liteInventory', 'lite', 'inventory'],
  ];
  it('explain the screen that they would open', () => {
    const explained = menuFor({ ...clerk, marina: { association: null, permissions: {} } }, everywhere);
    const of = (id: string) => explained.find((entry) => entry.id === id)?.locked;
    expect(['reservations', 'plan', 'berths', 'inventory'].map(of)).toEqual([
      'reservation',
      'plan',
      'dock_walk',
      'inventory',
    ]);
  });

  it.each(cases)('%s in the %s edition is locked without %s, and open with it', (id, edition, feature) => {
    const locked = (permissions: Record<string, boolean>) =>
      menuFor({ ...clerk, edition, marina: { association: null, permissions } }, everywhere).find(
        (entry) => entry.id === id,
      )?.locked;
    expect(locked({ reservation: true, absence_report: true, inventory: true, [feature]: false })).not.toBeNull();
    expect(locked({ [feature]: true })).toBeNull();
  });

  it('locks nothing that no feature gates', () => {
    const bare = { ...clerk, marina: { association: 'TEM', permissions: {} } };
    const locked = menuFor(bare, everywhere).filter((entry) => entry.locked !== null);
    expect(locked.map((entry) => entry.id)).toEqual([
      'reservations',
      'matching',
      'plan',
      'harbourMap',
      'activity',
      'berths',
      'absenceReports',
      'inventory',
      'marinaReports',
    ]);
  });
});

it('counts unread notifications, waiting reservations and those without a berth', () => {
  const counting = menuFor({ ...clerk, is_admin: true }, everywhere).filter((entry) => entry.counts !== null);
  expect(counting.map((entry) => entry.id)).toEqual(['dashboard', 'reservations', 'matching']);
});
