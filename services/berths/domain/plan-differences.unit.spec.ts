import { describe, expect, it } from '@jest/globals';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { aBerth, anAbsence, aPlan, aResident, aVisit } from '../../../tests/fixtures/berth-plan.js';
import type { BerthPlanState } from './berth-plan-state.js';
import { boatsOn } from './boats-on-map.js';
import { differencesBetween, type Since, type StandingHarbour } from './plan-differences.js';

const berths = [aBerth('b1'), aBerth('b2'), aBerth('b3')];
const THEN = '2027-07-10';
const NOW = '2027-07-15';

function standing(plan: BerthPlanState, date: string): StandingHarbour {
  // Boats are awaited only on the present date and later; here all of them have arrived.
  const facts = { stays: new Map(), vessels: new Map(), today: dayNumber('2199-01-01') };
  return { plan, boats: boatsOn(plan, dayNumber(date), facts) };
}

const since = (more: Partial<Since> = {}): Since => ({
  at: `${THEN}T18:00:00.000Z`,
  changed: new Map(),
  seen: new Map(),
  from: THEN,
  today: NOW,
  ...more,
});

const between = (then: BerthPlanState, now: BerthPlanState, more: Partial<Since> = {}) =>
  differencesBetween(standing(then, THEN), standing(now, NOW), since(more)).map(({ kind, berth_id, at, date }) => ({
    kind,
    berth_id,
    at,
    date,
  }));

describe('what differs between a moment and now', () => {
  it('is nothing where the same boats lie in the same berths', () => {
    const plan = aPlan(berths, [aVisit('v1', { berth_id: 'b1', start_date: '2027-07-09', end_date: '2027-07-20' })]);
    expect(between(plan, plan)).toEqual([]);
  });

  it('names boats whose stay began or ended by its dates, with the day', () => {
    const plan = aPlan(berths, [
      aVisit('v1', { berth_id: 'b1', start_date: '2027-07-09', end_date: '2027-07-12' }),
      aVisit('v2', { berth_id: 'b2', start_date: '2027-07-14', end_date: '2027-07-20' }),
    ]);
    expect(between(plan, plan)).toEqual([
      { kind: 'CAME', berth_id: 'b2', at: null, date: '2027-07-14' },
      { kind: 'LEFT', berth_id: 'b1', at: null, date: '2027-07-12' },
    ]);
  });

  it('names the instant where an arrival was recorded or the plan changed', () => {
    const stay = { berth_id: 'b1', start_date: '2027-07-14', end_date: '2027-07-20' };
    const plan = aPlan(berths, [aVisit('v1', stay)]);
    const changed = new Map([['v1', '2027-07-13T10:00:00.000Z']]);
    const seen = new Map([
      ['reservation of v1', { name: null, arrived_at: '2027-07-14T09:00:00.000Z', departed_at: null }],
    ]);
    expect(between(aPlan(berths), plan, { changed })).toMatchObject([{ kind: 'CAME', at: '2027-07-13T10:00:00.000Z' }]);
    expect(between(aPlan(berths), plan, { changed, seen })).toMatchObject([{ at: '2027-07-14T09:00:00.000Z' }]);
  });

  it('dates a resident’s return and departure by the absence', () => {
    const plan = aPlan(berths, [
      aResident('r1', 'b1'),
      aResident('r2', 'b2'),
      anAbsence('x1', 'r1', '2027-07-08', '2027-07-13'),
      anAbsence('x2', 'r2', '2027-07-11', '2027-07-30'),
    ]);
    expect(between(plan, plan)).toEqual([
      { kind: 'CAME', berth_id: 'b1', at: null, date: '2027-07-13' },
      { kind: 'LEFT', berth_id: 'b2', at: null, date: '2027-07-11' },
    ]);
  });

  it('names berths that went out of service, and back into it', () => {
    const closed = aPlan([aBerth('b1'), aBerth('b2', { active: false })]);
    const open = aPlan([aBerth('b1', { active: false }), aBerth('b2')]);
    expect(between(closed, open)).toMatchObject([
      { kind: 'OUT_OF_SERVICE', berth_id: 'b1' },
      { kind: 'IN_SERVICE', berth_id: 'b2' },
    ]);
  });
});
