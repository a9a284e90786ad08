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
import type { CloseBerthsInput, ReopenBerthsInput } from './closure-commands.js';
import type { BerthPlanCommand } from './berth-plan-commands.js';
import { availabilityOf } from './berth-plan-questions.js';
import { proposeBerths } from './closure-proposals.js';
import { occupancyByNight } from './occupancy.js';

/** Visits of the fixture are from 10 to 13 July; today is 1 July. */
const close = (more: Partial<CloseBerthsInput> = {}): BerthPlanCommand => ({
  type: 'CloseBerths',
  data: {
    closure_id: 'storm',
    berth_ids: ['a1'],
    start_date: '2027-07-11',
    end_date: '2027-07-12',
    reason: 'STORM',
    words: '',
    tell: true,
    ...more,
  },
});
const reopen = (more: Partial<ReopenBerthsInput> = {}): BerthPlanCommand => ({
  type: 'ReopenBerths',
  data: { closure_id: 'storm', ...more },
});
const undo: BerthPlanCommand = { type: 'UndoClosure', data: { closure_id: 'storm' } };
const to = (allocation_id: string, berth_id: string | null) => ({ allocation_id, berth_id });

describe('closed berths', () => {
  it('are given to nobody on the closed nights, by choice or by match, and to anybody on others', () => {
    const plan = aPlan([aBerth('a1')], [close()]);
    expect(refusalOf(plan, aVisit('v', { berth_id: 'a1' }))).toMatchObject({
      code: 'BERTH_CLOSED',
      details: { berth_name: 'A1', reason: 'STORM', start_date: '2027-07-11', end_date: '2027-07-12' },
    });
    expect(refusalOf(plan, aVisit('v'))).toMatchObject({ code: 'NO_BERTH_FREE', details: { removed: { closed: 1 } } });
    const nights = { berth_id: 'a1', start_date: '2027-07-10', end_date: '2027-07-13' };
    expect(availabilityOf(plan, nights)).toMatchObject({ available: false, removed_by: { rule: 'closed' } });
    carryOut(plan, aVisit('before', { start_date: '2027-07-09', end_date: '2027-07-11' }));
    carryOut(plan, aVisit('after', { start_date: '2027-07-12', end_date: '2027-07-14' }));
    const longer = { allocation_id: 'before', start_date: '2027-07-09', end_date: '2027-07-12' };
    expect(refusalOf(plan, { type: 'ChangeAllocationDates', data: longer }).code).toBe('BERTH_CLOSED');
  });

  it('are no berths on these nights in the occupancy', () => {
    const plan = aPlan([aBerth('a1'), aBerth('a2')], [aResident('r', 'a1'), close()]);
    const nights = occupancyByNight(plan, '2027-07-10', '2027-07-13');
    expect(nights.map(({ berths, residents, free }) => [berths, residents, free])).toEqual([
      [2, 1, 1],
      [1, 0, 1],
      [2, 1, 1],
    ]);
  });

  it('take no holder who would begin or end there, and one whose nights go beyond the closure', () => {
    const plan = aPlan([aBerth('a1')], [close()]);
    expect(refusalOf(plan, aResident('r', 'a1', { start_date: '2027-07-11' })).code).toBe('BERTH_CLOSED');
    carryOut(plan, aResident('r', 'a1', { start_date: '2027-07-10' }));
    expect(refusalOf(plan, close({ closure_id: 'storm', reason: 'WORKS' })).code).toBe('CLOSURE_EXISTS');
    expect(carryOut(plan, close())).toEqual([]);
  });
});

describe('boats in closing berths', () => {
  const berths = [aBerth('a1'), aBerth('a2'), aBerth('a3')];

  it('who have not come yet move for their whole stay; those who may be here when their berth closes', () => {
    const early = { start_date: '2027-06-30', end_date: '2027-07-13' };
    const plan = aPlan(berths, []);
    carryOut(plan, aVisit('here', { berth_id: 'a1', ...early }), '2027-06-30');
    carryOut(plan, aVisit('due', { berth_id: 'a2' }));
    const chosen = { berth_ids: ['a1', 'a2'], boats: [to('here', 'a3'), to('due', null)] };
    expect(carryOut(plan, close(chosen))).toMatchObject([
      { type: 'AllocationMoved', data: { from_date: '2027-07-11', berth_id: 'a3', closure_id: 'storm' } },
      { type: 'AllocationReleased', data: { released_from: '2027-07-10', cause: 'CLOSED', closure_id: 'storm' } },
      { type: 'BerthsClosed', data: { displaced: [{ allocation_id: 'here' }, { allocation_id: 'due' }] } },
    ]);
  });

  it('include holders at home, who come back when it opens, and not those who are away', () => {
    const plan = aPlan(berths, [aResident('home', 'a1'), aResident('out', 'a2')]);
    carryOut(plan, anAbsence('x', 'out', '2027-07-05', '2027-07-20'));
    const [closed] = [close({ berth_ids: ['a1', 'a2'], boats: [to('home', 'a3')] })];
    expect(carryOut(plan, closed)).toMatchObject([
      {
        type: 'ResidentMoved',
        data: {
          segments: [
            { berth_id: 'a1', end_date: '2027-07-11' },
            { berth_id: 'a3', start_date: '2027-07-11', end_date: '2027-07-12' },
            { berth_id: 'a1', start_date: '2027-07-12', end_date: null },
          ],
        },
      },
      { type: 'BerthsClosed' },
    ]);
  });

  it('are each proposed another berth, the tightest first, and none twice', () => {
    const plan = aPlan(
      [aBerth('a1'), aBerth('a2'), aBerth('a3', { max_loa: 11 }), aBerth('a4')],
      [aVisit('v', { berth_id: 'a1' }), aVisit('w', { berth_id: 'a2' })],
    );
    const closing = ['a1', 'a2'].flatMap((id) => plan.berths.get(id) ?? []);
    const nights = { start: 21_010, end: 21_020 };
    const start = Math.min(...[...plan.allocations.values()].map(({ segments: [first] }) => first?.start ?? 0));
    const proposed = proposeBerths(
      plan,
      { berths: closing, nights: { ...nights, start }, reason: 'STORM' },
      start - 5,
      3,
    );
    expect(
      proposed.map(({ boat: { allocation_id }, options }) => [allocation_id, options[0]?.berth.facts.berth_id]),
    ).toEqual([
      ['v', 'a3'],
      ['w', 'a4'],
    ]);
  });

  it.each([
    ['a berth that closes as well', 'a2', 'BERTH_CLOSED'],
    ['a berth that is too small', 'a4', 'BERTH_TOO_SMALL'],
    ['a berth that another boat of the closure gets', 'a3', 'BERTH_TAKEN'],
  ])('cannot go to %s', (_, berth_id, code) => {
    const plan = aPlan([...berths, aBerth('a4', { max_loa: 9 })], []);
    carryOut(plan, aVisit('v', { berth_id: 'a1' }));
    carryOut(plan, aVisit('w', { berth_id: 'a2' }));
    const boats = [to('v', 'a3'), to('w', berth_id)];
    expect(refusalOf(plan, close({ berth_ids: ['a1', 'a2'], boats })).code).toBe(code);
  });

  it('must all be named: a boat that came or left since the desk looked stops the closure', () => {
    const plan = aPlan(berths, [aVisit('v', { berth_id: 'a1' })]);
    expect(refusalOf(plan, close({ boats: [] }))).toMatchObject({
      code: 'CLOSURE_BOATS_CHANGED',
      details: { total: 1 },
    });
    expect(refusalOf(plan, close({ boats: [to('v', 'a2'), to('gone', null)] })).code).toBe('CLOSURE_BOATS_CHANGED');
  });
});

describe('a closure that ends', () => {
  it('covers nights that another one covers too: they open when the last one ends', () => {
    const plan = aPlan(
      [aBerth('a1')],
      [close(), close({ closure_id: 'works', start_date: '2027-07-05', end_date: null })],
    );
    carryOut(plan, reopen({ closure_id: 'works' }));
    expect(refusalOf(plan, aVisit('v', { berth_id: 'a1' })).code).toBe('BERTH_CLOSED');
    carryOut(plan, reopen());
    carryOut(plan, aVisit('v', { berth_id: 'a1' }));
    expect(carryOut(plan, reopen())).toEqual([]);
  });

  it('for some berths, from a night on, and never before today', () => {
    const both = { berth_ids: ['a1', 'a2'], start_date: '2027-07-03', end_date: '2027-07-20' };
    const plan = aPlan([aBerth('a1'), aBerth('a2')], [close(both)]);
    expect(carryOut(plan, reopen({ berth_ids: ['a2'], from_date: '2027-07-01' }), '2027-07-08')).toMatchObject([
      { data: { berth_ids: ['a2'], from_date: '2027-07-08' } },
    ]);
    carryOut(plan, aVisit('v', { berth_id: 'a2' }));
    expect(refusalOf(plan, aVisit('w', { berth_id: 'a1' })).code).toBe('BERTH_CLOSED');
    expect(refusalOf(plan, reopen({ berth_ids: ['a3'] })).code).toBe('BERTH_NOT_FOUND');
    expect(refusalOf(plan, reopen({ closure_id: 'none' })).code).toBe('CLOSURE_NOT_FOUND');
  });

  it('by undo gives back stays that moved, stays that lost their berth, and holders', () => {
    const plan = aPlan(
      [aBerth('a1'), aBerth('a2'), aBerth('a3'), aBerth('a4')],
      [aVisit('moved', { berth_id: 'a1' }), aVisit('lost', { berth_id: 'a2' }), aResident('r', 'a3')],
    );
    const before = occupancyByNight(plan, '2027-07-01', '2027-07-20');
    const boats = [to('moved', 'a4'), to('lost', null), to('r', null)];
    carryOut(plan, close({ berth_ids: ['a1', 'a2', 'a3'], boats }));
    expect(plan.allocations.has('lost')).toBe(false);
    expect(carryOut(plan, undo)).toMatchObject([
      { type: 'BerthsReopened', data: { undone: true } },
      { type: 'BerthAllocated', data: { allocation_id: 'lost', berth_id: 'a2', closure_id: 'storm' } },
      { type: 'AllocationMoved', data: { allocation_id: 'moved', berth_id: 'a1' } },
    ]);
    expect(occupancyByNight(plan, '2027-07-01', '2027-07-20')).toEqual(before);
    expect(carryOut(plan, undo)).toEqual([]);
  });

  it('by undo gives the later nights back to a stay that had kept those before the closure', () => {
    const plan = aPlan([aBerth('a1')]);
    carryOut(plan, aVisit('here', { berth_id: 'a1', start_date: '2027-06-30' }), '2027-06-30');
    carryOut(plan, close());
    expect(plan.by_reservation.has('reservation of here')).toBe(false);
    carryOut(plan, undo);
    expect(plan.by_reservation.get('reservation of here')?.segments).toHaveLength(1);
    expect(refusalOf(plan, aVisit('v', { berth_id: 'a1' })).code).toBe('BERTH_TAKEN');
  });

  it.each<[string, BerthPlanCommand[], string, string]>([
    ['its nights have begun', [], '2027-07-12', 'CLOSURE_BEGUN'],
    ['a berth of it was opened', [reopen({ berth_ids: ['a2'] })], '2027-07-01', 'CLOSURE_REOPENED'],
    [
      'a boat has moved on',
      [{ type: 'MoveAllocation', data: { allocation_id: 'v', berth_id: 'a4' } }],
      '2027-07-01',
      'CLOSURE_BUILT_ON',
    ],
    [
      'a night that it gave up was taken',
      [aVisit('w', { berth_id: 'a1', start_date: '2027-07-12', end_date: '2027-07-14' })],
      '2027-07-01',
      'CLOSURE_BUILT_ON',
    ],
    [
      'its old berth became too small',
      [{ type: 'ChangeBerth', data: { berth: aBerth('a1', { max_loa: 9 }) } }],
      '2027-07-01',
      'CLOSURE_BUILT_ON',
    ],
    ['a boat has spent a night in its other berth', [], '2027-07-11', 'CLOSURE_BUILT_ON'],
    [
      'another closure covers its nights',
      [close({ closure_id: 'works', start_date: '2027-07-11', end_date: '2027-07-12' })],
      '2027-07-01',
      'CLOSURE_BUILT_ON',
    ],
  ])('cannot be undone once %s', (_, since, today, code) => {
    const plan = aPlan(
      [aBerth('a1'), aBerth('a2'), aBerth('a3'), aBerth('a4')],
      [aVisit('v', { berth_id: 'a1', vessel: boat(10) }), close({ berth_ids: ['a1', 'a2'], boats: [to('v', 'a3')] })],
    );
    for (const command of since) carryOut(plan, command);
    expect(refusalOf(plan, undo, today).code).toBe(code);
  });
});
