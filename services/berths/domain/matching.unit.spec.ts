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
import { choicesFor, matchesFor } from './berth-plan-questions.js';
import type { BerthPlanState } from './berth-plan-state.js';
import { decide } from './berth-plan.js';

const nights = { start_date: '2027-07-10', end_date: '2027-07-13' };
const found = (plan: BerthPlanState, more: object = {}) => matchesFor(plan, { vessel: boat(10), ...nights, ...more });
const idsOf = (plan: BerthPlanState, more: object = {}) => found(plan, more).items.map((one) => one.berth_id);
const neighbours = (...ids: string[]) => ({ sides: 2 as const, neighbours: ids });

describe('matching', () => {
  it('puts the tightest fit first: by length, beam, draft, pier name, number', () => {
    const plan = aPlan([
      aBerth('long', { number: 1, max_loa: 14 }),
      aBerth('deep', { number: 2, max_draft: 3 }),
      aBerth('wide', { number: 3, max_beam: 4.5 }),
      aBerth('b2', { number: 2, pier_name: 'B' }),
      aBerth('b10', { number: 10, pier_name: 'B' }),
      aBerth('a11', { number: 11 }),
      aBerth('exact', { number: 12, max_loa: 10 }),
    ]);
    expect(idsOf(plan)).toEqual(['exact', 'a11', 'b2', 'b10', 'deep', 'wide', 'long']);
    expect(found(plan).items[1]).toMatchObject({
      berth_name: 'A11',
      available: true,
      order: 2,
      custom: false,
      absence_report_id: null,
      why: { spare_loa: 2, spare_beam: 1, spare_draft: 1 },
    });
  });

  it('counts the berths that each rule removed', () => {
    const plan = aPlan(
      [
        aBerth('a1'),
        aBerth('a2', { active: false }),
        aBerth('a3', { boat_types: 'sail' }),
        aBerth('a4', { max_loa: 9.99 }),
        aBerth('a5', { max_beam: 2.99 }),
        aBerth('a6', { max_draft: 1.49 }),
        aBerth('a7', { min_length: 10.01 }),
        aBerth('a8'),
        aBerth('a9'),
        aBerth('b1', { min_beam: 3.01 }),
        aBerth('b2', { min_draft: 1.51 }),
      ],
      [aVisit('v', { berth_id: 'a8' }), aResident('r', 'a9')],
    );
    const vessel = boat(10, 3, 1.5, 'MOTOR');
    expect(found(plan, { vessel }).removed).toEqual({
      inactive: 1,
      boat_type: 1,
      too_short_loa: 1,
      too_narrow: 1,
      too_shallow: 1,
      below_min_length: 1,
      below_min_beam: 1,
      below_min_draft: 1,
      taken: 1,
      resident: 1,
    });
    expect(found(plan, { vessel, instant_only: true })).toMatchObject({ total: 0, removed: { not_instant: 10 } });
  });

  it('offers only instant-booking berths on request', () => {
    const plan = aPlan([aBerth('a1'), aBerth('a2', { instant_booking: true })]);
    expect(idsOf(plan, { instant_only: true })).toEqual(['a2']);
    expect(carryOut(plan, aVisit('v', { instant_only: true }))).toMatchObject([{ data: { berth_id: 'a2' } }]);
  });

  it('gives a berth that is not offered only when staff choose it', () => {
    const plan = aPlan([aBerth('a1', { offered: false })]);
    expect(found(plan)).toMatchObject({ total: 0, removed: { not_offered: 1 } });
    expect(refusalOf(plan, aVisit('v'))).toMatchObject({ details: { removed: { not_offered: 1 } } });
    expect(choicesFor(plan, { vessel: boat(10), ...nights })).toMatchObject([{ berth_id: 'a1', available: true }]);
    expect(carryOut(plan, aVisit('v', { berth_id: 'a1' }))).toMatchObject([{ data: { berth_id: 'a1' } }]);
  });

  it('keeps a berth that is not offered free of boats that would extend over it', () => {
    const over = { orientation: 'ALONGSIDE' as const, sides: 1 as const, neighbours: ['a2'] };
    const berths = [aBerth('a1', { smart_extension: over }), aBerth('a2', { offered: false })];
    expect(found(aPlan(berths), { vessel: boat(20) })).toMatchObject({ total: 0 });
  });

  it('gives the same answer whatever the order in which berths were entered', () => {
    const berths = ['a3', 'a1', 'a2'].map((name) => aBerth(name));
    expect(idsOf(aPlan(berths))).toEqual(idsOf(aPlan([...berths].reverse())));
  });

  it('sorts again when a berth or a pier changes', () => {
    const plan = aPlan([aBerth('a1'), aBerth('b1', { pier_id: 'pier-b', pier_name: 'B' })]);
    expect(idsOf(plan)).toEqual(['a1', 'b1']);
    carryOut(plan, { type: 'RenamePier', data: { pier_id: 'pier-a', pier_name: 'C' } });
    expect(idsOf(plan)).toEqual(['b1', 'a1']);
    carryOut(plan, { type: 'ChangeBerth', data: { berth: aBerth('a1', { pier_name: 'C', max_loa: 11 }) } });
    expect(idsOf(plan)).toEqual(['a1', 'b1']);
    carryOut(plan, { type: 'EnterBerth', data: aBerth('a2', { max_loa: 10 }) });
    expect(idsOf(plan)).toEqual(['a2', 'a1', 'b1']);
    carryOut(plan, { type: 'LeavePlan', data: { berth_id: 'a2' } });
    expect(idsOf(plan)).toEqual(['a1', 'b1']);
  });

  it('names the absence that frees a berth', () => {
    const plan = aPlan([aBerth('a1')], [aResident('r', 'a1'), anAbsence('away', 'r', '2027-07-01', '2027-08-01')]);
    expect(found(plan).items).toMatchObject([{ berth_id: 'a1', absence_report_id: 'away', vessel_id: 'vessel of r' }]);
    expect(carryOut(plan, aVisit('v'))).toMatchObject([{ data: { berth_id: 'a1', absence_ids: ['away'] } }]);
  });

  it('counts a stay’s nights as free for itself', () => {
    const plan = aPlan([aBerth('a1')], [aVisit('v')]);
    expect(idsOf(plan)).toEqual([]);
    expect(idsOf(plan, { allocation_id: 'v' })).toEqual(['a1']);
  });

  it('returns at most the requested number, with the total', () => {
    const plan = aPlan(Array.from({ length: 30 }, (_, index) => aBerth(`a${index + 1}`)));
    expect(found(plan).items).toHaveLength(20);
    expect(found(plan, { limit: 3 })).toMatchObject({ items: [{}, {}, {}], total: 30 });
  });

  it('allocates the best match and records why, briefly', () => {
    const plan = aPlan(Array.from({ length: 30 }, (_, index) => aBerth(`a${index + 1}`, { max_loa: 10 + index / 10 })));
    const skips = [{ berth_id: 'a1', reason: 'services' as const }];
    const [allocated] = carryOut(plan, aVisit('v', { skips }));
    expect(allocated).toMatchObject({
      data: {
        berth_id: 'a2',
        why: {
          chosen_by: 'match',
          candidates_total: 29,
          removed: { skipped: 1 },
          asked: [{ berth_id: 'a1', rule: 'skipped', skip_reason: 'services' }],
        },
      },
    });
    expect(allocated).toHaveProperty('data.why.candidates.length', 20);
    expect(allocated).toHaveProperty('data.why.candidates.0', {
      berth_id: 'a2',
      order: 1,
      spare_loa: 0.1,
      spare_beam: 1,
      spare_draft: 1,
      extends_over: [],
      absence_ids: [],
    });
    expect(carryOut(plan, aVisit('w', { skips, berth_id: 'a1' }))).toMatchObject([{ data: { berth_id: 'a1' } }]);
  });

  it('never takes a berth above the boat’s length without confirmation', () => {
    const plan = aPlan([aBerth('a1', { min_length: 11 })]);
    expect(refusalOf(plan, aVisit('v', { confirm_min_length: true }))).toMatchObject({
      kind: 'conflict',
      code: 'NO_BERTH_FREE',
      details: { removed: { below_min_length: 1 } },
    });
  });
});

describe('smart extension', () => {
  const alongside = (...ids: string[]) => ({ orientation: 'ALONGSIDE' as const, ...neighbours(...ids) });
  const three = [
    aBerth('a1', { max_loa: 8 }),
    aBerth('a2', { max_loa: 8, max_draft: 2, smart_extension: alongside('a1', 'a3') }),
    aBerth('a3', { max_loa: 10, max_beam: 3.5 }),
  ];

  it('adds lengths alongside, and is as wide and deep as the smallest', () => {
    const plan = aPlan(three);
    expect(found(plan, { vessel: boat(15, 4, 2) }).items).toMatchObject([
      { berth_id: 'a2', why: { extends_over: ['a1'], spare_loa: 1, spare_beam: 0, spare_draft: 0 } },
    ]);
    expect(found(plan, { vessel: boat(17) }).items).toMatchObject([{ why: { extends_over: ['a3'] } }]);
    expect(found(plan, { vessel: boat(26) }).items).toMatchObject([
      { why: { extends_over: ['a1', 'a3'], spare_loa: 0 } },
    ]);
    expect(found(plan, { vessel: boat(26.01) })).toMatchObject({ total: 0, removed: { too_short_loa: 3 } });
    expect(found(plan, { vessel: boat(17, 3.6) }).total).toBe(0);
    expect(found(plan, { vessel: boat(15, 3, 2.1) }).total).toBe(0);
  });

  it('adds beams stern to', () => {
    const plan = aPlan([
      aBerth('a1', { max_loa: 14 }),
      aBerth('a2', { smart_extension: { orientation: 'STERN_TO', sides: 1, neighbours: ['a1'] } }),
    ]);
    expect(found(plan, { vessel: boat(12, 8) }).items).toMatchObject([
      { berth_id: 'a2', why: { extends_over: ['a1'] } },
    ]);
    expect(found(plan, { vessel: boat(12.5, 8) }).total).toBe(0);
    expect(found(plan, { vessel: boat(12, 8.01) }).total).toBe(0);
  });

  it('is not used if the berth alone is large enough', () => {
    const plan = aPlan(three, [aVisit('v', { berth_id: 'a2', vessel: boat(8) })]);
    expect(refusalOf(plan, aVisit('w', { berth_id: 'a2', vessel: boat(8) })).code).toBe('BERTH_TAKEN');
    expect(idsOf(aPlan(three), { vessel: boat(9) })).toEqual(['a3', 'a2']);
  });

  it('takes every berth it extends over', () => {
    const plan = aPlan(three, [aVisit('v', { berth_id: 'a2', vessel: boat(15) })]);
    const small = { vessel: boat(7) };
    expect(refusalOf(plan, aVisit('w', { berth_id: 'a1', ...small })).code).toBe('BERTH_TAKEN');
    expect(refusalOf(plan, aVisit('w', { berth_id: 'a2', ...small })).code).toBe('BERTH_TAKEN');
    expect(carryOut(plan, aVisit('w', { berth_id: 'a3', ...small }))).toHaveLength(1);
    carryOut(plan, { type: 'ReleaseAllocation', data: { allocation_id: 'v', reason: 'UNASSIGNED' } });
    expect(carryOut(plan, aVisit('x', { berth_id: 'a1', ...small }))).toHaveLength(1);
    expect(refusalOf(plan, aVisit('y', { berth_id: 'a2', vessel: boat(17) }))).toMatchObject({
      code: 'BERTH_TAKEN',
      details: { berth_name: 'A3', allocation_id: 'w' },
    });
  });

  it('chooses the other side if one is taken', () => {
    const plan = aPlan(three, [aVisit('v', { berth_id: 'a1', vessel: boat(7) })]);
    expect(found(plan, { vessel: boat(15) }).items).toMatchObject([{ why: { extends_over: ['a3'] } }]);
  });

  it('needs neighbours that are offered too', () => {
    const closed = [aBerth('a1', { active: false, max_loa: 8 }), three[1]!];
    expect(refusalOf(aPlan(closed), aVisit('v', { berth_id: 'a2', vessel: boat(15) }))).toMatchObject({
      code: 'BERTH_INACTIVE',
      details: { berth_name: 'A1' },
    });
    const gone = aPlan([three[1]!]);
    expect(refusalOf(gone, aVisit('v', { berth_id: 'a2', vessel: boat(15) })).code).toBe('BERTH_TOO_SMALL');
    const instant = aPlan(three.map((one) => ({ ...one, instant_booking: one.berth_id === 'a2' })));
    expect(found(instant, { vessel: boat(15), instant_only: true }).total).toBe(0);
  });

  it('ignores neighbours that do not adjoin the berth', () => {
    const plan = aPlan([
      aBerth('a1', { max_loa: 8 }),
      aBerth('a2', { max_loa: 8, smart_extension: alongside('a1', 'a5') }),
      aBerth('a3', { max_loa: 8 }),
      aBerth('a5', { max_loa: 8 }),
    ]);
    expect(found(plan, { vessel: boat(15) }).items).toMatchObject([{ berth_id: 'a2', why: { extends_over: ['a1'] } }]);
    expect(found(plan, { vessel: boat(20) }).total).toBe(0);
    carryOut(plan, aVisit('v', { berth_id: 'a1', vessel: boat(7) }));
    expect(found(plan, { vessel: boat(15) }).total).toBe(0);
  });

  it('follows berths that are long enough: the least extended, then the longest', () => {
    const plan = aPlan([
      aBerth('n', { max_loa: 20, number: 9, active: false }),
      aBerth('far', { max_loa: 30, number: 8 }),
      aBerth('x', { max_loa: 5, number: 2, smart_extension: alongside('y', 'z') }),
      aBerth('y', { max_loa: 9, number: 1, smart_extension: alongside('z') }),
      aBerth('z', { max_loa: 9, number: 3, smart_extension: alongside('y') }),
    ]);
    expect(idsOf(plan, { vessel: boat(18) })).toEqual(['far', 'y', 'z', 'x']);
    const fewer = aPlan([
      aBerth('m', { max_loa: 9, number: 2, smart_extension: alongside('p', 'q') }),
      aBerth('p', { max_loa: 4, number: 1 }),
      aBerth('q', { max_loa: 5, number: 3 }),
      aBerth('y', { max_loa: 8, number: 5, smart_extension: alongside('z') }),
      aBerth('z', { max_loa: 10, number: 6 }),
    ]);
    expect(idsOf(fewer, { vessel: boat(18) })).toEqual(['y', 'm']);
  });
});

describe('a manual choice', () => {
  it('lists berths long enough first, ascending, then shorter ones, descending', () => {
    const berths = [8, 14, 10, 9, 12].map((max_loa, index) => aBerth(`a${index + 1}`, { max_loa }));
    const plan = aPlan([...berths, aBerth('off', { active: false })], [aVisit('v', { berth_id: 'a3' })]);
    const choices = choicesFor(plan, { vessel: boat(10), ...nights });
    expect(choices.map((one) => [one.length, one.long_enough, one.available, one.order])).toEqual([
      [10, true, false, 1],
      [12, true, true, 2],
      [14, true, true, 3],
      [9, false, false, 4],
      [8, false, false, 5],
    ]);
    expect(choices[0]?.removed_by).toEqual({ berth_id: 'a3', rule: 'taken', allocation_id: 'v', ...nights });
    expect(choices[3]?.removed_by).toEqual({ berth_id: 'a4', rule: 'too_short_loa' });
    const free = choicesFor(plan, { vessel: boat(10), ...nights, only_available: true });
    expect(free.map((one) => one.length)).toEqual([12, 14]);
  });

  it('offers a berth with a longer minimum, to be confirmed', () => {
    const plan = aPlan([aBerth('a1', { min_length: 11 })]);
    expect(choicesFor(plan, { vessel: boat(10), ...nights })).toMatchObject([
      { available: true, needs_confirmation: true },
    ]);
  });
});

it('deciding changes nothing in the plan', () => {
  const plan = aPlan([aBerth('a1'), aBerth('a2')], [aVisit('v')]);
  const before = idsOf(plan);
  decide(aVisit('w'), plan, { now: '2027-07-01T08:00:00.000Z', today: '2027-07-01' });
  expect(idsOf(plan)).toEqual(before);
});
