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
type Feature = 'reservation' | 'absence_report' | 'inventory';

/** What such an entry explains: its own screen, or else the feature. */
export type Walkthrough = Feature | 'matching' | 'plan' | 'map' | 'activity' | 'dock_walk' | 'past' | 'waiting';

export type MenuGroup = 'work' | 'records' | 'administration' | 'own';

interface MenuRule {
  readonly id: string;
  readonly to: string;
  readonly group: MenuGroup;
  readonly shows: (viewer: MenuViewer) => boolean;
  readonly feature?: Feature;
  /** Default: that of the feature. */
  readonly explains?: Walkthrough;
  /** The number that the entry shows. */
  readonly counts?: MenuCounted;
}

/** Reservations that wait for the marina, reservations without a berth, and the user's unread notifications. */
export type MenuCounted = 'our_moves' | 'without_berth' | 'news';

const staff = (viewer: MenuViewer): boolean => viewer.marina !== null && !viewer.association_manager;
const fullStaff = (viewer: MenuViewer): boolean => staff(viewer) && viewer.edition === 'full';
const liteStaff = (viewer: MenuViewer): boolean => staff(viewer) && viewer.edition === 'lite';
const admin = (viewer: MenuViewer): boolean => viewer.is_admin && !viewer.association_manager;
const keepsSettings = (viewer: MenuViewer): boolean =>
  staff(viewer) && (viewer.is_admin || viewer.permissions.marina_settings === 'ALLOWED');

/** All entries of all menus in order (spec 1 §2, spec 2 §2). `menuFor` leaves out entries without a screen. */
const rules = [
  { id: 'dashboard', to: '/', group: 'work', shows: fullStaff, counts: 'news' },
  { id: 'associationPanel', to: '/', group: 'work', shows: (viewer) => viewer.association_manager },
  { id: 'reservations', to: '/reservations', group: 'work', shows: staff, feature: 'reservation', counts: 'our_moves' },
  {
    id: 'matching',
    to: '/matching',
    group: 'work',
    shows: fullStaff,
    feature: 'inventory',
    explains: 'matching',
    counts: 'without_berth',
  },
  { id: 'plan', to: '/plan', group: 'work', shows: staff, feature: 'inventory', explains: 'plan' },
  { id: 'harbourMap', to: '/map', group: 'work', shows: staff, feature: 'inventory', explains: 'map' },
  { id: 'vacancies', to: '/vacancies', group: 'work', shows: liteStaff, feature: 'absence_report' },
  { id: 'activity', to: '/activity', group: 'work', shows: staff, feature: 'reservation', explains: 'activity' },
  { id: 'berths', to: '/berths', group: 'work', shows: staff, feature: 'inventory', explains: 'dock_walk' },
  { id: 'customers', to: '/customers', group: 'records', shows: fullStaff },
  {
    id: 'memberships',
    to: '/memberships',
    group: 'records',
    shows: (viewer) => fullStaff(viewer) && viewer.marina?.association === 'TEM',
  },
  { id: 'absenceReports', to: '/absence-reports', group: 'records', shows: fullStaff, feature: 'absence_report' },
  { id: 'inventory', to: '/inventory', group: 'records', shows: fullStaff, feature: 'inventory' },
  { id: 'statistics', to: '/statistics', group: 'records', shows: fullStaff },
  {
    id: 'pastReservations',
    to: '/history',
    group: 'records',
    shows: liteStaff,
    feature: 'reservation',
    explains: 'past',
  },
  {
    id: 'waitingList',
    to: '/history/waiting_list',
    group: 'records',
    shows: liteStaff,
    feature: 'reservation',
    explains: 'waiting',
  },
  { id: 'liteAbsenceReports', to: '/absence-reports', group: 'records', shows: liteStaff, feature: 'absence_report' },
  { id: 'liteCustomers', to: '/customers', group: 'records', shows: liteStaff },
  { id: 'liteMemberships', to: '/memberships', group: 'records', shows: liteStaff },
  { id: 'liteInventory', to: '/inventory', group: 'records', shows: liteStaff, feature: 'inventory' },
  {
    id: 'history',
    to: '/history',
    group: 'records',
    shows: (viewer) => viewer.edition === 'full' && keepsSettings(viewer),
  },
  {
    id: 'liteHistory',
    to: '/audit',
    group: 'records',
    shows: (viewer) => viewer.edition === 'lite' && keepsSettings(viewer),
  },
  {
    id: 'marinaReports',
    to: '/reports',
    group: 'records',
    // Administrators have their own entry, of all marinas.
    shows: (viewer) => staff(viewer) && !viewer.is_admin,
    feature: 'reservation',
  },
  {
    id: 'payments',
    to: '/payments',
    group: 'records',
    // People who keep the settings find it among them.
    shows: (viewer) => staff(viewer) && !keepsSettings(viewer) && viewer.permissions.reservations === 'EDITOR',
  },
  { id: 'outbox', to: '/outbox', group: 'records', shows: (viewer) => staff(viewer) && viewer.keeps_mails },
  { id: 'adPanel', to: '/ad-panel', group: 'administration', shows: admin },
  { id: 'boaters', to: '/boaters', group: 'administration', shows: admin },
  { id: 'allReservations', to: '/reservations-admin', group: 'administration', shows: admin },
  {
    id: 'marinas',
    to: '/marinas',
    group: 'administration',
    shows: (viewer) => viewer.is_admin || viewer.association_manager || viewer.of_several_marinas,
  },
  { id: 'allHistories', to: '/history-admin', group: 'administration', shows: admin },
  { id: 'reports', to: '/reports', group: 'administration', shows: admin },
  { id: 'configuration', to: '/configuration', group: 'administration', shows: admin },
  { id: 'trends', to: '/trends', group: 'administration', shows: admin },
  { id: 'giftPoints', to: '/gift-points', group: 'administration', shows: admin },
  { id: 'promotions', to: '/promotions', group: 'administration', shows: admin },
  { id: 'operations', to: '/operations', group: 'administration', shows: admin },
  { id: 'marinaSettings', to: '/marina_settings', group: 'own', shows: keepsSettings },
  { id: 'userSettings', to: '/user_settings', group: 'own', shows: () => true },
] as const satisfies readonly MenuRule[];

export type MenuEntryId = (typeof rules)[number]['id'];

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
  return rules
    .filter((rule: MenuRule) => hasScreen(rule.to) && rule.shows(viewer))
    .map((rule: MenuRule) => ({
      id: rule.id as MenuEntryId,
      to: rule.to,
      group: rule.group,
      locked: walkthroughOf(rule, viewer),
      counts: rule.counts ?? null,
    }));
}

function walkthroughOf({ feature, explains }: MenuRule, { marina }: MenuViewer): Walkthrough | null {
  if (feature === undefined || marina?.permissions[feature] === true) return null;
  return explains ?? feature;
}
