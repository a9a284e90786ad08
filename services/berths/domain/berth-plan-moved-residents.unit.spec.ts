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
import type { BerthPlanState } from './berth-plan-state.js';
import { boatsOn } from './boats-on-map.js';
import { chartBars } from './plan-chart.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';

const move = (berth_id: string, from_date?: string, more: object = {}): BerthPlanCommand => ({
  type: 'MoveResident',
  data: { allocation_id: 'r', berths: [{ berth_id, ...(from_date === undefined ? {} : { from_date }) }], ...more },
});
const dates = (start_date: string, end_date: string | null): BerthPlanCommand => ({
  type: 'ChangeResidentDates',
  data: { allocation_id: 'r', start_date, end_date },
});
const resident = aResident('r', 'a1');
/** r is away 5 to 20 July. */
const away = anAbsence('away', 'r', '2027-07-05', '2027-07-20');
const berths = [aBerth('a1'), aBerth('a2'), aBerth('a3')];
const visit = (id: string, berth_id: string, start_date: string, end_date: string) =>
  aVisit(id, { berth_id, start_date, end_date });

/** Kind, berth and nights of every bar, without the year. */
function bars(plan: BerthPlanState): string[] {
  const range = { start: dayNumber('2027-01-01'), end: dayNumber('2028-01-01') };
  return chartBars(plan.berths.values(), range)
    .map(({ kind, berth_id, start_date, end_date }) =>
      [kind, berth_id, start_date.slice(5), end_date?.slice(5) ?? ''].join(' ').trim(),
    )
    .sort();
}

describe('the move of a resident', () => {
  it('takes the berth from today on, and leaves the past nights where they were', () => {
    const plan = aPlan(berths, [resident]);
    expect(carryOut(plan, move('a2'))).toMatchObject([
      {
        type: 'ResidentMoved',
        data: { previous_berth_id: 'a1', berth_id: 'a2', from_date: '2027-07-01', start_date: '2027-01-01' },
      },
    ]);
    expect(bars(plan)).toEqual(['RESIDENT a1 01-01 07-01', 'RESIDENT a2 07-01']);
    expect(carryOut(plan, move('a2'))).toEqual([]);
  });

  it('keeps the past nights although an earlier night is named', () => {
    const plan = aPlan(berths, [resident]);
    carryOut(plan, move('a2', '2027-06-20'));
    expect(bars(plan)).toEqual(['RESIDENT a1 01-01 07-01', 'RESIDENT a2 07-01']);
  });

  it('takes another berth for some nights only', () => {
    const plan = aPlan(berths, [resident]);
    carryOut(plan, move('a2', '2027-07-10', { until_date: '2027-07-20' }));
    expect(bars(plan)).toEqual(['RESIDENT a1 01-01 07-10', 'RESIDENT a1 07-20', 'RESIDENT a2 07-10 07-20']);
  });

  it('moves all nights of a residency that has not begun', () => {
    const plan = aPlan(berths, [aResident('r', 'a1', { start_date: '2027-08-01' })]);
    carryOut(plan, move('a2'));
    expect(bars(plan)).toEqual(['RESIDENT a2 08-01']);
  });

  it('takes an absence that spans the night along, with its nights in both berths', () => {
    const plan = aPlan(berths, [resident, away]);
    expect(carryOut(plan, move('a2', '2027-07-10'))).toMatchObject([{ data: { absence_ids: ['away'] } }]);
    expect(bars(plan)).toEqual([
      'AWAY a1 07-05 07-10',
      'AWAY a2 07-10 07-20',
      'RESIDENT a1 01-01 07-10',
      'RESIDENT a2 07-10',
    ]);
    carryOut(plan, visit('v', 'a2', '2027-07-12', '2027-07-14'));
    expect(refusalOf(plan, { type: 'CloseAbsence', data: { absence_id: 'away' } })).toMatchObject({
      code: 'ABSENCE_IN_USE',
      details: { allocations: [{ allocation_id: 'v' }] },
    });
  });

  it('brings the resident back to the berth of the last night of an absence', () => {
    const plan = aPlan(berths, [resident, away]);
    carryOut(plan, move('a2', '2027-07-10'));
    const longer = { absence_id: 'away', start_date: '2027-07-05', end_date: '2027-07-22' };
    expect(carryOut(plan, { type: 'ChangeAbsenceDates', data: longer })).toMatchObject([
      { data: { berth_id: 'a1', return_berth_id: 'a2' } },
    ]);
  });

  it('leaves visitors in the berth it frees, and gives that berth to others', () => {
    const plan = aPlan(berths, [resident, away, visit('v', 'a1', '2027-07-12', '2027-07-14')]);
    carryOut(plan, move('a2', '2027-07-10'));
    expect(bars(plan)).toContain('VISIT a1 07-12 07-14');
    expect(carryOut(plan, visit('w', 'a1', '2027-08-01', '2027-08-03'))).toHaveLength(1);
  });

  it('takes a berth with visitors only where they are there during the absence', () => {
    const during = visit('v', 'a2', '2027-07-12', '2027-07-14');
    const plan = aPlan(berths, [resident, away, during]);
    carryOut(plan, move('a2', '2027-07-10'));
    const later = aPlan(berths, [resident, away, visit('v', 'a2', '2027-07-18', '2027-07-22')]);
    expect(refusalOf(later, move('a2'))).toMatchObject({
      code: 'BERTH_TAKEN',
      details: { held_by: 'VISITOR', allocation_id: 'v' },
    });
  });

  it('goes back exactly to where it was', () => {
    const plan = aPlan(berths, [resident, away, visit('v', 'a1', '2027-07-12', '2027-07-14')]);
    const before = bars(plan);
    carryOut(plan, move('a2', '2027-07-10'));
    carryOut(plan, move('a1', '2027-07-10'));
    expect(bars(plan)).toEqual(before);
  });

  it.each([
    ['a berth of another resident', [aResident('s', 'a2')], move('a2'), 'BERTH_TAKEN'],
    ['an unknown berth', [], move('none'), 'BERTH_NOT_FOUND'],
    ['a berth out of service', [], move('off'), 'BERTH_INACTIVE'],
    ['a berth too small', [], move('small'), 'BERTH_TOO_SMALL'],
    ['a berth with a longer minimum', [], move('min'), 'min_length_berth_allocationg'],
    ['a night after it has left', [], move('a2', '2099-06-20', { until_date: '2027-08-01' }), 'VALIDATION'],
  ])('is refused for %s', (_, more: readonly BerthPlanCommand[], command, code) => {
    const special = [
      aBerth('off', { active: false }),
      aBerth('small', { max_loa: 9 }),
      aBerth('min', { min_length: 11 }),
    ];
    const plan = aPlan([...berths, ...special], [resident, ...more]);
    expect(refusalOf(plan, command).code).toBe(code);
  });

  it('takes a berth below the minimum when staff confirm', () => {
    const plan = aPlan([...berths, aBerth('min', { min_length: 11 })], [resident]);
    expect(carryOut(plan, move('min', undefined, { confirm_min_length: true }))).toMatchObject([
      { data: { min_length_confirmed: true } },
    ]);
  });

  it('is refused for a residency that is unknown or over', () => {
    expect(refusalOf(aPlan(berths), move('a2')).code).toBe('ALLOCATION_NOT_FOUND');
    const over = aPlan(berths, [aResident('r', 'a1', { end_date: '2027-06-01' })]);
    expect(refusalOf(over, move('a2')).code).toBe('STAY_OVER');
  });

  it('puts the boat on the map where it is that night', () => {
    const plan = aPlan(berths, [resident]);
    carryOut(plan, move('a2', '2027-07-10'));
    const there = (date: string) =>
      boatsOn(plan, dayNumber(date), { stays: new Map(), vessels: new Map(), today: 0 }).map(
        ({ berth_id }) => berth_id,
      );
    expect([there('2027-07-09'), there('2027-07-10')]).toEqual([['a1'], ['a2']]);
  });

  it('lets the resident leave from the berth it has then', () => {
    const plan = aPlan(berths, [resident]);
    carryOut(plan, move('a2', '2027-07-10'));
    expect(
      carryOut(plan, { type: 'ResidentLeaves', data: { allocation_id: 'r', left_on: '2027-07-05' } }),
    ).toMatchObject([{ data: { berth_id: 'a1', left_on: '2027-07-05' } }]);
    expect(bars(plan)).toEqual(['RESIDENT a1 01-01 07-05']);
  });
});

describe('other dates for a resident', () => {
  it('end the part of an absence outside them', () => {
    const plan = aPlan(berths, [resident, away]);
    expect(carryOut(plan, dates('2027-01-01', '2027-07-10'))).toMatchObject([
      { type: 'ResidentDatesChanged', data: { end_date: '2027-07-10', absence_ids: ['away'] } },
    ]);
    expect(bars(plan)).toEqual(['AWAY a1 07-05 07-10', 'RESIDENT a1 01-01 07-10']);
    carryOut(plan, dates('2027-01-01', null));
    expect(bars(plan)).toEqual(['AWAY a1 07-05 07-10', 'RESIDENT a1 01-01']);
    expect(carryOut(plan, dates('2027-01-01', null))).toEqual([]);
  });

  it('begin earlier or later as long as the residency has not begun', () => {
    const plan = aPlan(berths, [aResident('r', 'a1', { start_date: '2027-08-01' })]);
    carryOut(plan, dates('2027-07-15', '2027-10-01'));
    carryOut(plan, dates('2027-09-01', '2027-10-01'));
    expect(bars(plan)).toEqual(['RESIDENT a1 09-01 10-01']);
    expect(refusalOf(plan, dates('2027-06-20', '2027-10-01')).code).toBe('NIGHTS_PAST');
  });

  it('lengthen the last berth and shorten the residency by whole berths', () => {
    const plan = aPlan(berths, [aResident('r', 'a1', { end_date: '2027-08-01' })]);
    carryOut(plan, move('a2', '2027-07-20'));
    carryOut(plan, dates('2027-01-01', '2027-09-01'));
    expect(bars(plan)).toEqual(['RESIDENT a1 01-01 07-20', 'RESIDENT a2 07-20 09-01']);
    carryOut(plan, dates('2027-01-01', '2027-07-15'));
    expect(bars(plan)).toEqual(['RESIDENT a1 01-01 07-15']);
  });

  it.each([
    ['begin another day although the boat is there', [], dates('2027-01-02', null), 'NIGHTS_PAST'],
    ['end before today', [], dates('2027-01-01', '2027-06-30'), 'NIGHTS_PAST'],
    ['have no night', [], dates('2027-01-01', '2027-01-01'), 'VALIDATION'],
    [
      'take the nights of a visitor',
      [dates('2027-01-01', '2027-08-01'), visit('v', 'a1', '2027-08-10', '2027-08-12')],
      dates('2027-01-01', '2027-09-01'),
      'BERTH_TAKEN',
    ],
    [
      'put the vessel into two berths',
      [
        dates('2027-01-01', '2027-08-01'),
        aResident('s', 'a2', { vessel_id: 'vessel of r', start_date: '2027-08-01', vessel: boat(10) }),
      ],
      dates('2027-01-01', '2027-09-01'),
      'VESSEL_HAS_BERTH',
    ],
  ])('never %s', (_, more: readonly BerthPlanCommand[], command, code) => {
    const plan = aPlan(berths, [resident, ...more]);
    expect(refusalOf(plan, command).code).toBe(code);
  });

  it('are refused for a residency that is unknown or over', () => {
    expect(refusalOf(aPlan(berths), dates('2027-01-01', null)).code).toBe('ALLOCATION_NOT_FOUND');
    const over = aPlan(berths, [aResident('r', 'a1', { end_date: '2027-06-01' })]);
    expect(refusalOf(over, dates('2027-01-01', null)).code).toBe('STAY_OVER');
  });
});
