import { describe, expect, it } from '@jest/globals';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { aBerth, anAbsence, aPlan, aResident, aVisit, boat, TODAY } from '../../../tests/fixtures/berth-plan.js';
import { measuresOf } from './berth-plan-state.js';
import { isFreeForHolder, isHeldBy } from './holder-berths.js';

const today = dayNumber(TODAY);

describe('berths for a holder', () => {
  const plan = aPlan(
    [
      aBerth('a1'),
      aBerth('a2', { max_loa: 9 }),
      aBerth('a3', { boat_types: 'motor' }),
      aBerth('a4', { active: false }),
      aBerth('a5', { offered: false, min_length: 11 }),
      aBerth('a6'),
      aBerth('a7'),
      aBerth('a8'),
      aBerth('a9'),
    ],
    [
      aVisit('later', { berth_id: 'a6', start_date: '2027-09-01', end_date: '2027-09-03' }),
      aResident('away', 'a7'),
      anAbsence('absence', 'away', '2027-06-30', '2027-09-01'),
      aResident('gone', 'a8', { end_date: TODAY }),
      aResident('coming', 'a9', { start_date: '2028-01-01' }),
    ],
  );
  const berth = (id: string) => plan.berths.get(id)!;

  it.each([
    ['a1', true, 'free'],
    ['a2', false, 'too short for the boat'],
    ['a3', false, 'for motor boats'],
    ['a4', false, 'out of service'],
    ['a5', true, 'below its minimum, and not offered to visitors'],
    ['a6', false, 'needed by a visitor later'],
    ['a7', false, 'of a holder who is away'],
    ['a8', true, 'of a holder who has left'],
    ['a9', false, 'of a holder who comes later'],
  ])('%s is offered: %s (%s)', (id, offered) => {
    expect(isFreeForHolder(berth(id), measuresOf(boat(10, 3, 1.5, 'SAIL')), today)).toBe(offered);
  });

  it.each([
    ['a7', 'vessel of away', true],
    ['a7', 'vessel of coming', false],
    ['a8', 'vessel of gone', false],
    ['a9', 'vessel of coming', true],
  ])('%s is held by %s: %s', (id, vessel_id, held) => {
    expect(isHeldBy(berth(id), vessel_id, today)).toBe(held);
  });
});
