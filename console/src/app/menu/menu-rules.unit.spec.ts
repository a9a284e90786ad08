import { describe, expect, it } from '@jest/globals';
import { menuFor, type MenuEntryId, type MenuViewer, reachableFor } from './menu-rules.js';
import { entryLetters } from './entry-letters.js';

const clerk: MenuViewer = {
  edition: 'full',
  is_admin: false,
  association_manager: false,
  of_several_marinas: false,
  permissions: { residents: 'VIEWER', reservations: 'VIEWER', marina_settings: 'NOT_ALLOWED' },
  marina: { association: null, permissions: { reservation: true, absence_report: true, inventory: true, chat: true } },
  keeps_mails: false,
};
const every = { reservation: true, absence_report: true, inventory: true, chat: true };
const keeper = { ...clerk.permissions, marina_settings: 'ALLOWED' } as const;
const everywhere = () => true;
const ids = (viewer: MenuViewer, hasScreen: (path: string) => boolean = everywhere): string[] =>
  menuFor(viewer, hasScreen).map((entry) => entry.id);

const today: MenuEntryId[] = ['dashboard', 'activity', 'berths', 'messages'];
const bookings: MenuEntryId[] = ['reservations', 'matching', 'plan', 'harbourMap'];
const people: MenuEntryId[] = ['customers', 'absenceReports'];
const fullMenu: MenuEntryId[] = [...today, ...bookings, ...people, 'inventory', 'marinaReports'];
/** The first four and the last six are those of spec 1 §2. */
const liteMenu: MenuEntryId[] = [
  'reservations',
  'vacancies',
  'activity',
  'berths',
  'messages',
  'matching',
  'plan',
  'harbourMap',
  'pastReservations',
  'waitingList',
  'absenceReports',
  'customers',
  'liteMemberships',
  'inventory',
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
    ['staff of the full edition', {}, [...fullMenu, 'userSettings']],
    ['staff of the lite edition', { edition: 'lite' }, [...liteMenu, 'marinaReports', 'userSettings']],
    [
      'staff of a marina of the membership association',
      { marina: { association: 'TEM', permissions: every } },
      [
        ...today,
        ...bookings,
        'customers',
        'memberships',
        'absenceReports',
        'inventory',
        'marinaReports',
        'userSettings',
      ],
    ],
    [
      'staff of another association',
      { marina: { association: 'IGY', permissions: every } },
      [...fullMenu, 'userSettings'],
    ],
    [
      'who may keep the settings, full edition',
      { permissions: keeper },
      [
        ...today,
        ...bookings,
        ...people,
        'payments',
        'inventory',
        'marinaReports',
        'history',
        'marinaSettings',
        'userSettings',
      ],
    ],
    [
      'who may keep the settings, lite edition',
      { permissions: keeper, edition: 'lite' },
      [...liteMenu, 'payments', 'marinaReports', 'liteHistory', 'marinaSettings', 'userSettings'],
    ],
    [
      'who may edit reservations',
      { permissions: { ...clerk.permissions, reservations: 'EDITOR' } },
      [...today, ...bookings, ...people, 'payments', 'cashUp', 'inventory', 'marinaReports', 'userSettings'],
    ],
    [
      'who may edit reservations in a marina that takes none',
      { permissions: { ...clerk.permissions, reservations: 'EDITOR' }, marina: { association: null, permissions: {} } },
      [...today, ...bookings, ...people, 'inventory', 'marinaReports', 'statistics', 'userSettings'],
    ],
    ['where mails are kept', { keeps_mails: true }, [...fullMenu, 'outbox', 'userSettings']],
    ['who keeps a chain of marinas', { of_several_marinas: true }, [...fullMenu, 'marinas', 'userSettings']],
    [
      'an administrator in a marina',
      { is_admin: true },
      [
        ...today,
        ...bookings,
        ...people,
        'payments',
        'cashUp',
        'inventory',
        'history',
        ...adminMenu,
        'marinaSettings',
        'userSettings',
      ],
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

  it.each([
    ['full', ['today', 'bookings', 'people', 'office', 'own']],
    ['lite', ['workspace', 'records', 'office', 'own']],
  ] as const)('are grouped in the %s edition', (edition, groups) => {
    expect([...new Set(menuFor({ ...clerk, edition }, everywhere).map(({ group }) => group))]).toEqual(groups);
  });
});

describe('entries of features that the marina lacks', () => {
  const cases: [MenuEntryId, MenuViewer['edition'], keyof typeof every][] = [
    ['reservations', 'full', 'reservation'],
    ['activity', 'full', 'reservation'],
    ['absenceReports', 'full', 'absence_report'],
    ['plan', 'full', 'inventory'],
    ['matching', 'full', 'inventory'],
    ['inventory', 'full', 'inventory'],
    ['berths', 'full', 'inventory'],
    ['messages', 'full', 'chat'],
    ['reservations', 'lite', 'reservation'],
    ['pastReservations', 'lite', 'reservation'],
    ['waitingList', 'lite', 'reservation'],
    ['vacancies', 'lite', 'absence_report'],
    ['absenceReports', 'lite', 'absence_report'],
    ['berths', 'lite', 'inventory'],
    ['inventory', 'lite', 'inventory'],
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
    expect(locked({ ...every, [feature]: false })).not.toBeNull();
    expect(locked({ [feature]: true })).toBeNull();
  });

  it('locks nothing that no feature gates', () => {
    const bare = { ...clerk, marina: { association: 'TEM', permissions: {} } };
    const locked = menuFor(bare, everywhere).filter((entry) => entry.locked !== null);
    expect(locked.map((entry) => entry.id)).toEqual([
      'activity',
      'berths',
      'messages',
      'reservations',
      'matching',
      'plan',
      'harbourMap',
      'absenceReports',
      'inventory',
      'marinaReports',
    ]);
  });

  it('are left out of the lite edition where the spec does not list them, and their addresses explain them', () => {
    const bare: MenuViewer = { ...clerk, edition: 'lite', marina: { association: null, permissions: {} } };
    const beyond = ['messages', 'matching', 'plan', 'harbourMap'];
    expect(ids(bare).filter((id) => beyond.includes(id))).toEqual([]);
    const explained = reachableFor(bare, everywhere).filter(({ id }) => beyond.includes(id));
    expect(explained.map(({ locked }) => locked)).toEqual(['chat', 'matching', 'plan', 'map']);
  });
});

it('counts unread notifications and messages, waiting reservations and those without a berth', () => {
  const counting = menuFor({ ...clerk, is_admin: true }, everywhere).filter((entry) => entry.counts !== null);
  expect(counting.map(({ id, counts }) => [id, counts])).toEqual([
    ['dashboard', 'unread_notifications'],
    ['messages', 'unread_messages'],
    ['reservations', 'our_moves'],
    ['matching', 'without_berth'],
  ]);
});

describe('the letter of an entry', () => {
  const viewers: MenuViewer[] = [
    clerk,
    { ...clerk, edition: 'lite', permissions: keeper, keeps_mails: true, of_several_marinas: true },
    { ...clerk, is_admin: true, keeps_mails: true, marina: { association: 'TEM', permissions: every } },
    { ...clerk, is_admin: true, edition: 'lite', keeps_mails: true },
    { ...clerk, permissions: { ...keeper, reservations: 'EDITOR' }, marina: { association: 'TEM', permissions: {} } },
    { ...clerk, association_manager: true },
  ];
  it.each(viewers)('is given once in each menu', (viewer) => {
    const letters = ids(viewer).map((id) => entryLetters[id as MenuEntryId]);
    expect(letters.filter((letter, index) => letters.indexOf(letter) !== index)).toEqual([]);
  });
});
