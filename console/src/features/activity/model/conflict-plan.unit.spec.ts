import { describe, expect, it } from '@jest/globals';
import type { PlanBar, PlanRow } from '../../../../../contracts/berths/plan.js';
import { conflictApi } from '../../../../../contracts/conflicts/api.js';
import type { Remedy } from '../../../../../contracts/conflicts/remedies.js';
import { chartedBerths, chartedNights, shownBerths, shownBoats } from './conflict-plan.js';

const late = conflictApi.get.answer.parse(conflictApi.get.example.answer);
const move = late.remedies[0]!;
const disputed = late.berth.id;
const free = move.to[0]!.berth_id;
const coming = move.stay!.reservation_id;
const own = late.boat.reservation_id!;

const row = (berth_id: string, number: number, pier_id = late.berth.pier_id): PlanRow => ({
  berth_id,
  pier_id,
  name: `C${number}`,
  number,
  max_loa: 15,
  max_beam: 4.8,
  max_draft: 2.5,
  min_length: null,
  min_beam: null,
  min_draft: null,
  active: true,
  offered: true,
  neighbours: [],
});
const bar = (berth_id: string, reservation_id: string | null, start_date: string, end_date: string): PlanBar => ({
  kind: reservation_id === null ? 'RESIDENT' : 'VISIT',
  allocation_id: `${berth_id} ${start_date}`,
  berth_id,
  extends_over: [],
  start_date,
  end_date,
  stay_start: start_date,
  stay_end: end_date,
  reservation_id,
  view_id: null,
  boat: { name: `of ${berth_id}`, length: 10, beam: 3, draft: 2, type: null },
  mark: null,
  status: null,
  dates: null,
});
const berths = [row(disputed, 12), row('c13', 13), row('c14', 14), row('c15', 15), row(free, 16)];
const bars = [
  bar(disputed, own, '2027-06-28', '2027-07-03'),
  bar(disputed, coming, '2027-07-03', '2027-07-06'),
  bar('c13', null, '2027-01-01', '2028-01-01'),
];
const plan = { berths, bars };
const night = '2027-07-03';
const looks = (remedy: Remedy | null) =>
  shownBoats(plan, late, remedy, night).map(({ berth_ids, look }) => [berth_ids.join(' '), look]);

describe('the small plan', () => {
  it('shows two boats in the berth that both have now', () => {
    expect(looks(null)).toEqual([
      [disputed, 'visitor'],
      ['c13', 'resident'],
      [disputed, 'late'],
    ]);
  });

  it('shows the boat that a remedy moves in its new berth', () => {
    expect(looks(move)).toEqual([
      [free, 'moved'],
      ['c13', 'resident'],
      [disputed, 'late'],
    ]);
  });

  it('leaves the plan as it is for remedies that wait for an answer', () => {
    expect(looks({ ...move, needs_answer: true })).toEqual(looks(null));
  });

  it('draws a boat that does not fit dashed where it lay, and over both berths where it goes', () => {
    const large = { ...late, kind: 'BOAT_TOO_LARGE' as const, others: [] };
    const stay = { ...move.stay!, reservation_id: own };
    const to = [move.to[0]!, { berth_id: 'c15', label: 'C15', pier_id: late.berth.pier_id }];
    const shown = shownBoats(plan, large, { ...move, stay, to }, night);
    expect(
      shown.filter(({ name }) => name === 'Solveig').map(({ look, berth_ids }) => [look, berth_ids.length]),
    ).toEqual([
      ['ghost', 1],
      ['moved', 2],
    ]);
  });

  it('has a second side only for berths that are not beside the one in dispute', () => {
    expect(shownBerths(plan, late, move).bottom).toEqual([]);
    const far = { ...move, to: [{ berth_id: 'd1', label: 'D1', pier_id: 'd' }] };
    const both = { ...plan, berths: [...berths, row('d1', 1, 'd'), row('d2', 2, 'd')] };
    expect(shownBerths(both, late, far).bottom.map(({ berth_id }) => berth_id)).toEqual(['d1', 'd2']);
    expect(shownBerths({ berths: [], bars }, late, move)).toEqual({ top: [], bottom: [] });
  });
});

describe('the nights of the berths concerned', () => {
  it('are those of the berth in dispute and of the new one', () => {
    expect(chartedBerths(late, move).map(({ label }) => label)).toEqual(['C12', 'C16']);
    const after = chartedNights(plan, late, move).map(({ look, berth_ids, start_date }) => [
      look,
      berth_ids[0],
      start_date,
    ]);
    expect(after).toEqual([
      ['late', disputed, '2027-07-03'],
      ['late', disputed, '2027-06-28'],
      ['moved', free, '2027-07-03'],
    ]);
  });
});
