import { describe, expect, it } from '@jest/globals';
import type { AllocateBerthInput } from '../../../contracts/berths/commands.js';
import { aBerth, aPlan, aVisit, boat, carryOut, refusalOf } from '../../../tests/fixtures/berth-plan.js';
import type { BerthPlanCommand } from './berth-plan-commands.js';

const stay = (id: string, berth_id: string, more: Partial<AllocateBerthInput> = {}) => ({
  allocation_id: id,
  reservation_id: `r-${id}`,
  vessel: boat(10),
  start_date: '2027-07-10',
  end_date: '2027-07-13',
  berth_id,
  ...more,
});
const together = (...stays: ReturnType<typeof stay>[]): BerthPlanCommand => ({
  type: 'AllocateTogether',
  data: { stays },
});
const harbour = () => aPlan([aBerth('a1'), aBerth('a2'), aBerth('a3')]);

describe('several boats that get their berths together', () => {
  it('get them in one decision', () => {
    const events = carryOut(harbour(), together(stay('v1', 'a1'), stay('v2', 'a2')));
    expect(events.map(({ type, data }) => [type, 'berth_id' in data && data.berth_id])).toEqual([
      ['BerthAllocated', 'a1'],
      ['BerthAllocated', 'a2'],
    ]);
  });

  it('get none if one berth is taken, and the refusal names whose', () => {
    const plan = harbour();
    carryOut(plan, aVisit('other', { berth_id: 'a2' }));
    expect(refusalOf(plan, together(stay('v1', 'a1'), stay('v2', 'a2')))).toMatchObject({
      code: 'BERTH_TAKEN',
      details: { reservation_id: 'r-v2' },
    });
  });

  it('never get one berth on the same night', () => {
    const later = { start_date: '2027-07-12', end_date: '2027-07-15' };
    expect(refusalOf(harbour(), together(stay('v1', 'a1'), stay('v2', 'a1', later)))).toMatchObject({
      code: 'BERTH_TAKEN',
      details: { reservation_id: 'r-v2' },
    });
  });

  it('may follow each other in one berth', () => {
    const later = { start_date: '2027-07-13', end_date: '2027-07-15' };
    expect(carryOut(harbour(), together(stay('v1', 'a1'), stay('v2', 'a1', later)))).toHaveLength(2);
  });

  it.each([
    ['a reservation', { reservation_id: 'r-v1' }],
    ['a boat on one night', { vessel_id: 'b1' }],
  ])('are not %s twice', (_name, more) => {
    const twice = together(stay('v1', 'a1', { vessel_id: 'b1' }), stay('v2', 'a2', more));
    expect(refusalOf(harbour(), twice)).toMatchObject({ errors: [{ path: 'stays.1', code: 'stayTwice' }] });
  });
});
