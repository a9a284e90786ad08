import { describe, expect, it } from '@jest/globals';
import type { PlacingPage, PlacingRow } from '../../../../../contracts/reservations/matching.js';
import { aStay, groupsOf } from './stays.fixture.js';
import { countsOf, cutGroups, sectionsOf, stayBeside } from './stay-sections.js';

const offered: PlacingRow['berth_offer'] = {
  offer_id: 'o',
  berth_id: 'b',
  label: 'B9',
  place: 1,
  offered_at: '2027-07-03T08:00:00.000Z',
  answer_by: '2027-07-04T08:00:00.000Z',
};
const groups: PlacingPage['groups'] = groupsOf({
  waiting: [aStay('w1', { fits: 0 }), aStay('w2', { fits: 2 }), aStay('w3', { fits: 0, berth_offer: offered })],
  unplaced: [aStay('u1', { fits: 1 })],
  lost: [aStay('l1', { fits: 0 })],
});

describe('the sections of the matching page', () => {
  it('show those on the waiting list first for whom a berth is free or held', () => {
    expect(sectionsOf(groups).map(({ id, rows }) => [id, rows.map((row) => row.reservation_id)])).toEqual([
      ['freeNow', ['w2', 'w3']],
      ['unplaced', ['u1']],
      ['lost', ['l1']],
      ['stillWaiting', ['w1']],
    ]);
  });

  it('are stepped through in that order, and stop at the ends', () => {
    const sections = sectionsOf(groups);
    expect(stayBeside(sections, null, 1)).toBe('w2');
    expect(stayBeside(sections, 'w3', 1)).toBe('u1');
    expect(stayBeside(sections, 'w2', -1)).toBe('w2');
    expect(stayBeside(sections, 'w1', 1)).toBe('w1');
    expect(stayBeside(sections, 'gone', 1)).toBe('w2');
    expect(stayBeside([], null, 1)).toBeNull();
  });

  it('count the stays, and those that can have a berth now only where all are known', () => {
    expect(countsOf(groups)).toEqual({ without: 5, placeable: 2, confirmable: 0 });
    const cut = { ...groups, unplaced: { ...groups.unplaced, total: 30 } };
    expect(countsOf(cut)).toEqual({ without: 34, placeable: null, confirmable: 0 });
    expect(cutGroups(cut)).toEqual([{ group: 'unplaced', total: 30 }]);
  });

  it('list a boat below the minimum of the only free berths among those for whom a berth is free, and count it apart', () => {
    const below = groupsOf({ waiting: [aStay('w1', { fits: 0, fits_if_confirmed: 2 }), aStay('w2', { fits: 0 })] });
    expect(sectionsOf(below).map(({ id, rows }) => [id, rows.map((row) => row.reservation_id)])).toEqual([
      ['freeNow', ['w1']],
      ['stillWaiting', ['w2']],
    ]);
    expect(countsOf(below)).toEqual({ without: 2, placeable: 0, confirmable: 1 });
  });
});
