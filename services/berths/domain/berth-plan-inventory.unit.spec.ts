import { describe, expect, it } from '@jest/globals';
import {
  aBerth,
  anAbsence,
  aPlan,
  aResident,
  aVisit,
  boat,
  carryOut,
  refusalOf,
} from '../../../tests/fixtures/berth-plan.js';
import type { BerthPlanCommand } from './berth-plan-commands.js';
import type { PlanBerth } from './berth-plan-events.js';
import { allocatedBerth, allocationOfReservation, availabilityOf, namesOf } from './berth-plan-questions.js';
import { occupancyByNight } from './occupancy.js';

const enter = (berth: PlanBerth): BerthPlanCommand => ({ type: 'EnterBerth', data: berth });
const change = (berth: PlanBerth, displace_visitors = false): BerthPlanCommand => ({
  type: 'ChangeBerth',
  data: { berth, displace_visitors },
});
const leave = (berth_id: string): BerthPlanCommand => ({ type: 'LeavePlan', data: { berth_id } });

describe('berths of the plan', () => {
  it('enter once', () => {
    const plan = aPlan([aBerth('a1')]);
    expect(carryOut(plan, enter(aBerth('a1')))).toEqual([]);
    expect(refusalOf(plan, enter(aBerth('a1', { max_loa: 13 }))).code).toBe('BERTH_EXISTS');
  });

  it('change when something is different', () => {
    const plan = aPlan([aBerth('a1')]);
    expect(carryOut(plan, change(aBerth('a1')))).toEqual([]);
    expect(carryOut(plan, change(aBerth('a1', { max_loa: 13 })))).toMatchObject([{ type: 'BerthChangedInPlan' }]);
    expect(carryOut(plan, aVisit('v', { vessel: boat(13) }))).toHaveLength(1);
    expect(refusalOf(plan, change(aBerth('none'))).code).toBe('BERTH_NOT_FOUND');
  });

  it('have their pier and number as name while in use', () => {
    const plan = aPlan([aBerth('a1', { number: 1 }), aBerth('a2', { number: 2, active: false })]);
    expect([...namesOf(plan)]).toEqual([
      [
        'a1',
        {
          id: 'a1',
          number: '1',
          pier_id: 'pier-a',
          pier_name: 'A',
          length: 12,
          beam: 4,
          draft: 2.5,
          min_length: null,
          min_beam: null,
          min_draft: null,
        },
      ],
    ]);
    carryOut(plan, { type: 'RenamePier', data: { pier_id: 'pier-a', pier_name: 'Nord' } });
    carryOut(plan, change(aBerth('a2', { number: 2, pier_name: 'Nord' })));
    expect([...namesOf(plan).values()].map(({ pier_name, number }) => pier_name + number)).toEqual(['Nord1', 'Nord2']);
  });

  it.each([
    ['shorter', { max_loa: 9.99 }],
    ['narrower', { max_beam: 2.99 }],
    ['shallower', { max_draft: 1.49 }],
    ['closed', { active: false }],
  ])('cannot become %s under a visitor', (_, less) => {
    const plan = aPlan([aBerth('a1'), aBerth('a2')], [aVisit('v', { berth_id: 'a1' })]);
    expect(refusalOf(plan, change(aBerth('a1', less)))).toMatchObject({
      code: 'BERTH_IN_USE',
      details: { allocations: [{ allocation_id: 'v', start_date: '2027-07-10', end_date: '2027-07-13' }] },
    });
    expect(carryOut(plan, change(aBerth('a1', less), true))).toMatchObject([
      { type: 'AllocationMoved', data: { berth_id: 'a2', reason: 'BERTH_CHANGED' } },
      { type: 'BerthChangedInPlan' },
    ]);
  });

  it.each([
    ['out of service', { active: false }, 'OUT_OF_SERVICE'],
    ['shorter', { max_loa: 9.99 }, 'TOO_SMALL'],
    ['narrower', { max_beam: 2.99 }, 'TOO_SMALL'],
    ['shallower', { max_draft: 1.49 }, 'TOO_SMALL'],
  ])('release visitors without another match, from today, and record that the berth is %s', (_, less, cause) => {
    const plan = aPlan([aBerth('a1')], [aVisit('v')]);
    expect(carryOut(plan, change(aBerth('a1', less), true), '2027-07-11')).toMatchObject([
      { type: 'AllocationReleased', data: { reason: 'BERTH_CHANGED', cause, released_from: '2027-07-11' } },
      { type: 'BerthChangedInPlan' },
    ]);
  });

  it('change freely when the visit is over, or only a resident is there', () => {
    const plan = aPlan([aBerth('a1'), aBerth('a2')], [aVisit('v', { berth_id: 'a1' }), aResident('r', 'a2')]);
    expect(carryOut(plan, change(aBerth('a1', { active: false })), '2027-07-13')).toHaveLength(1);
    expect(carryOut(plan, change(aBerth('a2', { active: false })))).toHaveLength(1);
  });

  it('hold a boat that extends over neighbours only while the extension is allowed', () => {
    const smart_extension = { orientation: 'ALONGSIDE' as const, sides: 1 as const, neighbours: ['a2'] };
    const plan = aPlan(
      [aBerth('a1', { smart_extension }), aBerth('a2')],
      [aVisit('v', { berth_id: 'a1', vessel: boat(20) })],
    );
    expect(refusalOf(plan, change(aBerth('a1'))).code).toBe('BERTH_IN_USE');
    expect(refusalOf(plan, change(aBerth('a2', { max_loa: 7 }))).code).toBe('BERTH_IN_USE');
    expect(carryOut(plan, change(aBerth('a2', { max_loa: 8 })))).toHaveLength(1);
    expect(carryOut(plan, change(aBerth('a1', { max_loa: 20 })))).toHaveLength(1);
  });

  it('can be deleted when no boat is berthed there now or later', () => {
    const plan = aPlan([aBerth('a1'), aBerth('a2')], [aVisit('v', { berth_id: 'a1' }), aResident('r', 'a2')]);
    expect(refusalOf(plan, leave('a1'))).toMatchObject({
      code: 'BERTH_IN_USE',
      details: { allocations: [{ allocation_id: 'v' }] },
    });
    expect(refusalOf(plan, leave('a2'))).toMatchObject({ details: { allocations: [{ allocation_id: 'r' }] } });
    expect(carryOut(plan, leave('a1'), '2027-07-13')).toHaveLength(1);
    expect(carryOut(plan, leave('a1'))).toEqual([]);
    expect(refusalOf(plan, leave('none')).code).toBe('BERTH_NOT_FOUND');
    expect(refusalOf(plan, aVisit('w', { berth_id: 'a1' })).code).toBe('BERTH_NOT_FOUND');
    expect(refusalOf(plan, change(aBerth('a1', { max_loa: 20 }))).code).toBe('BERTH_NOT_FOUND');
    expect(refusalOf(plan, enter(aBerth('a1'))).code).toBe('BERTH_EXISTS');
    expect(refusalOf(plan, aResident('s', 'a1')).code).toBe('BERTH_NOT_FOUND');
  });

  it('are renamed with their pier', () => {
    const plan = aPlan([aBerth('a1')], [aVisit('v')]);
    const rename: BerthPlanCommand = { type: 'RenamePier', data: { pier_id: 'pier-a', pier_name: 'North' } };
    expect(carryOut(plan, rename)).toHaveLength(1);
    expect(carryOut(plan, rename)).toEqual([]);
    expect(allocationOfReservation(plan, 'reservation of v')?.berth_name).toBe('North1');
  });
});

describe('queries of the plan', () => {
  it('returns a reservation’s berth', () => {
    const plan = aPlan([aBerth('a1')], [aVisit('v')]);
    expect(allocationOfReservation(plan, 'reservation of v')).toEqual({
      allocation_id: 'v',
      berth_id: 'a1',
      berth_name: 'A1',
      min_length: null,
      start_date: '2027-07-10',
      end_date: '2027-07-13',
      segments: [{ berth_id: 'a1', label: 'A1', start_date: '2027-07-10', end_date: '2027-07-13' }],
      vessel: { length: 10, beam: 3, draft: 1.5, type: null },
    });
    carryOut(plan, { type: 'ReleaseAllocation', data: { allocation_id: 'v', reason: 'EXPIRED' } });
    expect(allocationOfReservation(plan, 'reservation of v')).toBeNull();
  });

  it('returns an allocation’s berth and the suggested one', () => {
    const plan = aPlan([aBerth('a1'), aBerth('a2', { min_length: 8, max_loa: 13 })], [aVisit('v', { berth_id: 'a2' })]);
    const segments = [{ berth_id: 'a2', label: 'A2', start_date: '2027-07-10', end_date: '2027-07-13' }];
    const there = { allocation_id: 'v', berth_id: 'a2', label: 'A2', min_length: 8, suggested_berth_id: 'a1' };
    expect(allocatedBerth(plan, 'v')).toEqual({ ...there, segments });
    carryOut(plan, { type: 'MoveAllocation', data: { allocation_id: 'v', berth_id: 'a1' } });
    expect(allocatedBerth(plan, 'v')).toMatchObject({ berth_id: 'a1', suggested_berth_id: 'a1' });
    carryOut(plan, { type: 'ReleaseAllocation', data: { allocation_id: 'v', reason: 'EXPIRED' } }, '2027-07-11');
    expect(allocatedBerth(plan, 'v')).toBeNull();
    expect(allocatedBerth(plan, 'none')).toBeNull();
  });

  it('returns whether a berth is free', () => {
    const plan = aPlan(
      [aBerth('a1'), aBerth('a2', { active: false }), aBerth('a3')],
      [aVisit('v', { berth_id: 'a1' }), aResident('r', 'a3'), anAbsence('away', 'r', '2027-07-05', '2027-07-20')],
    );
    const check = (berth_id: string, more: object = {}) =>
      availabilityOf(plan, { berth_id, start_date: '2027-07-12', end_date: '2027-07-14', ...more });
    expect(check('a1')).toMatchObject({ available: false, removed_by: { rule: 'taken', allocation_id: 'v' } });
    expect(check('a1', { allocation_id: 'v' })).toEqual({
      available: true,
      removed_by: null,
      absence_report_id: null,
      vessel_id: null,
    });
    expect(check('a2')).toMatchObject({ available: false, removed_by: { rule: 'inactive' } });
    expect(check('a3')).toEqual({
      available: true,
      removed_by: null,
      absence_report_id: 'away',
      vessel_id: 'vessel of r',
    });
    expect(check('none')).toMatchObject({ code: 'BERTH_NOT_FOUND' });
  });

  it('counts every night', () => {
    const plan = aPlan(
      [aBerth('a1'), aBerth('a2'), aBerth('a3'), aBerth('off', { active: false })],
      [
        aResident('r', 'a1'),
        anAbsence('away', 'r', '2027-07-10', '2027-07-12'),
        aVisit('v', { berth_id: 'a1', start_date: '2027-07-10', end_date: '2027-07-11' }),
        aVisit('w', { berth_id: 'a2', start_date: '2027-07-11', end_date: '2027-07-14' }),
      ],
    );
    const night = (date: string, away: number, visitors: number, free: number) => ({
      date,
      berths: 3,
      residents: 1,
      away,
      visitors,
      free,
    });
    expect(occupancyByNight(plan, '2027-07-09', '2027-07-13')).toEqual([
      night('2027-07-09', 0, 0, 2),
      night('2027-07-10', 1, 1, 2),
      night('2027-07-11', 1, 1, 2),
      night('2027-07-12', 0, 1, 1),
    ]);
    expect(occupancyByNight(plan, '2027-07-09', '2027-07-09')).toEqual([]);
  });
});

describe('a change of many berths', () => {
  const many = (
    parts: Partial<{ enter: PlanBerth[]; change: PlanBerth[]; leave: string[]; displace_visitors: boolean }>,
  ): BerthPlanCommand => ({ type: 'ChangeInventory', data: { enter: [], change: [], leave: [], ...parts } });

  it('adds, changes and removes in one decision; what is there already is a no-op', () => {
    const plan = aPlan([aBerth('a1'), aBerth('a2')]);
    const all = many({ enter: [aBerth('a3')], change: [aBerth('a1', { max_loa: 14 })], leave: ['a2'] });
    expect(carryOut(plan, all).map(({ type }) => type)).toEqual([
      'BerthEnteredPlan',
      'BerthChangedInPlan',
      'BerthLeftPlan',
    ]);
    expect(carryOut(plan, all)).toEqual([]);
  });

  it('is refused as a whole with every stay in the way', () => {
    const visits = [aVisit('v1', { berth_id: 'a1' }), aVisit('v2', { berth_id: 'a2' })];
    const plan = aPlan([aBerth('a1'), aBerth('a2'), aBerth('a3')], visits);
    const closed = ['a1', 'a2', 'a3'].map((id) => aBerth(id, { active: false }));
    const inUse = { code: 'BERTH_IN_USE', details: { total: 2, allocations: [{ allocation_id: 'v1' }, {}] } };
    expect(refusalOf(plan, many({ change: closed }))).toMatchObject(inUse);
    expect(refusalOf(plan, many({ leave: ['a1', 'a2'] }))).toMatchObject(inUse);
    expect(refusalOf(plan, many({ leave: ['a3', 'none'] })).code).toBe('BERTH_NOT_FOUND');
  });

  it('never displaces a visitor into another berth that changes with it', () => {
    const berths = ['a1', 'a2', 'a3', 'a4'].map((id) => aBerth(id));
    const plan = aPlan(berths, [aVisit('v1', { berth_id: 'a1' }), aVisit('v2', { berth_id: 'a2' })]);
    const closed = ['a1', 'a2', 'a3'].map((id) => aBerth(id, { active: false }));
    const events = carryOut(plan, many({ change: closed, displace_visitors: true }));
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'AllocationMoved', data: { allocation_id: 'v1', berth_id: 'a4' } },
      { type: 'AllocationReleased', data: { allocation_id: 'v2' } },
    ]);
  });
});
