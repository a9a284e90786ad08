import { expect, it } from '@jest/globals';
import { aBerth, anAbsence, aPlan, aResident, aVisit } from '../../../tests/fixtures/berth-plan.js';
import { berthsOfNight, nightCounts, visitorNights } from './night-counts.js';

const plan = aPlan(
  [
    aBerth('a1'),
    aBerth('a2', { number: 2, max_loa: 9 }),
    aBerth('a3', { number: 3, offered: false }),
    aBerth('a4', { number: 4, active: false }),
    aBerth('a5', { number: 5 }),
  ],
  [
    aResident('r', 'a1'),
    anAbsence('away', 'r', '2027-07-02', '2027-07-04'),
    aVisit('v', { berth_id: 'a5', start_date: '2027-07-01', end_date: '2027-07-03' }),
  ],
);

it('divides the berths in service of each night by who has them', () => {
  expect(nightCounts(plan, '2027-07-01', 3)).toEqual([
    { date: '2027-07-01', berths: 4, residents: 1, visitors: 1, free: 1, not_offered: 1 },
    { date: '2027-07-02', berths: 4, residents: 0, visitors: 1, free: 2, not_offered: 1 },
    { date: '2027-07-03', berths: 4, residents: 0, visitors: 0, free: 3, not_offered: 1 },
  ]);
});

it('names the free berths by their length, the visitors, and the berths out of service', () => {
  const { free_lengths, visits, out_of_service } = berthsOfNight(plan, '2027-07-01');
  expect(free_lengths).toEqual([9]);
  expect([...visits]).toEqual([[expect.any(String), 1]]);
  expect(out_of_service).toBe(1);
});

it('counts a boat that is still in its berth tonight only, as a visitor or as the resident that it is', () => {
  const still = new Map(['a2', 'a3'].map((id) => [id, { berth_holder_type: 'VISITOR' as const }]));
  const [tonight, next] = nightCounts(plan, '2027-07-01', 2, still);
  expect([tonight, next]).toMatchObject([
    { visitors: 3, free: 0, not_offered: 0 },
    { visitors: 1, free: 2, not_offered: 1 },
  ]);
  expect(berthsOfNight(plan, '2027-07-01', still).free_lengths).toEqual([]);
  const [resident] = nightCounts(plan, '2027-07-01', 1, new Map([['a2', { berth_holder_type: 'RESIDENT' as const }]]));
  expect((resident?.residents ?? 0) - (tonight?.residents ?? 0)).toBe(1);
});

it('counts a berth by the boat that is still in it, not by the visitor who is expected there', () => {
  const visitorsOf = (still: Parameters<typeof nightCounts>[3]) => {
    const [tonight] = nightCounts(plan, '2027-07-01', 1, still);
    const { visits } = berthsOfNight(plan, '2027-07-01', still);
    return [tonight?.visitors, tonight?.residents, visits.size];
  };
  expect(visitorsOf(new Map())).toEqual([1, 1, 1]);
  expect(visitorsOf(new Map([['a5', { berth_holder_type: 'VISITOR' as const }]]))).toEqual([1, 1, 0]);
  expect(visitorsOf(new Map([['a5', { berth_holder_type: 'RESIDENT' as const }]]))).toEqual([0, 2, 0]);
});

it('counts the holders who stay in closed berths, which are not in service', () => {
  const closing = { closure_id: 'storm', berth_ids: ['a1', 'a2'], reason: 'STORM' as const, words: '', tell: true };
  const data = { ...closing, start_date: '2027-07-01', end_date: '2027-07-02' };
  const closed = aPlan([aBerth('a1'), aBerth('a2')], [aResident('r', 'a1'), { type: 'CloseBerths', data }]);
  expect(berthsOfNight(closed, '2027-07-01')).toMatchObject({ out_of_service: 2, holders_out_of_service: 1 });
  expect(berthsOfNight(closed, '2027-07-02')).toMatchObject({ out_of_service: 0, holders_out_of_service: 0 });
});

it('divides a stay over the turn of a month and of a year', () => {
  const stays = aPlan(
    [aBerth('a1')],
    [aVisit('v', { berth_id: 'a1', start_date: '2027-12-30', end_date: '2028-01-04' })],
  );
  expect(visitorNights(stays, 2027)[11]).toBe(2);
  expect(visitorNights(stays, 2028)[0]).toBe(3);
});
