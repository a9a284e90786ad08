import { describe, expect, it } from '@jest/globals';
import { declaredScreens } from '../../../testing/declared-screens-from-disk.js';
import { menuFor, type MenuViewer } from '../menu/menu-rules.js';
import { settingsEntries } from '../settings/settings-sections.js';
import { paletteScreens } from './palette-screens.js';
import { paletteTasks } from './palette-tasks.js';

const keeper: MenuViewer = {
  edition: 'full',
  is_admin: false,
  association_manager: false,
  of_several_marinas: true,
  permissions: { residents: 'EDITOR', reservations: 'EDITOR', marina_settings: 'ALLOWED' },
  marina: { association: 'TEM', permissions: { reservation: true, absence_report: true, inventory: true, chat: true } },
  keeps_mails: true,
};

/** Addresses that open a screen under another name, or a part of one; and the booking, which is a shortcut. */
const OTHER_NAMES = [
  '/bookings/new',
  '/hourly_config',
  '/long_term_config',
  '/long_term_settings',
  '/short_term_config',
];

describe('the screens of the palette', () => {
  it('are all that somebody may open without naming a record', () => {
    const paths = declaredScreens
      .filter(({ place, path }) => place === 'desk' && !path.includes(':'))
      .map(({ path }) => path);
    const hasScreen = (path: string) => paths.includes(path);
    const reached = (viewer: MenuViewer) => {
      const facts = { menu: menuFor(viewer, hasScreen), settings: settingsEntries(hasScreen), hasScreen };
      const open = new Set(facts.menu.map(({ to }) => to));
      return [...paletteScreens(facts), ...paletteTasks(open)].map(({ to }) => to);
    };
    const everybody = [keeper, { ...keeper, is_admin: true }, { ...keeper, edition: 'lite' as const }];
    const all = new Set([...everybody.flatMap(reached), ...OTHER_NAMES]);
    expect(paths.filter((path) => !all.has(path))).toEqual([]);
  });

  it('are only those that the menu opens to the reader', () => {
    const clerk: MenuViewer = {
      ...keeper,
      of_several_marinas: false,
      permissions: { residents: 'VIEWER', reservations: 'VIEWER', marina_settings: 'NOT_ALLOWED' },
      marina: { association: null, permissions: { reservation: true } },
    };
    const menu = menuFor(clerk, () => true);
    const shown = paletteScreens({ menu, settings: settingsEntries(() => true), hasScreen: () => true });
    const to = shown.map((screen) => screen.to);
    expect(to).toContain('/reservations');
    for (const path of [
      '/messages',
      '/inventory',
      '/berths/create',
      '/users',
      '/create_user',
      '/marinas/create',
      '/cards/create',
    ]) {
      expect(to).not.toContain(path);
    }
  });
});
