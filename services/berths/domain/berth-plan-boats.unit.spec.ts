import { describe, expect, it } from '@jest/globals';
import {
  aBerth,
  anAbsence,
  aPlan,
  aResident,
  aVisit,
  carryOut,
  refusalOf,
} from '../../../tests/fixtures/berth-plan.js';
import type { BerthPlanCommand } from './berth-plan-commands.js';
import { evolve } from './berth-plan.js';
import { boatsInTwoBerths } from './boats-in-two-berths.js';
import { occupancyByNight } from './occupancy.js';

const berths = [aBerth('a1'), aBerth('a2'), aBerth('a3')];
const gull = { vessel_id: 'gull' };
const both = 'mother ship and tender';
const later = { start_date: '2027-07-13', end_date: '2027-07-15' };

describe('one boat', () => {
  it('gets no second berth on a night, and is told which one it has', () => {
    const plan = aPlan(berths, [aVisit('v', { ...gull, berth_id: 'a1' })]);
    expect(refusalOf(plan, aVisit('w', { ...gull, start_date: '2027-07-12', end_date: '2027-07-14' }))).toMatchObject({
      code: 'BOAT_HAS_A_BERTH',
      details: {
        vessel_id: 'gull',
        berths: [{ allocation_id: 'v', berth_name: 'A1', start_date: '2027-07-12', end_date: '2027-07-13' }],
      },
    });
    carryOut(plan, aVisit('w', { ...gull, ...later }));
  });

  it('may have two with a reason, and is not asked about these two again', () => {
    const plan = aPlan(berths, [aVisit('v', { ...gull, berth_id: 'a1' })]);
    expect(carryOut(plan, aVisit('w', { ...gull, both }))).toMatchObject([
      { data: { both: { reason: both, with: ['v'] } } },
    ]);
    carryOut(plan, {
      type: 'ChangeAllocationDates',
      data: { allocation_id: 'w', start_date: '2027-07-09', end_date: '2027-07-13' },
    });
    expect(refusalOf(plan, aVisit('x', gull)).code).toBe('BOAT_HAS_A_BERTH');
  });

  it.each<[string, BerthPlanCommand]>([
    [
      'is given longer nights',
      { type: 'ChangeAllocationDates', data: { allocation_id: 'w', start_date: '2027-07-12', end_date: '2027-07-15' } },
    ],
    [
      'moves with other nights',
      {
        type: 'MoveAllocation',
        data: { allocation_id: 'w', berth_id: 'a3', nights: { start_date: '2027-07-12', end_date: '2027-07-15' } },
      },
    ],
    [
      'is arranged on other nights',
      {
        type: 'ArrangeStays',
        data: {
          stays: [
            { allocation_id: 'w', segments: [{ berth_id: 'a2', start_date: '2027-07-12', end_date: '2027-07-15' }] },
          ],
        },
      },
    ],
    ['is named for a stay beside another', { type: 'NameBoat', data: { allocation_id: 'x', vessel_id: 'gull' } }],
    ['becomes a berth holder', aResident('r', 'a3', { ...gull, start_date: '2027-07-12' })],
  ])('is guarded where it %s', (_, command) => {
    const plan = aPlan(berths, [
      aVisit('v', { ...gull, berth_id: 'a1' }),
      aVisit('w', { ...gull, ...later, berth_id: 'a2' }),
      aVisit('x', { berth_id: 'a3' }),
    ]);
    if (command.type === 'BerthResident')
      carryOut(plan, { type: 'ReleaseAllocation', data: { allocation_id: 'x', reason: 'NO_SHOW' } });
    expect(refusalOf(plan, command).code).toBe('BOAT_HAS_A_BERTH');
  });

  it('keeps two berths that an older version gave it, and they can still be changed', () => {
    const plan = doubled();
    carryOut(plan, { type: 'MoveAllocation', data: { allocation_id: 'w', berth_id: 'a3' } });
    carryOut(plan, { type: 'ReleaseAllocation', data: { allocation_id: 'v', reason: 'CANCELED_BY_BOATER' } });
    carryOut(plan, {
      type: 'ChangeAllocationDates',
      data: { allocation_id: 'w', start_date: '2027-07-09', end_date: '2027-07-13' },
    });
  });
});

/** A plan as older versions left it: one boat in two berths. */
function doubled() {
  const plan = aPlan(berths, [aVisit('v', { berth_id: 'a1' }), aVisit('w', { berth_id: 'a2' })]);
  for (const allocation_id of ['v', 'w']) {
    const data = { allocation_id, reservation_id: `reservation of ${allocation_id}`, berth_id: '', vessel_id: 'gull' };
    evolve(plan, { type: 'BoatNamedInPlan', data });
  }
  return plan;
}

describe('a boat that an older version put into two berths', () => {
  it('is found once, by the later stay, with the nights that are still to come', () => {
    expect(boatsInTwoBerths(doubled(), '2027-07-11')).toMatchObject([
      {
        berth: { id: 'a2', label: 'A2' },
        start_date: '2027-07-11',
        end_date: '2027-07-13',
        others: [{ berth_id: 'a1', resident: null, start_date: '2027-07-11', end_date: '2027-07-13' }],
      },
    ]);
    expect(boatsInTwoBerths(doubled(), '2027-07-13')).toEqual([]);
  });

  it('is found beside its own berth as a resident', () => {
    const plan = aPlan(berths, [aVisit('v', { berth_id: 'a2' }), aResident('r', 'a1')]);
    const data = { allocation_id: 'v', reservation_id: 'v', berth_id: 'a2', vessel_id: 'vessel of r' };
    evolve(plan, { type: 'BoatNamedInPlan', data });
    expect(boatsInTwoBerths(plan, '2027-07-01')).toMatchObject([
      { berth: { id: 'a2' }, others: [{ berth_id: 'a1', resident: { vessel_id: 'vessel of r' } }] },
    ]);
  });

  it('is found no more once staff gave a reason, or one of the stays has gone', () => {
    const kept = doubled();
    const keep: BerthPlanCommand = { type: 'NameBoat', data: { allocation_id: 'w', vessel_id: 'gull', both } };
    expect(carryOut(kept, keep)).toMatchObject([{ data: { both: { reason: both, with: ['v'] } } }]);
    expect(boatsInTwoBerths(kept, '2027-07-01')).toEqual([]);
    expect(carryOut(kept, keep)).toEqual([]);
    const left = doubled();
    carryOut(left, { type: 'ReleaseAllocation', data: { allocation_id: 'w', reason: 'CANCELED_BY_BOATER' } });
    expect(boatsInTwoBerths(left, '2027-07-01')).toEqual([]);
  });
});

describe('the stay of a berth holder', () => {
  const holder = { vessel_id: 'vessel of r' };

  it('takes the own berth, which nobody counts twice, and moves along with the holder', () => {
    const plan = aPlan(berths, [aResident('r', 'a1')]);
    expect(carryOut(plan, aVisit('v', holder))).toMatchObject([{ data: { berth_id: 'a1', own_berth: true } }]);
    const nights = occupancyByNight(plan, '2027-07-10', '2027-07-11');
    expect(nights).toMatchObject([{ residents: 1, visitors: 0, free: 2 }]);
    const move: BerthPlanCommand = { type: 'MoveResident', data: { allocation_id: 'r', berths: [{ berth_id: 'a2' }] } };
    expect(carryOut(plan, move)).toMatchObject([
      { type: 'ResidentMoved' },
      { type: 'AllocationMoved', data: { allocation_id: 'v', berth_id: 'a2', own_berth: true } },
    ]);
  });

  it('goes elsewhere only with a reason, and never at once by the boater', () => {
    const plan = aPlan(berths, [aResident('r', 'a1')]);
    expect(refusalOf(plan, aVisit('v', { ...holder, berth_id: 'a2' })).code).toBe('BOAT_HAS_A_BERTH');
    expect(refusalOf(plan, aVisit('v', { ...holder, instant_only: true })).code).toBe('BOAT_HAS_A_BERTH');
    expect(carryOut(plan, aVisit('v', { ...holder, berth_id: 'a2', both }))).toMatchObject([
      { data: { berth_id: 'a2' } },
    ]);
  });

  it('gets no nights on which the boat does not have its berth, whatever the reason', () => {
    const plan = aPlan(berths, [aResident('r', 'a1'), aVisit('v', holder)]);
    const dates = (end_date: string, more = {}): BerthPlanCommand => ({
      type: 'ChangeAllocationDates',
      data: { allocation_id: 'v', start_date: '2027-07-10', end_date, ...more },
    });
    carryOut(plan, { type: 'ResidentLeaves', data: { allocation_id: 'r', left_on: '2027-07-15' } });
    carryOut(plan, dates('2027-07-15'));
    const refused = {
      code: 'OWN_BERTH_ENDS',
      details: { vessel_id: holder.vessel_id, berth_name: expect.any(String) },
    };
    expect(refusalOf(plan, dates('2027-07-16'))).toMatchObject(refused);
    expect(refusalOf(plan, dates('2027-07-16', { both }))).toMatchObject(refused);
  });

  it('is asked about where the own berth is lent, and keeps the holder from leaving or reporting an absence', () => {
    const away = aPlan(berths, [aResident('r', 'a1'), anAbsence('x', 'r', '2027-07-05', '2027-07-20')]);
    expect(refusalOf(away, aVisit('v', holder)).code).toBe('BOAT_HAS_A_BERTH');
    const plan = aPlan(berths, [aResident('r', 'a1'), aVisit('v', holder)]);
    expect(refusalOf(plan, anAbsence('x', 'r', '2027-07-11', '2027-07-20')).code).toBe('ABSENCE_IN_USE');
    expect(refusalOf(plan, { type: 'ResidentLeaves', data: { allocation_id: 'r', left_on: '2027-07-11' } }).code).toBe(
      'BERTH_IN_USE',
    );
    carryOut(plan, { type: 'ResidentLeaves', data: { allocation_id: 'r', left_on: '2027-07-13' } });
  });
});
