import { describe, expect, it } from '@jest/globals';
import { decide, discountFor, evolve, type GroupFacts, initial } from './group.js';

const facts: Omit<GroupFacts, 'at'> = {
  group_id: 'g1',
  marina_id: 'm1',
  name: 'Rallye des Îles',
  boater_id: 'solene',
  start_date: '2027-06-17',
  end_date: '2027-06-20',
  offered: 'ORGANISER',
  discount: { percent: 10, boats: 6 },
  reservation_ids: ['r1', 'r2'],
};
const context = { now: '2027-06-09T07:42:00.000Z', today: '2027-06-09' };
const open = { type: 'OpenGroup' as const, facts, entry_id: 'list' };

describe('a group', () => {
  it('opens with its organiser and the reservations of its boats', () => {
    expect(decide(open, initial(), context)).toEqual([
      { type: 'GroupOpened', data: { ...facts, entry_id: 'list', at: context.now } },
    ]);
  });

  it('is not opened twice', () => {
    const state = evolve(initial(), { type: 'GroupOpened', data: { ...facts, reservation_ids: [], at: context.now } });
    expect(decide(open, state, context)).toMatchObject({ refused: true, code: 'RESERVATION_ALREADY_EXISTS' });
  });

  it('does not begin in the past', () => {
    expect(decide(open, initial(), { ...context, today: '2027-06-18' })).toMatchObject({
      errors: [{ path: 'start_date', code: 'reservation_startInPast' }],
    });
  });

  it('has the boats of its list that were not refused, once they are entered', () => {
    const opened = evolve(initial(), {
      type: 'GroupOpened',
      data: { ...facts, reservation_ids: ['r1', 'r2'], entry_id: 'list', at: context.now },
    });
    const refused = [{ boat: 1, code: 'SAME_BOAT', errors: [] }];
    const outcome = { entry_id: 'list', reservation_ids: ['r1'], refused, no_berth: null };
    const record = { type: 'RecordEntry' as const, outcome };
    const events = decide(record, opened, context);
    expect(events).toEqual([{ type: 'GroupBoatsEntered', data: { ...outcome, at: context.now } }]);
    const entered = evolve(opened, { type: 'GroupBoatsEntered', data: { ...outcome, at: context.now } });
    expect(entered?.reservation_ids).toEqual(['r1']);
    expect(decide(record, entered, context)).toEqual([]);
    expect(decide({ type: 'RecordEntry', outcome: { ...outcome, entry_id: 'other' } }, opened, context)).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  const opened = () =>
    evolve(initial(), { type: 'GroupOpened', data: { ...facts, reservation_ids: ['r1', 'r2'], at: context.now } });
  const adding = { type: 'AddBoats' as const, entry_id: 'more', reservation_ids: ['r3'], coming: 2 };

  it('gets further boats as a list of their own', () => {
    const events = decide(adding, opened(), context);
    const added = {
      type: 'GroupBoatsAdded' as const,
      data: { entry_id: 'more', reservation_ids: ['r3'], at: context.now },
    };
    expect(events).toEqual([added]);
    expect(evolve(opened(), added)).toMatchObject({
      reservation_ids: ['r1', 'r2', 'r3'],
      lists: [{ entry_id: 'more', planned: ['r3'], outcome: null }],
    });
  });

  it.each([
    ['whose dates are over', { today: '2027-06-20' }, {}, { code: 'RESERVATION_GROUP_ENDED' }],
    ['of which no boat comes any more', {}, { coming: 0 }, { code: 'RESERVATION_GROUP_ENDED' }],
    [
      'that would have more than sixty',
      {},
      { reservation_ids: Array.from({ length: 59 }, (_, at) => `n${String(at)}`) },
      { errors: [{ path: 'boats', code: 'groupTooLarge' }] },
    ],
  ])('gets no further boats: a group %s', (_name, when, more, refusal) => {
    expect(decide({ ...adding, ...more }, opened(), { ...context, ...when })).toMatchObject(refusal);
  });

  it('loses a boat that is taken out, but not the last one that comes, and none that it does not have', () => {
    const out = { type: 'TakeOut' as const, reservation_id: 'r1', others: 1 };
    const left = { type: 'GroupBoatTakenOut' as const, data: { reservation_id: 'r1', at: context.now } };
    expect(decide(out, opened(), context)).toEqual([left]);
    expect(evolve(opened(), left)?.reservation_ids).toEqual(['r2']);
    expect(decide({ ...out, others: 0 }, opened(), context)).toMatchObject({ code: 'RESERVATION_GROUP_LAST_BOAT' });
    expect(decide(out, evolve(opened(), left), context)).toMatchObject({ code: 'NOT_FOUND' });
    expect(decide(out, initial(), context)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('that was opened with its boats, in an old log, has no list to enter', () => {
    const old = evolve(initial(), {
      type: 'GroupOpened',
      data: { ...facts, reservation_ids: ['r1'], at: context.now },
    });
    expect(old).toMatchObject({ reservation_ids: ['r1'], lists: [] });
  });

  it.each([
    ['enough boats', 6, 0, 10],
    ['one boat too few', 5, 0, 0],
    ['more by the price list', 8, 15, 15],
    ['too few, but the price list gives some', 2, 5, 5],
  ])('discounts each boat: %s', (_name, boats, byPlan, percent) => {
    expect(discountFor(facts.discount, boats, byPlan)).toBe(percent);
  });
});
