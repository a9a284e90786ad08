import type { MarinaPermissionName, UserPermissions } from '../../../../contracts/vocabulary/permissions.js';

/** The facts that decide the menu: the person, the marina, and whether this installation keeps its mails. */
export interface MenuViewer {
  readonly edition: 'full' | 'lite';
  readonly is_admin: boolean;
  readonly association_manager: boolean;
  /** True for people who manage a chain's marinas or work in more than one. */
  readonly of_several_marinas: boolean;
  readonly permissions: UserPermissions;
  /** Null for an administrator who has not chosen a marina, and for people who work in none. */
  readonly marina: {
    readonly association: string | null;
    readonly permissions: Readonly<Partial<Record<MarinaPermissionName, boolean>>>;
  } | null;
  /** True when mails are kept here instead of sent, and this person may read them. */
  readonly keeps_mails: boolean;
}

/** Features whose entries stay visible when the marina lacks them, and then open a walkthrough. */
type Feature = 'reservation' | 'absence_report' | 'inventory' | 'chat';

/** What such an entry explains: its own screen, or else the feature. */
export type Walkthrough = Feature | 'matching' | 'plan' | 'map' | 'activity' | 'dock_walk' | 'past' | 'waiting';

/** The numbers of reservations that wait for us or have no berth, and of what the user has not read. */
export type MenuCounted = 'our_moves' | 'without_berth' | 'unread_messages' | 'unread_notifications';

interface MenuRule {
  readonly to: string;
  readonly shows: (viewer: MenuViewer) => boolean;
  readonly feature?: Feature;
  /** Default: that of the feature. */
  readonly explains?: Walkthrough;
  /** The number that the entry shows. */
  readonly counts?: MenuCounted;
}

const staff = (viewer: MenuViewer): boolean => viewer.marina !== null && !viewer.association_manager;
const admin = (viewer: MenuViewer): boolean => viewer.is_admin && !viewer.association_manager;
const keepsSettings = (viewer: MenuViewer): boolean =>
  staff(viewer) && (viewer.is_admin || viewer.permissions.marina_settings === 'ALLOWED');
const answers = (viewer: MenuViewer): boolean =>
  staff(viewer) && (viewer.is_admin || viewer.permissions.reservations === 'EDITOR');
const takesReservations = ({ marina }: MenuViewer): boolean => marina?.permissions.reservation === true;
const takesMoney = (viewer: MenuViewer): boolean => answers(viewer) && takesReservations(viewer);

const rules = {
  dashboard: { to: '/', shows: staff, counts: 'unread_notifications' },
  activity: { to: '/activity', shows: staff, feature: 'reservation', explains: 'activity' },
  berths: { to: '/berths', shows: staff, feature: 'inventory', explains: 'dock_walk' },
  messages: { to: '/messages', shows: staff, feature: 'chat', counts: 'unread_messages' },
  reservations: { to: '/reservations', shows: staff, feature: 'reservation', counts: 'our_moves' },
  matching: { to: '/matching', shows: staff, feature: 'inventory', explains: 'matching', counts: 'without_berth' },
  plan: { to: '/plan', shows: staff, feature: 'inventory', explains: 'plan' },
  harbourMap: { to: '/map', shows: staff, feature: 'inventory', explains: 'map' },
  customers: { to: '/customers', shows: staff },
  memberships: { to: '/memberships', shows: (viewer) => staff(viewer) && viewer.marina?.association === 'TEM' },
  absenceReports: { to: '/absence-reports', shows: staff, feature: 'absence_report' },
  payments: { to: '/payments', shows: (viewer) => keepsSettings(viewer) || takesMoney(viewer) },
  cashUp: { to: '/payments?tab=cash_up', shows: takesMoney },
  inventory: { to: '/inventory', shows: staff, feature: 'inventory' },
  // Administrators have their own entry, of all marinas.
  marinaReports: { to: '/reports', shows: (viewer) => staff(viewer) && !viewer.is_admin, feature: 'reservation' },
  // Where there are reports, the statistics are one of their tabs.
  statistics: { to: '/statistics', shows: (viewer) => staff(viewer) && !takesReservations(viewer) },
  history: { to: '/history', shows: keepsSettings },
  outbox: { to: '/outbox', shows: (viewer) => staff(viewer) && viewer.keeps_mails },

  vacancies: { to: '/vacancies', shows: staff, feature: 'absence_report' },
  pastReservations: { to: '/history', shows: staff, feature: 'reservation', explains: 'past' },
  waitingList: { to: '/history/waiting_list', shows: staff, feature: 'reservation', explains: 'waiting' },
  liteMemberships: { to: '/memberships', shows: staff },
  liteHistory: { to: '/audit', shows: keepsSettings },

  associationPanel: { to: '/', shows: (viewer) => viewer.association_manager },
  adPanel: { to: '/ad-panel', shows: admin },
  boaters: { to: '/boaters', shows: admin },
  allReservations: { to: '/reservations-admin', shows: admin },
  marinas: {
    to: '/marinas',
    shows: (viewer) => viewer.is_admin || viewer.association_manager || viewer.of_several_marinas,
  },
  allHistories: { to: '/history-admin', shows: admin },
  reports: { to: '/reports', shows: admin },
  configuration: { to: '/configuration', shows: admin },
  trends: { to: '/trends', shows: admin },
  giftPoints: { to: '/gift-points', shows: admin },
  promotions: { to: '/promotions', shows: admin },
  operations: { to: '/operations', shows: admin },
  marinaSettings: { to: '/marina_settings', shows: keepsSettings },
  userSettings: { to: '/user_settings', shows: () => true },
} as const satisfies Record<string, MenuRule>;

export type MenuEntryId = keyof typeof rules;

const full = {
  today: ['dashboard', 'activity', 'berths', 'messages'],
  bookings: ['reservations', 'matching', 'plan', 'harbourMap'],
  people: ['customers', 'memberships', 'absenceReports'],
  office: ['payments', 'cashUp', 'inventory', 'marinaReports', 'statistics', 'history', 'outbox'],
} as const;

/** The groups of the lite edition and their first entries are those of spec 1 §2. */
const lite = {
  workspace: ['reservations', 'vacancies', 'activity', 'berths', 'messages', 'matching', 'plan', 'harbourMap'],
  records: ['pastReservations', 'waitingList', 'absenceReports', 'customers', 'liteMemberships', 'inventory'],
  office: ['payments', 'cashUp', 'marinaReports', 'liteHistory', 'outbox'],
} as const;

const everywhere = {
  administration: [
    'associationPanel',
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
  ],
  own: ['marinaSettings', 'userSettings'],
} as const;

export type MenuGroup = keyof typeof full | keyof typeof lite | keyof typeof everywhere;
type Arrangement = Readonly<Partial<Record<MenuGroup, readonly MenuEntryId[]>>>;

/** Screens that the spec does not list for the lite edition: a marina without their feature sees no entry. */
const beyondLite: ReadonlySet<MenuEntryId> = new Set(['messages', 'matching', 'plan', 'harbourMap']);

export interface MenuEntry {
  readonly id: MenuEntryId;
  readonly to: string;
  readonly group: MenuGroup;
  /** Set when the marina lacks this feature: the entry opens its walkthrough instead of the screen. */
  readonly locked: Walkthrough | null;
  readonly counts: MenuCounted | null;
}

/** The entries this person sees, in order. `hasScreen` returns whether an address has a screen. */
export function menuFor(viewer: MenuViewer, hasScreen: (path: string) => boolean): MenuEntry[] {
  const spare = (id: MenuEntryId): boolean => viewer.edition === 'lite' && beyondLite.has(id);
  return reachableFor(viewer, hasScreen).filter(({ id, locked }) => locked === null || !spare(id));
}

/** The entries of the menu, and those that it leaves out although their addresses explain what the marina lacks. */
export function reachableFor(viewer: MenuViewer, hasScreen: (path: string) => boolean): MenuEntry[] {
  const arrangement: Arrangement = { ...(viewer.edition === 'lite' ? lite : full), ...everywhere };
  return (Object.entries(arrangement) as [MenuGroup, readonly MenuEntryId[]][]).flatMap(([group, ids]) =>
    ids.flatMap((id) => {
      const rule: MenuRule = rules[id];
      const { to, counts = null } = rule;
      if (!hasScreen(pathOf(to)) || !rule.shows(viewer)) return [];
      return [{ id, to, group, locked: walkthroughOf(rule, viewer), counts }];
    }),
  );
}

/** The path of an entry's address, which can name a tab. */
export function pathOf(to: string): string {
  return to.split('?')[0] ?? to;
}

function walkthroughOf({ feature, explains }: MenuRule, { marina }: MenuViewer): Walkthrough | null {
  if (feature === undefined || marina?.permissions[feature] === true) return null;
  return explains ?? feature;
}
