import { describe, expect, it } from '@jest/globals';
import type { PlanBar } from '../../../../../contracts/berths/plan.js';
import { freeTogether, spansOf, stayTonight, staysFrom, usesOf, weeksFrom } from './berth-nights.js';

const bar = (more: Partial<PlanBar>): PlanBar => ({
  kind: 'VISIT',
  allocation_id: 'v1',
  berth_id: 'b9',
  extends_over: [],
  start_date: '2027-07-01',
  end_date: '2027-07-05',
  stay_start: '2027-07-01',
  stay_end: '2027-07-05',
  reservation_id: 'r1',
  view_id: 'R-1',
  boat: { name: 'Perla Nera', length: 9.72, beam: 3.37, draft: 0.99, type: 'SAIL' },
  dates: 'CHANGE',
  mark: 'BOOKED',
  status: null,
  ...more,
});
const start = '2027-07-03';
const resident = bar({ kind: 'RESIDENT', allocation_id: 'h1', start_date: '2027-01-01', end_date: null });
const away = bar({ kind: 'AWAY', allocation_id: 'a1', start_date: '2027-07-04', end_date: '2027-07-06' });
const visit = bar({ start_date: '2027-07-05', end_date: '2027-07-06' });

describe('the nights of a berth', () => {
  it('show who has it: a visitor comes before the resident who is away', () => {
    const spans = spansOf([resident, away, visit], 'b9', start, 4);
    expect(usesOf(spans, 4)).toEqual(['resident', 'away', 'visitor', 'resident']);
  });

  it('cut stays at both ends and leave out other berths', () => {
    const spans = spansOf([bar({}), bar({ berth_id: 'b8' }), bar({ start_date: '2027-08-01' })], 'b9', start, 4);
    expect(spans.map(({ from, to }) => [from, to])).toEqual([[0, 2]]);
  });

  it('count those on which all berths of an extension are free', () => {
    const over = bar({ berth_id: 'b8', extends_over: ['b9'], start_date: '2027-07-03', end_date: '2027-07-04' });
    const beside = bar({ berth_id: 'b10', start_date: '2027-07-05', end_date: '2027-07-06' });
    expect(freeTogether([over, beside], ['b9', 'b10'], start, 4)).toBe(2);
    expect(freeTogether([resident, away], ['b9'], start, 4)).toBe(2);
  });

  it('begin twelve weeks', () => {
    expect(weeksFrom(start, 3)).toEqual(['2027-07-03', '2027-07-10', '2027-07-17']);
  });
});

describe('the stays of a berth', () => {
  it('are those not over yet, soonest first, without absences', () => {
    const past = bar({ allocation_id: 'old', start_date: '2027-06-01', end_date: '2027-07-03' });
    const later = bar({ allocation_id: 'v2', start_date: '2027-07-20', end_date: '2027-07-22' });
    expect(staysFrom([later, away, past, resident], 'b9', start).map(({ key }) => key)).toEqual([
      'h1 2027-01-01',
      'v2 2027-07-20',
    ]);
  });

  it('name the boat that lies there tonight', () => {
    const stays = staysFrom([resident, bar({})], 'b9', start);
    expect(stayTonight(stays, start)?.holder).toBe('VISITOR');
    expect(stayTonight(stays, '2027-07-05')?.holder).toBe('RESIDENT');
    expect(stayTonight([], start)).toBeNull();
  });
});
