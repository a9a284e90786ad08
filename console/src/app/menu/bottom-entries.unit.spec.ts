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

const ids = (who: MenuViewer) => bottomEntries(menuFor(who, () => true)).map(({ id, locked }) => [id, locked]);

it('shows reservations, the day and the dock walk, also where the marina lacks a feature', () => {
  expect(ids(viewer)).toEqual([
    ['reservations', null],
    ['activity', null],
    ['berths', 'dock_walk'],
  ]);
  expect(ids({ ...viewer, edition: 'lite' }).map(([id]) => id)).toEqual(['reservations', 'activity', 'berths']);
});

it('shows the first entries of people without a marina, and none of their own matters', () => {
  expect(ids({ ...viewer, marina: null }).map(([id]) => id)).toEqual(['adPanel', 'boaters', 'allReservations']);
  expect(ids({ ...viewer, is_admin: false, marina: null })).toEqual([]);
});
