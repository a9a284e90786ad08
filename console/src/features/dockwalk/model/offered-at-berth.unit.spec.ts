import { describe, expect, it } from '@jest/globals';
import type { WalkBoat } from '../../../../../contracts/dockwalk/boats.js';
import { WALK_DATE, walkBerth } from '../../../../testing/walks.js';
import { offeredAtBerth } from './offered-at-berth.js';
import { shownBerth } from './standing.js';

const planned = shownBerth(walkBerth(1), [], WALK_DATE);
const resident = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b01';
const expected = { ...planned.row.expected, boat: { vessel_id: resident } as WalkBoat };
const away = { ...planned, row: { ...planned.row, expected }, differences: ['RESIDENT_AWAY'] } as typeof planned;
const idle = { berth: planned, newName: null, chosen: false, searching: false, may: true };

describe('the page of a berth on the walk', () => {
  it.each([
    ['the berth', idle, 'berth'],
    ['the form of a new boat', { ...idle, newName: 'Solveig' }, 'new_boat'],
    ['a chosen boat to record', { ...idle, chosen: true }, 'record'],
    ['the berth to a reader, although a new boat is named', { ...idle, newName: 'Solveig', may: false }, 'berth'],
    ['the berth to a reader, although a boat is chosen', { ...idle, chosen: true, may: false }, 'berth'],
  ])('shows %s', (_, given, page) => expect(offeredAtBerth(given).page).toBe(page));

  it.each([
    ['who searches', { ...idle, searching: true }, true],
    ['who does not search', idle, false],
    ['a reader', { ...idle, searching: true, may: false }, false],
  ])('offers other boats to %s: %#', (_, given, search) => expect(offeredAtBerth(given).search).toBe(search));

  it('offers to ask a resident who is away, and nobody else', () => {
    expect(offeredAtBerth({ ...idle, berth: away }).inquiry).toBe(resident);
    expect(offeredAtBerth({ ...idle, berth: { ...away, differences: [] } }).inquiry).toBeNull();
  });
});
