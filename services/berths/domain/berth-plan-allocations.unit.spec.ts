import { describe, expect, it } from '@jest/globals';
import { planBerth } from './berth-plan-events.js';
import type { BerthPlanCommand } from './berth-plan-commands.js';
import { aBerth, aPlan, aVisit, boat, carryOut, refusalOf } from '../../../tests/fixtures/berth-plan.js';

const move = (allocation_id: string, more: object = {}): BerthPlanCommand => ({
  type: 'MoveAllocation',
  data: { allocation_id, ...more },
});
const dates = (allocation_id: string, start_date: string, end_date: string): BerthPlanCommand => ({
  type: 'ChangeAllocationDates',
  data: { allocation_id, start_date, end_date },
});
const release = (allocation_id: string, more: object = {}): BerthPlanCommand => ({
  type: 'ReleaseAllocation',
  data: { allocation_id, reason: 'CANCELED_BY_MARINA', ...more },
});
const segment = (berth_id: string, start_date: string, end_date: string) => ({
  berth_id,
  extends_over: [],
  start_date,
  end_date,
});

describe('allocating a berth that staff chose', () => {
  it('berths the boat there and records why', () => {
    const plan = aPlan([aBerth('a1'), aBerth('a2')]);
    expect(carryOut(plan, aVisit('v1', { berth_id: 'a2' }))).toMatchObject([
      {
        type: 'BerthAllocated',
        data: {
          allocation_id: 'v1',
          berth_id: 'a2',
          start_date: '2027-07-10',
          end_date: '2027-07-13',
          absence_ids: [],
          why: { chosen_by: 'staff', candidates: [{ berth_id: 'a2', order: 1, spare_loa: 2, spare_beam: 1 }] },
        },
      },
    ]);
  });

  it.each([
    ['too long', boat(12.01), 'too_short_loa', 12.01, 12],
    ['too wide', boat(10, 4.01), 'too_narrow', 4.01, 4],
    ['too deep', boat(10, 3, 2.51), 'too_shallow', 2.51, 2.5],
  ])('refuses a boat that is %s', (_, vessel, rule, measure, limit) => {
    expect(refusalOf(aPlan([aBerth('a1')]), aVisit('v1', { berth_id: 'a1', vessel }))).toMatchObject({
      kind: 'conflict',
      code: 'BERTH_TOO_SMALL',
      details: { berth_name: 'A1', rule, boat: measure, berth: limit },
    });
  });

  it('takes a boat that fits to the centimetre', () => {
    expect(carryOut(aPlan([aBerth('a1')]), aVisit('v1', { berth_id: 'a1', vessel: boat(12, 4, 2.5) }))).toHaveLength(1);
  });

  it.each([
    ['that is not there', aBerth('a2'), {}, 'BERTH_NOT_FOUND'],
    ['out of the offer', aBerth('a1', { active: false }), {}, 'BERTH_INACTIVE'],
    [
      'for motor boats',
      aBerth('a1', { boat_types: 'motor' }),
      { vessel: boat(10, 3, 1, 'SAIL') },
      'BERTH_NOT_FOR_BOAT_TYPE',
    ],
    ['not for instant booking', aBerth('a1'), { instant_only: true }, 'BERTH_NOT_INSTANT'],
  ])('refuses a berth %s', (_, berth, more, code) => {
    expect(refusalOf(aPlan([berth]), aVisit('v1', { berth_id: 'a1', ...more })).code).toBe(code);
  });

  it('requires a confirmation for a boat below the berth’s minimum', () => {
    const plan = aPlan([aBerth('a1', { min_length: 10.5 })]);
    expect(refusalOf(plan, aVisit('v1', { berth_id: 'a1' }))).toMatchObject({
      code: 'min_length_berth_allocationg',
      details: { berth_name: 'A1', boat_loa: 10, min_loa: 10.5 },
    });
    const [allocated] = carryOut(plan, aVisit('v1', { berth_id: 'a1', confirm_min_length: true }));
    expect(allocated).toMatchObject({ data: { why: { min_length_confirmed: true } } });
    const exact = aVisit('v2', {
      berth_id: 'a1',
      vessel: boat(10.5),
      start_date: '2027-08-01',
      end_date: '2027-08-02',
    });
    expect(carryOut(plan, exact)).toMatchObject([{ data: { why: { min_length_confirmed: false } } }]);
  });

  it.each([
    ['min_beam', 'below_min_beam', boat(10, 3, 1.5), 3.01, 3],
    ['min_draft', 'below_min_draft', boat(10, 3, 1.5), 1.51, 1.5],
  ])('requires the same confirmation for a boat below the %s', (field, rule, vessel, minimum, measure) => {
    const plan = aPlan([aBerth('a1', { [field]: minimum }), aBerth('a2', { [field]: measure })]);
    const details = { berth_name: 'A1', rule, boat: measure, berth: minimum };
    const wanted = { berth_id: 'a1', vessel };
    expect(refusalOf(plan, aVisit('v1', wanted))).toMatchObject({ code: 'BERTH_BELOW_MIN_SIZE', details });
    const confirmed = aVisit('v1', { ...wanted, confirm_min_length: true });
    expect(carryOut(plan, confirmed)).toMatchObject([{ data: { why: { min_length_confirmed: true } } }]);
    const exact = aVisit('v2', { berth_id: 'a2', vessel });
    expect(carryOut(plan, exact)).toMatchObject([{ data: { why: { min_length_confirmed: false } } }]);
  });

  it('reads berths that were logged before they had a minimum beam and draft', () => {
    const { min_beam: _beam, min_draft: _draft, ...before } = aBerth('a1');
    expect(planBerth.parse(before)).toEqual(aBerth('a1'));
  });

  it('refuses a berth that is taken, with the occupant and the nights', () => {
    const plan = aPlan([aBerth('a1')], [aVisit('v1')]);
    const late = aVisit('v2', { berth_id: 'a1', start_date: '2027-07-12', end_date: '2027-07-15' });
    expect(refusalOf(plan, late)).toMatchObject({
      kind: 'conflict',
      code: 'BERTH_TAKEN',
      details: { berth_name: 'A1', allocation_id: 'v1', start_date: '2027-07-10', end_date: '2027-07-13' },
    });
  });

  it('lets one boat arrive on the day another departs', () => {
    const plan = aPlan([aBerth('a1')], [aVisit('v1')]);
    carryOut(plan, aVisit('v2', { berth_id: 'a1', start_date: '2027-07-13', end_date: '2027-07-14' }));
    carryOut(plan, aVisit('v3', { berth_id: 'a1', start_date: '2027-07-08', end_date: '2027-07-10' }));
  });

  it('needs a night', () => {
    const none = aVisit('v1', { start_date: '2027-07-10', end_date: '2027-07-10' });
    expect(refusalOf(aPlan([aBerth('a1')]), none)).toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: 'end_date', code: 'endDateNotAfterStart' }],
    });
  });

  it('is a no-op for the same allocation, and a conflict for another one with its id', () => {
    const plan = aPlan([aBerth('a1'), aBerth('a2')], [aVisit('v1', { berth_id: 'a1' })]);
    expect(carryOut(plan, aVisit('v1', { berth_id: 'a1' }))).toEqual([]);
    expect(carryOut(plan, aVisit('v1'))).toEqual([]);
    for (const other of [
      { berth_id: 'a2' },
      { reservation_id: 'another' },
      { start_date: '2027-07-09' },
      { end_date: '2027-07-14' },
      { vessel: boat(10.1) },
      { vessel: boat(10, 3.1) },
      { vessel: boat(10, 3, 1.6) },
      { vessel: boat(10, 3, 1.5, 'RIB') },
    ]) {
      expect(refusalOf(plan, aVisit('v1', other))).toMatchObject({
        code: 'ALLOCATION_EXISTS',
        details: { allocation_id: 'v1', segments: [{ berth_id: 'a1' }] },
      });
    }
  });

  it('allocates one berth per reservation', () => {
    const plan = aPlan([aBerth('a1'), aBerth('a2')], [aVisit('v1', { reservation_id: 'r' })]);
    expect(refusalOf(plan, aVisit('v2', { reservation_id: 'r' }))).toMatchObject({
      code: 'RESERVATION_HAS_BERTH',
      details: { allocation_id: 'v1', berth_name: 'A1' },
    });
    carryOut(plan, release('v1'));
    expect(carryOut(plan, aVisit('v2', { reservation_id: 'r' }))).toHaveLength(1);
  });
});

describe('moving an allocation into the berth of another boat', () => {
  const plan = () => {
    const berths = aPlan([aBerth('a1'), aBerth('a2')]);
    carryOut(berths, aVisit('v1', { berth_id: 'a1' }));
    carryOut(berths, aVisit('v2', { berth_id: 'a2' }));
    return berths;
  };

  it('is refused while the other boat has it', () => {
    expect(refusalOf(plan(), move('v2', { berth_id: 'a1' }))).toMatchObject({ code: 'BERTH_TAKEN' });
  });

  it('takes the nights from the boat that it displaces, which loses its berth', () => {
    expect(carryOut(plan(), move('v2', { berth_id: 'a1', displaces: 'v1' }))).toMatchObject([
      {
        type: 'AllocationReleased',
        data: {
          allocation_id: 'v1',
          reason: 'BERTH_CHANGED',
          cause: 'ANOTHER_BOAT',
          released_from: '2027-07-10',
        },
      },
      { type: 'AllocationMoved', data: { allocation_id: 'v2', berth_id: 'a1', previous_berth_id: 'a2' } },
    ]);
  });

  it('displaces nobody when it is refused for another reason, or the other boat is not in the plan', () => {
    const small = plan();
    carryOut(small, { type: 'ChangeBerth', data: { berth: aBerth('a1', { active: false }), displace_visitors: true } });
    expect(refusalOf(small, move('v2', { berth_id: 'a1', displaces: 'v9' }))).toMatchObject({
      code: 'ALLOCATION_NOT_FOUND',
    });
    expect(refusalOf(small, move('v2', { berth_id: 'a1' }))).toMatchObject({ code: 'BERTH_INACTIVE' });
  });
});

describe('moving an allocation', () => {
  it('moves the whole stay to the requested berth before arrival', () => {
    const plan = aPlan([aBerth('a1'), aBerth('a2')], [aVisit('v1', { berth_id: 'a1' })]);
    expect(carryOut(plan, move('v1', { berth_id: 'a2' }))).toMatchObject([
      {
        type: 'AllocationMoved',
        data: {
          reason: 'STAFF',
          previous_berth_id: 'a1',
          berth_id: 'a2',
          from_date: '2027-07-10',
          segments: [segment('a2', '2027-07-10', '2027-07-13')],
        },
      },
    ]);
    expect(carryOut(plan, aVisit('v2', { berth_id: 'a1' }))).toHaveLength(1);
    expect(refusalOf(plan, aVisit('v3', { berth_id: 'a2' })).code).toBe('BERTH_TAKEN');
  });

  it('keeps past nights in their berth', () => {
    const earlier = aVisit('v2', { berth_id: 'a2', start_date: '2027-07-08', end_date: '2027-07-11' });
    const plan = aPlan([aBerth('a1'), aBerth('a2')], [aVisit('v1', { berth_id: 'a1' }), earlier]);
    expect(carryOut(plan, move('v1', { berth_id: 'a2' }), '2027-07-11')).toMatchObject([
      { data: { segments: [segment('a1', '2027-07-10', '2027-07-11'), segment('a2', '2027-07-11', '2027-07-13')] } },
    ]);
    expect(carryOut(plan, move('v1', { berth_id: 'a1', from_date: '2027-07-12' }), '2027-07-11')).toMatchObject([
      {
        data: {
          previous_berth_id: 'a2',
          segments: [
            segment('a1', '2027-07-10', '2027-07-11'),
            segment('a2', '2027-07-11', '2027-07-12'),
            segment('a1', '2027-07-12', '2027-07-13'),
          ],
        },
      },
    ]);
  });

  it('takes the best other match if no berth is given', () => {
    const plan = aPlan(
      [aBerth('a1', { max_loa: 10 }), aBerth('a2', { max_loa: 11 }), aBerth('a3')],
      [aVisit('v1', { berth_id: 'a2' })],
    );
    expect(carryOut(plan, move('v1'))).toMatchObject([{ data: { berth_id: 'a1', why: { chosen_by: 'match' } } }]);
    expect(carryOut(plan, move('v1'))).toMatchObject([{ data: { berth_id: 'a2' } }]);
  });

  it('changes nothing if the boat is already in that berth', () => {
    const plan = aPlan([aBerth('a1')], [aVisit('v1')]);
    expect(carryOut(plan, move('v1', { berth_id: 'a1' }))).toEqual([]);
  });

  it('keeps to the rules of the berth', () => {
    const berths = [aBerth('a1'), aBerth('a2'), aBerth('a3', { max_loa: 9 }), aBerth('a4', { min_length: 11 })];
    const plan = aPlan(berths, [aVisit('v1', { berth_id: 'a1' }), aVisit('v2', { berth_id: 'a2' })]);
    expect(refusalOf(plan, move('v1', { berth_id: 'a2' })).code).toBe('BERTH_TAKEN');
    expect(refusalOf(plan, move('v1', { berth_id: 'a3' })).code).toBe('BERTH_TOO_SMALL');
    expect(refusalOf(plan, move('v1', { berth_id: 'a4' })).code).toBe('min_length_berth_allocationg');
    expect(refusalOf(plan, move('v1')).code).toBe('NO_BERTH_FREE');
    expect(refusalOf(plan, move('v1', { berth_id: 'none' })).code).toBe('BERTH_NOT_FOUND');
    expect(refusalOf(plan, move('none')).code).toBe('ALLOCATION_NOT_FOUND');
    expect(carryOut(plan, move('v1', { berth_id: 'a4', confirm_min_length: true }))).toHaveLength(1);
  });

  it('may change the nights too, which must be free only in the new berth', () => {
    const later = { start_date: '2027-07-20', end_date: '2027-07-22' };
    const plan = aPlan(
      [aBerth('a1'), aBerth('a2')],
      [aVisit('v1', { berth_id: 'a1' }), aVisit('v2', { berth_id: 'a2' }), aVisit('v3', { berth_id: 'a1', ...later })],
    );
    expect(carryOut(plan, move('v1', { berth_id: 'a2', nights: later }))).toMatchObject([
      { data: { ...later, from_date: '2027-07-20', segments: [segment('a2', '2027-07-20', '2027-07-22')] } },
    ]);
    expect(refusalOf(plan, move('v1', { berth_id: 'a1', nights: later })).code).toBe('BERTH_TAKEN');
    expect(carryOut(plan, aVisit('v4', { berth_id: 'a1' }))).toHaveLength(1);
    const none = { start_date: '2027-07-20', end_date: '2027-07-20' };
    expect(refusalOf(plan, move('v1', { berth_id: 'a2', nights: none })).errors).toEqual([
      { path: 'end_date', code: 'endDateNotAfterStart' },
    ]);
  });

  it('may change the boat, which must then fit, even in its current berth', () => {
    const plan = aPlan(
      [aBerth('a1', { max_loa: 12 }), aBerth('a2', { max_loa: 16 })],
      [aVisit('v1', { berth_id: 'a1' })],
    );
    const vessel = { length: 14, beam: 3, draft: 1.5, type: null };
    expect(refusalOf(plan, move('v1', { berth_id: 'a1', vessel })).code).toBe('BERTH_TOO_SMALL');
    expect(carryOut(plan, move('v1', { berth_id: 'a2', vessel }))).toMatchObject([
      { data: { berth_id: 'a2', vessel } },
    ]);
    expect(carryOut(plan, move('v1', { berth_id: 'a2', vessel }))).toEqual([]);
    expect(refusalOf(plan, move('v1', { berth_id: 'a1' })).code).toBe('BERTH_TOO_SMALL');
    const smaller = { ...vessel, length: 11 };
    expect(carryOut(plan, move('v1', { berth_id: 'a2', vessel: smaller }))).toMatchObject([
      { data: { previous_berth_id: 'a2', berth_id: 'a2', vessel: smaller } },
    ]);
    expect(carryOut(plan, move('v1', { berth_id: 'a1' }))[0]?.data).not.toHaveProperty('vessel');
  });

  it('is refused when the stay is over', () => {
    const plan = aPlan([aBerth('a1'), aBerth('a2')], [aVisit('v1', { berth_id: 'a1' })]);
    expect(refusalOf(plan, move('v1', { berth_id: 'a2' }), '2027-07-13').code).toBe('STAY_OVER');
    expect(carryOut(plan, move('v1', { berth_id: 'a2' }), '2027-07-12')).toHaveLength(1);
  });
});

describe('changing the dates of an allocation', () => {
  it('lengthens and shortens it in its berth', () => {
    const plan = aPlan([aBerth('a1')], [aVisit('v1')]);
    expect(carryOut(plan, dates('v1', '2027-07-09', '2027-07-15'))).toMatchObject([
      {
        type: 'AllocationDatesChanged',
        data: {
          previous_start_date: '2027-07-10',
          previous_end_date: '2027-07-13',
          segments: [segment('a1', '2027-07-09', '2027-07-15')],
        },
      },
    ]);
    carryOut(plan, dates('v1', '2027-07-11', '2027-07-12'));
    carryOut(plan, aVisit('v2', { start_date: '2027-07-09', end_date: '2027-07-11' }));
    carryOut(plan, aVisit('v3', { start_date: '2027-07-12', end_date: '2027-07-15' }));
  });

  it('moves the whole stay to dates that share no night with the old ones', () => {
    const plan = aPlan([aBerth('a1')], [aVisit('v1')]);
    carryOut(plan, dates('v1', '2027-08-01', '2027-08-05'));
    expect(carryOut(plan, aVisit('v2'))).toHaveLength(1);
    const there = aVisit('v3', { berth_id: 'a1', start_date: '2027-08-04', end_date: '2027-08-06' });
    expect(refusalOf(plan, there).code).toBe('BERTH_TAKEN');
  });

  it('shortens a stay in two berths at either end', () => {
    const plan = aPlan([aBerth('a1'), aBerth('a2')], [aVisit('v1', { berth_id: 'a1' })]);
    carryOut(plan, move('v1', { berth_id: 'a2' }), '2027-07-11');
    expect(carryOut(plan, dates('v1', '2027-07-09', '2027-07-12'))).toMatchObject([
      { data: { segments: [segment('a1', '2027-07-09', '2027-07-11'), segment('a2', '2027-07-11', '2027-07-12')] } },
    ]);
    expect(carryOut(plan, dates('v1', '2027-07-09', '2027-07-11'))).toMatchObject([
      { data: { berth_id: 'a1', segments: [segment('a1', '2027-07-09', '2027-07-11')] } },
    ]);
  });

  it('is refused if another boat has the berth', () => {
    const next = aVisit('v2', { berth_id: 'a1', start_date: '2027-07-14', end_date: '2027-07-16' });
    const plan = aPlan([aBerth('a1')], [aVisit('v1'), next]);
    expect(refusalOf(plan, dates('v1', '2027-07-10', '2027-07-15'))).toMatchObject({
      code: 'BERTH_TAKEN',
      details: { allocation_id: 'v2', start_date: '2027-07-14' },
    });
    expect(carryOut(plan, dates('v1', '2027-07-10', '2027-07-14'))).toHaveLength(1);
  });

  it('needs an offered berth for new nights, but not for fewer', () => {
    const closed: BerthPlanCommand = { type: 'ChangeBerth', data: { berth: aBerth('a1', { active: false }) } };
    const plan = aPlan([aBerth('a1')], [aVisit('v1')]);
    carryOut(plan, closed, '2027-07-13');
    expect(refusalOf(plan, dates('v1', '2027-07-10', '2027-07-14')).code).toBe('BERTH_INACTIVE');
    expect(carryOut(plan, dates('v1', '2027-07-10', '2027-07-12'))).toHaveLength(1);
    carryOut(plan, { type: 'ChangeBerth', data: { berth: aBerth('a1', { max_beam: 2 }) } }, '2027-07-13');
    expect(refusalOf(plan, dates('v1', '2027-07-10', '2027-07-14'))).toMatchObject({
      code: 'BERTH_TOO_SMALL',
      details: { rule: 'too_narrow' },
    });
    carryOut(plan, { type: 'LeavePlan', data: { berth_id: 'a1' } }, '2027-07-13');
    expect(refusalOf(plan, dates('v1', '2027-07-10', '2027-07-14')).code).toBe('BERTH_NOT_FOUND');
  });

  it('is a no-op for the same dates, and needs a night', () => {
    const plan = aPlan([aBerth('a1')], [aVisit('v1')]);
    expect(carryOut(plan, dates('v1', '2027-07-10', '2027-07-13'))).toEqual([]);
    expect(refusalOf(plan, dates('v1', '2027-07-13', '2027-07-13')).code).toBe('VALIDATION');
    expect(refusalOf(plan, dates('none', '2027-07-13', '2027-07-14')).code).toBe('ALLOCATION_NOT_FOUND');
  });
});

describe('releasing an allocation', () => {
  it('frees the berth at once, before arrival', () => {
    const plan = aPlan([aBerth('a1')], [aVisit('v1')]);
    expect(carryOut(plan, release('v1'))).toMatchObject([
      {
        type: 'AllocationReleased',
        data: { reason: 'CANCELED_BY_MARINA', berth_id: 'a1', released_from: '2027-07-10' },
      },
    ]);
    expect(carryOut(plan, release('v1'))).toEqual([]);
    expect(carryOut(plan, aVisit('v2', { berth_id: 'a1' }))).toHaveLength(1);
  });

  it('lets the same id be allocated again when none of its nights are left', () => {
    const plan = aPlan([aBerth('a1')], [aVisit('v1'), release('v1'), aVisit('v1'), release('v1')]);
    expect(carryOut(plan, aVisit('v2'))).toHaveLength(1);
  });

  it('keeps the nights already spent on record', () => {
    const plan = aPlan([aBerth('a1')], [aVisit('v1')]);
    expect(carryOut(plan, release('v1'), '2027-07-12')).toMatchObject([{ data: { released_from: '2027-07-12' } }]);
    const tail = aVisit('v2', { berth_id: 'a1', start_date: '2027-07-12', end_date: '2027-07-13' });
    expect(carryOut(plan, tail)).toHaveLength(1);
    const spent = aVisit('v3', { berth_id: 'a1', start_date: '2027-07-11', end_date: '2027-07-12' });
    expect(refusalOf(plan, spent).code).toBe('BERTH_TAKEN');
    expect(refusalOf(plan, aVisit('v1')).code).toBe('ALLOCATION_EXISTS');
    expect(carryOut(plan, release('v1'), '2027-07-12')).toEqual([]);
  });

  it('frees past nights too when the boat never came', () => {
    const plan = aPlan([aBerth('a1')], [aVisit('v1')]);
    carryOut(plan, release('v1', { reason: 'NO_SHOW', never_arrived: true }), '2027-07-12');
    expect(carryOut(plan, aVisit('v2', { berth_id: 'a1' }))).toHaveLength(1);
  });

  it('allows no further change', () => {
    const plan = aPlan([aBerth('a1')], [aVisit('v1'), release('v1')]);
    expect(refusalOf(plan, dates('v1', '2027-07-13', '2027-07-14')).code).toBe('ALLOCATION_RELEASED');
    expect(refusalOf(plan, move('v1')).code).toBe('ALLOCATION_RELEASED');
    const underWay = aPlan([aBerth('a1')], [aVisit('v1')]);
    carryOut(underWay, release('v1'), '2027-07-12');
    expect(refusalOf(underWay, move('v1')).code).toBe('ALLOCATION_RELEASED');
    expect(refusalOf(plan, release('none')).code).toBe('ALLOCATION_NOT_FOUND');
  });
});
