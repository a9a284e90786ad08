import { expect, it } from '@jest/globals';
import { bottomEntries } from './bottom-entries.js';
import { menuFor, type MenuViewer } from './menu-rules.js';

const viewer: MenuViewer = {
  edition: 'full',
  is_admin: true,
  association_manager: false,
  of_several_marinas: false,
  permissions: { residents: 'EDITOR', reservations: 'EDITOR', marina_settings: 'ALLOWED' },
  marina: { association: null, permissions: { reservation: true } },
  keeps_mails: false,
};

it('takes the first three that open something', () => {
  expect(bottomEntries(menuFor(viewer, () => true)).map((entry) => entry.id)).toEqual([
    'dashboard',
    'reservations',
    'activity',
  ]);
});

it('leaves out what is locked, and one’s own matters', () => {
  const bare = menuFor({ ...viewer, is_admin: false, marina: { association: null, permissions: {} } }, () => true);
  expect(bottomEntries(bare).map((entry) => entry.id)).toEqual(['dashboard', 'customers', 'history']);
  expect(bottomEntries(menuFor({ ...viewer, is_admin: false, marina: null }, () => true))).toEqual([]);
});
