import { describe, expect, it } from '@jest/globals';
import type { ArrangedStay } from '../../../contracts/berths/commands.js';
import {
  aBerth,
  aPlan,
  aResident,
  anAbsence,
  aVisit,
  boat,
  carryOut,
  refusalOf,
  TODAY,
} from '../../../tests/fixtures/berth-plan.js';
import { arrangedBerth } from './berth-plan-questions.js';
import type { BerthPlanCommand } from './berth-plan-commands.js';
import { type BerthPlanState, segmentOf } from './berth-plan-state.js';

type Part = readonly [berth: string, start: string, end: string, over?: readonly string[]];

const stay = (allocation_id: string, ...parts: readonly Part[]): ArrangedStay => ({
  allocation_id,
  segments: parts.map(([berth_id, start_date, end_date, extends_over]) => ({
    berth_id,
    start_date: `2027-07-${start_date}`,
    end_date: `2027-07-${end_date}`,
    ...(extends_over === undefined ? {} : { extends_over }),
  })),
});
const arrange = (...stays: readonly ArrangedStay[]): BerthPlanCommand => ({ type: 'ArrangeStays', data: { stays } });
const lies = (plan: BerthPlanState, id: string) =>
  plan.allocations
    .get(id)
    ?.segments.map(segmentOf)
    .map(({ berth_id, start_date, end_date, extends_over }) =>
      [berth_id, ...extends_over, start_date.slice(-2), end_date.slice(-2)].join(' '),
    );

const berths = [aBerth('a1'), aBerth('a2'), aBerth('a3')];

describe('arranging stays', () => {
  it('splits a stay over berths', () => {
    const plan = aPlan(berths, [aVisit('v', { berth_id: 'a1' })]);
    const [moved] = carryOut(plan, arrange(stay('v', ['a1', '10', '11'], ['a3', '11', '12'], ['a2', '12', '13'])));
    expect(lies(plan, 'v')).toEqual(['a1 10 11', 'a3 11 12', 'a2 12 13']);
    expect(moved).toMatchObject({
      type: 'AllocationMoved',
      data: {
        previous_berth_id: 'a1',
        berth_id: 'a3',
        from_date: '2027-07-11',
        previous_segments: [{ berth_id: 'a1', start_date: '2027-07-10', end_date: '2027-07-13' }],
        why: { chosen_by: 'staff', candidates: [{ berth_id: 'a3' }, { berth_id: 'a2' }] },
      },
    });
  });

  it('answers the berths that it gave a stay which another process has released since', () => {
    const plan = aPlan(berths, [aVisit('v', { berth_id: 'a1' })]);
    const moved = stay('v', ['a2', '10', '13']);
    carryOut(plan, arrange(moved));
    const given = { berth_id: 'a2', segments: [{ berth_id: 'a2', start_date: '2027-07-10', end_date: '2027-07-13' }] };
    expect(arrangedBerth(plan, moved)).toMatchObject(given);
    carryOut(plan, { type: 'ReleaseAllocation', data: { allocation_id: 'v', reason: 'UNASSIGNED' } });
    expect(arrangedBerth(plan, moved)).toMatchObject(given);
  });

  it('swaps two stays in one append', () => {
    const longer = { start_date: '2027-07-11', end_date: '2027-07-15' };
    const plan = aPlan(berths, [aVisit('v', { berth_id: 'a1' }), aVisit('w', { berth_id: 'a2', ...longer })]);
    const events = carryOut(plan, arrange(stay('v', ['a2', '10', '13']), stay('w', ['a1', '11', '15'])));
    expect(events).toMatchObject([
      { type: 'AllocationMoved', data: { allocation_id: 'v', makes_way: ['w'], swapped_with: 'reservation of w' } },
      { type: 'AllocationMoved', data: { allocation_id: 'w', swapped_with: 'reservation of v' } },
    ]);
    expect([lies(plan, 'v'), lies(plan, 'w')]).toEqual([['a2 10 13'], ['a1 11 15']]);
    carryOut(plan, aVisit('x', { berth_id: 'a1', start_date: '2027-07-10', end_date: '2027-07-11' }));
    expect(refusalOf(plan, aVisit('y', { berth_id: 'a1' })).code).toBe('BERTH_TAKEN');
  });

  it('moves none if one of them cannot move', () => {
    const plan = aPlan(
      [...berths, aBerth('b1', { max_loa: 8 })],
      [aVisit('v', { berth_id: 'a1' }), aVisit('w', { berth_id: 'b1', vessel: boat(8) })],
    );
    const swap = arrange(stay('w', ['a1', '10', '13']), stay('v', ['b1', '10', '13']));
    expect(refusalOf(plan, swap).code).toBe('BERTH_TOO_SMALL');
    expect([lies(plan, 'v'), lies(plan, 'w')]).toEqual([['a1 10 13'], ['b1 10 13']]);
  });

  it('never puts two of its stays into one berth-night', () => {
    const plan = aPlan(berths, [aVisit('v', { berth_id: 'a1' }), aVisit('w', { berth_id: 'a2' })]);
    const both = arrange(stay('v', ['a3', '10', '13']), stay('w', ['a2', '10', '12'], ['a3', '12', '13']));
    expect(refusalOf(plan, both)).toMatchObject({ code: 'BERTH_TAKEN', details: { allocation_id: 'v' } });
    const stays = arrange(stay('v', ['a2', '10', '13']), stay('w', ['a2', '10', '13']));
    expect(refusalOf(plan, stays).code).toBe('BERTH_TAKEN');
  });

  it('keeps the nights that have passed where they were', () => {
    const plan = aPlan(berths, [aVisit('v', { berth_id: 'a1' })]);
    const moved = arrange(stay('v', ['a2', '10', '13']));
    expect(refusalOf(plan, moved, '2027-07-11')).toMatchObject({
      code: 'NIGHTS_PAST',
      details: { berth_name: 'A1', start_date: '2027-07-10', end_date: '2027-07-11' },
    });
    carryOut(plan, arrange(stay('v', ['a1', '10', '11'], ['a2', '11', '13'])), '2027-07-11');
    expect(lies(plan, 'v')).toEqual(['a1 10 11', 'a2 11 13']);
    // Nor may nights be added or dropped before today.
    for (const dates of [stay('v', ['a1', '09', '11'], ['a2', '11', '13']), stay('v', ['a2', '11', '13'])]) {
      expect(refusalOf(plan, arrange(dates), '2027-07-12').code).toBe('NIGHTS_PAST');
    }
  });

  it('takes other berths and their nights only if they are free, fit and are in use', () => {
    const plan = aPlan(
      [...berths, aBerth('b1', { active: false }), aBerth('b2', { min_length: 11 })],
      [aVisit('v', { berth_id: 'a1' }), aVisit('w', { berth_id: 'a2' }), aResident('r', 'a3')],
    );
    const code = (berth: string) => refusalOf(plan, arrange(stay('v', [berth, '10', '13']))).code;
    expect(['a2', 'a3', 'b1', 'b2', 'none'].map(code)).toEqual([
      'BERTH_TAKEN',
      'BERTH_TAKEN',
      'BERTH_INACTIVE',
      'min_length_berth_allocationg',
      'BERTH_NOT_FOUND',
    ]);
    carryOut(plan, anAbsence('x', 'r', '2027-07-09', '2027-07-20'));
    const [moved] = carryOut(plan, arrange(stay('v', ['a3', '10', '13'])));
    expect(moved).toMatchObject({ data: { absence_ids: ['x'] } });
  });

  it('extends over neighbours as the boat needs, or exactly as named', () => {
    const smart_extension = { orientation: 'ALONGSIDE' as const, sides: 2 as const, neighbours: ['a2', 'a3'] };
    const plan = aPlan(
      [
        aBerth('a1', { smart_extension, number: 2 }),
        aBerth('a2', { number: 1 }),
        aBerth('a3'),
        aBerth('b1', { max_loa: 20, number: 9 }),
      ],
      [aVisit('v', { berth_id: 'b1', vessel: boat(20) })],
    );
    carryOut(plan, arrange(stay('v', ['a1', '10', '13'])));
    expect(lies(plan, 'v')).toEqual(['a1 a2 10 13']);
    carryOut(plan, arrange(stay('v', ['a1', '10', '13', ['a3']])));
    expect(lies(plan, 'v')).toEqual(['a1 a3 10 13']);
    expect(refusalOf(plan, arrange(stay('v', ['a1', '10', '13', []]))).code).toBe('BERTH_TOO_SMALL');
    // Released together.
    carryOut(plan, arrange(stay('v', ['b1', '10', '13'])));
    carryOut(plan, aVisit('w', { berth_id: 'a3' }));
  });

  it('gives a stay its berths back, but no nights that have passed', () => {
    const plan = aPlan(berths);
    const restored: BerthPlanCommand = {
      type: 'RestoreStay',
      data: {
        ...stay('v', ['a1', '10', '11'], ['a2', '11', '13']),
        reservation_id: 'reservation of v',
        vessel: boat(10),
      },
    };
    expect(refusalOf(plan, restored, '2027-07-11').code).toBe('NIGHTS_PAST');
    carryOut(plan, restored);
    expect(lies(plan, 'v')).toEqual(['a1 10 11', 'a2 11 13']);
  });

  it('is no change if nothing differs, and none for a released stay', () => {
    const plan = aPlan(berths, [aVisit('v', { berth_id: 'a1' })]);
    expect(carryOut(plan, arrange(stay('v', ['a1', '10', '12'], ['a1', '12', '13'])))).toEqual([]);
    const twice = arrange(stay('v', ['a2', '10', '13']), stay('v', ['a3', '10', '13']));
    expect(refusalOf(plan, twice).errors).toEqual([{ path: 'stays', code: 'stayTwice' }]);
    expect(refusalOf(plan, arrange(stay('v', ['a1', '10', '11'], ['a2', '12', '13']))).errors).toEqual([
      { path: 'end_date', code: 'endDateNotAfterStart' },
    ]);
    expect(refusalOf(plan, arrange(stay('v'))).errors).toEqual([{ path: 'end_date', code: 'endDateNotAfterStart' }]);
    carryOut(plan, { type: 'ReleaseAllocation', data: { allocation_id: 'v', reason: 'UNASSIGNED' } }, TODAY);
    expect(refusalOf(plan, arrange(stay('v', ['a2', '10', '13']))).code).toBe('ALLOCATION_RELEASED');
  });
});

describe('arranging a stay whose boat was measured anew', () => {
  const wide = [aBerth('a1'), aBerth('a2'), aBerth('a3', { max_beam: 5 })];
  const beam = 4.5;
  const measured = (berth_id: string): ArrangedStay => ({
    ...stay('v', [berth_id, '10', '13']),
    vessel: boat(11, beam),
  });

  it('records the sizes with the berth, also where only the sizes change', () => {
    const plan = aPlan(wide, [aVisit('v', { berth_id: 'a1' }), aVisit('w', { berth_id: 'a3' })]);
    const [moved] = carryOut(plan, arrange(measured('a3'), stay('w', ['a1', '10', '13'])));
    expect(moved).toMatchObject({ data: { allocation_id: 'v', berth_id: 'a3', vessel: { beam } } });
    expect([lies(plan, 'v'), lies(plan, 'w')]).toEqual([['a3 10 13'], ['a1 10 13']]);
    expect(carryOut(plan, arrange({ ...measured('a3'), vessel: boat(11, 4.6) }))).toMatchObject([
      { data: { vessel: { beam: 4.6 } } },
    ]);
  });

  it('is not measured by the return of a stay to its earlier berths', () => {
    const plan = aPlan(wide, [aVisit('v', { berth_id: 'a3' })]);
    carryOut(plan, arrange(measured('a3')));
    const { segments } = stay('v', ['a3', '10', '13']);
    const data = { allocation_id: 'v', reservation_id: 'reservation of v', vessel: boat(11), segments };
    expect(carryOut(plan, { type: 'RestoreStay', data })).toEqual([]);
    expect(plan.allocations.get('v')).toMatchObject({ beam: 450 });
  });

  it('judges berths anew, the present one too', () => {
    const plan = aPlan(wide, [aVisit('v', { berth_id: 'a1' })]);
    for (const berth_id of ['a1', 'a2']) {
      expect(refusalOf(plan, arrange(measured(berth_id)))).toMatchObject({ code: 'BERTH_TOO_SMALL' });
    }
  });
});
