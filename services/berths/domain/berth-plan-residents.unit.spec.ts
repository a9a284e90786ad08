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

const leaves = (allocation_id: string, left_on?: string): BerthPlanCommand => ({
  type: 'ResidentLeaves',
  data: { allocation_id, left_on },
});
const close = (absence_id: string, displace_visitors = false): BerthPlanCommand => ({
  type: 'CloseAbsence',
  data: { absence_id, displace_visitors },
});
const change = (
  absence_id: string,
  start_date: string,
  end_date: string,
  displace_visitors = false,
): BerthPlanCommand => ({
  type: 'ChangeAbsenceDates',
  data: { absence_id, start_date, end_date, displace_visitors },
});
/** Berth a1 is resident r's; r is away 5 to 20 July. */
const away = [aResident('r', 'a1'), anAbsence('away', 'r', '2027-07-05', '2027-07-20')];
const toA1 = (id: string, start_date: string, end_date: string) => aVisit(id, { berth_id: 'a1', start_date, end_date });

describe('a resident', () => {
  it('holds a berth until further notice', () => {
    const plan = aPlan([aBerth('a1')]);
    expect(carryOut(plan, aResident('r', 'a1'))).toMatchObject([
      { type: 'ResidentBerthed', data: { berth_id: 'a1', start_date: '2027-01-01', end_date: null } },
    ]);
    expect(carryOut(plan, aResident('r', 'a1'))).toEqual([]);
    expect(refusalOf(plan, aResident('r', 'a1', { end_date: '2028-01-01' })).code).toBe('ALLOCATION_EXISTS');
    expect(refusalOf(plan, toA1('v', '2099-01-01', '2099-01-02'))).toMatchObject({
      code: 'BERTH_TAKEN',
      details: { allocation_id: 'r', held_by: 'RESIDENT', start_date: '2099-01-01' },
    });
  });

  it('holds it for a term', () => {
    const plan = aPlan([aBerth('a1')], [aResident('r', 'a1', { end_date: '2027-08-01' })]);
    expect(refusalOf(plan, toA1('v', '2027-07-31', '2027-08-02')).code).toBe('BERTH_TAKEN');
    expect(carryOut(plan, toA1('v', '2027-08-01', '2027-08-02'))).toHaveLength(1);
  });

  it.each([
    ['unknown berth', 'none', {}, 'BERTH_NOT_FOUND'],
    ['berth out of the offer', 'off', {}, 'BERTH_INACTIVE'],
    ['berth too small', 'a2', { vessel: boat(13) }, 'BERTH_TOO_SMALL'],
    ['berth of another resident', 'a1', {}, 'BERTH_TAKEN'],
    ['berth a visitor will need', 'a2', {}, 'BERTH_TAKEN'],
    ['berth with a longer minimum', 'min', {}, 'min_length_berth_allocationg'],
    ['term without a night', 'a3', { end_date: '2027-01-01' }, 'VALIDATION'],
  ])('gets no %s', (_, berth_id, more, code) => {
    const berths = ['a1', 'a2', 'a3'].map((name) => aBerth(name));
    const special = [aBerth('off', { active: false }), aBerth('min', { min_length: 11 })];
    const visitor = aVisit('v', { berth_id: 'a2' });
    const plan = aPlan([...berths, ...special], [...away, visitor]);
    expect(refusalOf(plan, aResident('s', berth_id, more)).code).toBe(code);
  });

  it('cannot have the nights of another holder’s absence', () => {
    const plan = aPlan([aBerth('a1')], away);
    const term = { start_date: '2027-07-06', end_date: '2027-07-08' };
    expect(refusalOf(plan, aResident('s', 'a1', term)).code).toBe('BERTH_TAKEN');
  });

  it('may have a berth below the minimum when staff confirm', () => {
    const plan = aPlan([aBerth('a1', { min_length: 11 })]);
    expect(carryOut(plan, aResident('r', 'a1', { confirm_min_length: true }))).toMatchObject([
      { data: { min_length_confirmed: true } },
    ]);
  });

  it('has one berth at a time for a vessel', () => {
    const plan = aPlan([aBerth('a1'), aBerth('a2')], [aResident('r', 'a1')]);
    const second = aResident('s', 'a2', { vessel_id: 'vessel of r', start_date: '2027-09-01' });
    expect(refusalOf(plan, second)).toMatchObject({ code: 'VESSEL_HAS_BERTH', details: { berth_name: 'A1' } });
    carryOut(plan, leaves('r', '2027-09-01'));
    expect(carryOut(plan, second)).toHaveLength(1);
  });

  it('leaves, and the berth is free from that night', () => {
    const plan = aPlan([aBerth('a1')], away);
    expect(carryOut(plan, leaves('r', '2027-07-10'))).toMatchObject([
      { type: 'ResidentLeft', data: { left_on: '2027-07-10', absence_ids: ['away'] } },
    ]);
    expect(carryOut(plan, leaves('r', '2027-07-10'))).toEqual([]);
    expect(carryOut(plan, toA1('v', '2027-07-10', '2027-09-01'))).toHaveLength(1);
    expect(carryOut(plan, toA1('w', '2027-07-09', '2027-07-10'))).toHaveLength(1);
    expect(refusalOf(plan, toA1('x', '2027-07-04', '2027-07-06')).code).toBe('BERTH_TAKEN');
  });

  it('leaves no residency when leaving before it began', () => {
    const plan = aPlan([aBerth('a1')], away);
    carryOut(plan, leaves('r', '2026-12-01'));
    expect(carryOut(plan, leaves('r', '2026-12-01'))).toEqual([]);
    expect(carryOut(plan, close('away'))).toEqual([]);
    expect(carryOut(plan, aResident('r', 'a1'))).toHaveLength(1);
    expect(refusalOf(plan, leaves('none')).code).toBe('ALLOCATION_NOT_FOUND');
  });
});

describe('an absence', () => {
  it('frees the berth for visitors, on its nights only', () => {
    const plan = aPlan([aBerth('a1')], away);
    expect(carryOut(plan, toA1('v', '2027-07-05', '2027-07-20'))).toHaveLength(1);
    const other = aPlan([aBerth('a1')], away);
    expect(refusalOf(other, toA1('v', '2027-07-04', '2027-07-06'))).toMatchObject({
      code: 'BERTH_TAKEN',
      details: { allocation_id: 'r', start_date: '2027-07-04', end_date: '2027-07-05' },
    });
    expect(refusalOf(other, toA1('v', '2027-07-19', '2027-07-21'))).toMatchObject({
      details: { start_date: '2027-07-20', end_date: '2027-07-21' },
    });
  });

  it('allows a visit over two adjoining absences', () => {
    const plan = aPlan([aBerth('a1')], [...away, anAbsence('more', 'r', '2027-07-20', '2027-07-25')]);
    expect(carryOut(plan, toA1('v', '2027-07-18', '2027-07-22'))).toMatchObject([
      { data: { absence_ids: ['away', 'more'] } },
    ]);
    const gap = aPlan([aBerth('a1')], [...away, anAbsence('more', 'r', '2027-07-21', '2027-07-25')]);
    expect(refusalOf(gap, toA1('v', '2027-07-18', '2027-07-22'))).toMatchObject({
      details: { start_date: '2027-07-20', end_date: '2027-07-21' },
    });
  });

  it('is opened once, only for a holder, and without overlap', () => {
    const plan = aPlan([aBerth('a1')], away);
    expect(carryOut(plan, away[1]!)).toEqual([]);
    expect(refusalOf(plan, anAbsence('away', 'r', '2027-07-05', '2027-07-21')).code).toBe('ABSENCE_EXISTS');
    expect(refusalOf(plan, anAbsence('b', 'nobody', '2027-07-05', '2027-07-20')).code).toBe('NOT_A_BERTH_HOLDER');
    expect(refusalOf(plan, anAbsence('b', 'r', '2026-07-05', '2026-07-20')).code).toBe('NOT_A_BERTH_HOLDER');
    expect(refusalOf(plan, anAbsence('b', 'r', '2027-07-19', '2027-07-22'))).toMatchObject({
      code: 'ABSENCE_OVERLAPS',
      details: { absence_id: 'away' },
    });
    expect(refusalOf(plan, anAbsence('b', 'r', '2027-08-19', '2027-08-19')).code).toBe('VALIDATION');
  });

  it('counts only while the berth is held', () => {
    const plan = aPlan([aBerth('a1')], [aResident('r', 'a1', { end_date: '2027-07-15' })]);
    expect(carryOut(plan, anAbsence('away', 'r', '2027-07-10', '2027-07-20'))).toMatchObject([
      { data: { start_date: '2027-07-10', end_date: '2027-07-15' } },
    ]);
  });

  it('is closed from today, and the berth is the holder’s again', () => {
    const plan = aPlan([aBerth('a1')], away);
    expect(carryOut(plan, close('away'), '2027-07-10')).toMatchObject([
      { type: 'AbsenceClosedOnPlan', data: { berth_id: 'a1', closed_from: '2027-07-10' } },
    ]);
    expect(carryOut(plan, close('away'), '2027-07-10')).toEqual([]);
    expect(refusalOf(plan, toA1('v', '2027-07-10', '2027-07-11')).code).toBe('BERTH_TAKEN');
    expect(carryOut(plan, toA1('v', '2027-07-09', '2027-07-10'))).toHaveLength(1);
  });

  it('is removed when closed before it began', () => {
    const plan = aPlan([aBerth('a1')], [...away, close('away')]);
    expect(carryOut(plan, close('away'))).toEqual([]);
    expect(carryOut(plan, away[1]!)).toHaveLength(1);
    expect(refusalOf(plan, close('none')).code).toBe('ABSENCE_NOT_FOUND');
  });

  it('cannot be closed while a visitor is berthed', () => {
    const plan = aPlan([aBerth('a1')], [...away, toA1('v', '2027-07-10', '2027-07-13')]);
    const refusal = { kind: 'conflict', code: 'ABSENCE_IN_USE', details: { allocations: [{ allocation_id: 'v' }] } };
    expect(refusalOf(plan, close('away'))).toMatchObject(refusal);
    expect(refusalOf(plan, change('away', '2027-07-05', '2027-07-12'))).toMatchObject(refusal);
    expect(refusalOf(plan, change('away', '2027-07-11', '2027-07-20'))).toMatchObject(refusal);
    expect(carryOut(plan, change('away', '2027-07-10', '2027-07-13'))).toHaveLength(1);
    expect(carryOut(plan, close('away'), '2027-07-13')).toEqual([]);
  });

  it('moves the visitors to other matches, in order of arrival, if staff allow it', () => {
    const visits = [toA1('late', '2027-07-12', '2027-07-15'), toA1('early', '2027-07-08', '2027-07-12')];
    const plan = aPlan([aBerth('a1'), aBerth('a2'), aBerth('a3', { max_loa: 11 })], [...away, ...visits]);
    expect(carryOut(plan, close('away', true))).toMatchObject([
      {
        type: 'AllocationMoved',
        data: { allocation_id: 'early', berth_id: 'a3', reason: 'ABSENCE_WITHDRAWN', why: { chosen_by: 'plan' } },
      },
      { type: 'AllocationMoved', data: { allocation_id: 'late', berth_id: 'a3' } },
      { type: 'AbsenceClosedOnPlan', data: { absence_id: 'away' } },
    ]);
  });

  it('releases a visitor for whom no berth is left', () => {
    const plan = aPlan(
      [aBerth('a1'), aBerth('a2'), aBerth('b1')],
      [
        ...away,
        aResident('s', 'b1'),
        anAbsence('also', 's', '2027-07-05', '2027-07-20'),
        toA1('v', '2027-07-10', '2027-07-13'),
        aVisit('w', { berth_id: 'b1', start_date: '2027-07-13', end_date: '2027-07-16' }),
        toA1('x', '2027-07-13', '2027-07-14'),
        aVisit('y', { berth_id: 'a2', start_date: '2027-07-13', end_date: '2027-07-14' }),
      ],
    );
    expect(
      carryOut(plan, close('away', true)).map((event) => [event.type, 'reason' in event.data && event.data.reason]),
    ).toEqual([
      ['AllocationMoved', 'ABSENCE_WITHDRAWN'],
      ['AllocationReleased', 'ABSENCE_WITHDRAWN'],
      ['AbsenceClosedOnPlan', false],
    ]);
  });

  it('promises no berth to two visitors who are displaced together', () => {
    const berths = [aBerth('a1'), aBerth('a2'), aBerth('a3', { max_loa: 11 }), aBerth('a4')];
    const later: BerthPlanCommand = {
      type: 'MoveAllocation',
      data: { allocation_id: 'v', berth_id: 'a2', from_date: '2027-07-12' },
    };
    const visits = [toA1('v', '2027-07-10', '2027-07-15'), later, toA1('w', '2027-07-12', '2027-07-14')];
    const plan = aPlan(berths, [...away, ...visits]);
    expect(carryOut(plan, close('away', true))).toMatchObject([
      {
        data: { allocation_id: 'v', berth_id: 'a3', segments: [{ start_date: '2027-07-10', end_date: '2027-07-15' }] },
      },
      { data: { allocation_id: 'w', berth_id: 'a4', why: { removed: { taken: 2, skipped: 1 } } } },
      { type: 'AbsenceClosedOnPlan' },
    ]);
  });

  describe('with a choice for each visitor', () => {
    const visits = [toA1('v', '2027-07-08', '2027-07-10'), toA1('w', '2027-07-12', '2027-07-14')];
    const berths = [aBerth('a1'), aBerth('a2'), aBerth('a3', { max_loa: 11 }), aBerth('short', { max_loa: 5 })];
    const closeTo = (displaced: { allocation_id: string; berth_id: string | null }[]): BerthPlanCommand => ({
      type: 'CloseAbsence',
      data: { absence_id: 'away', displace_visitors: true, displaced },
    });

    it('moves or releases them as chosen, and closes in the same decision', () => {
      const plan = aPlan(berths, [...away, ...visits]);
      const choices = [
        { allocation_id: 'w', berth_id: null },
        { allocation_id: 'v', berth_id: 'a2' },
      ];
      expect(carryOut(plan, closeTo(choices))).toMatchObject([
        { type: 'AllocationMoved', data: { allocation_id: 'v', berth_id: 'a2', why: { chosen_by: 'staff' } } },
        { type: 'AllocationReleased', data: { allocation_id: 'w', reason: 'ABSENCE_WITHDRAWN' } },
        { type: 'AbsenceClosedOnPlan', data: { absence_id: 'away' } },
      ]);
    });

    it.each([
      ['a visitor without a choice', [{ allocation_id: 'v', berth_id: 'a2' }], 'ABSENCE_IN_USE'],
      ['a berth that is too small', [{ allocation_id: 'v', berth_id: 'short' }], 'BERTH_TOO_SMALL'],
      ['a berth that does not exist', [{ allocation_id: 'v', berth_id: 'none' }], 'BERTH_NOT_FOUND'],
      ['the berth that the resident gets back', [{ allocation_id: 'v', berth_id: 'a1' }], 'BERTH_TAKEN'],
    ])('is refused for %s', (_, choices, code) => {
      const plan = aPlan(berths, [...away, ...visits]);
      const rest = code === 'ABSENCE_IN_USE' ? [] : [{ allocation_id: 'w', berth_id: null }];
      expect(refusalOf(plan, closeTo([...choices, ...rest])).code).toBe(code);
    });

    it('gives one berth to one of two visitors on the same nights', () => {
      const later: BerthPlanCommand = {
        type: 'MoveAllocation',
        data: { allocation_id: 'v', berth_id: 'a2', from_date: '2027-07-12' },
      };
      const both = [toA1('v', '2027-07-10', '2027-07-15'), later, toA1('w', '2027-07-12', '2027-07-14')];
      const plan = aPlan([...berths, aBerth('a4')], [...away, ...both]);
      const to = (berth_id: string) => [
        { allocation_id: 'v', berth_id: 'a3' },
        { allocation_id: 'w', berth_id },
      ];
      expect(refusalOf(plan, closeTo(to('a3'))).code).toBe('BERTH_TAKEN');
      expect(carryOut(plan, closeTo(to('a4')))).toHaveLength(3);
    });
  });

  it('lets a visitor who has arrived stay until the first lost night', () => {
    const plan = aPlan([aBerth('a1'), aBerth('a2')], [...away, toA1('v', '2027-07-08', '2027-07-15')]);
    expect(carryOut(plan, change('away', '2027-07-05', '2027-07-12', true), '2027-07-10')).toMatchObject([
      {
        type: 'AllocationMoved',
        data: {
          from_date: '2027-07-12',
          segments: [
            { berth_id: 'a1', start_date: '2027-07-08', end_date: '2027-07-12' },
            { berth_id: 'a2', start_date: '2027-07-12', end_date: '2027-07-15' },
          ],
        },
      },
      { type: 'AbsenceDatesChangedOnPlan', data: { end_date: '2027-07-12' } },
    ]);
  });

  it('moves a visitor who has not arrived for the whole stay', () => {
    const plan = aPlan([aBerth('a1'), aBerth('a2')], [...away, toA1('v', '2027-07-08', '2027-07-15')]);
    expect(carryOut(plan, change('away', '2027-07-05', '2027-07-12', true))).toMatchObject([
      {
        data: {
          from_date: '2027-07-08',
          segments: [{ berth_id: 'a2', start_date: '2027-07-08', end_date: '2027-07-15' }],
        },
      },
      { type: 'AbsenceDatesChangedOnPlan' },
    ]);
  });

  it('cannot return nights that a visitor has already spent', () => {
    const plan = aPlan([aBerth('a1'), aBerth('a2')], [...away, toA1('v', '2027-07-08', '2027-07-15')]);
    expect(refusalOf(plan, change('away', '2027-07-09', '2027-07-20', true), '2027-07-10').code).toBe('ABSENCE_IN_USE');
  });

  it('gets other dates', () => {
    const plan = aPlan([aBerth('a1')], [...away, anAbsence('next', 'r', '2027-08-01', '2027-08-10')]);
    expect(carryOut(plan, change('away', '2027-07-05', '2027-07-20'))).toEqual([]);
    expect(carryOut(plan, change('away', '2027-07-07', '2027-07-25'))).toHaveLength(1);
    expect(carryOut(plan, toA1('v', '2027-07-07', '2027-07-25'))).toHaveLength(1);
    expect(refusalOf(plan, change('away', '2027-07-07', '2027-08-02')).code).toBe('ABSENCE_OVERLAPS');
    expect(refusalOf(plan, change('away', '2026-07-07', '2026-08-02')).code).toBe('NOT_A_BERTH_HOLDER');
    expect(refusalOf(plan, change('away', '2027-07-07', '2027-07-07')).code).toBe('VALIDATION');
    expect(refusalOf(plan, change('none', '2027-07-07', '2027-07-08')).code).toBe('ABSENCE_NOT_FOUND');
  });
});
