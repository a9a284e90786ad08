import { describe, expect, it } from '@jest/globals';
import type { ChartBar } from './chart-bar.js';
import { aimAt, changeOf, gestured, type Gesture, idle, type Lifted } from './gesture.js';

const bar = (given: Partial<ChartBar> = {}): ChartBar => ({
  id: 'a1',
  kind: 'VISIT',
  look: 'booked',
  berthId: 'B14',
  alsoOn: [],
  start: '2027-07-12',
  end: '2027-07-19',
  stayStart: '2027-07-12',
  stayEnd: '2027-07-19',
  boat: 'Brisa do Norte',
  sizes: { name: 'Brisa do Norte', length: 11.95, beam: 3.9, draft: 2, type: null },
  reservationId: 'r1',
  allocationId: 'a1',
  heldUntil: '2027-07-19',
  movesFrom: '2027-07-12',
  dates: 'CHANGE',
  ...given,
});
const other = bar({ id: 'a2', boat: 'Ondine', berthId: 'B12', reservationId: 'r2', allocationId: 'a2' });

/** A resident since June, today being 5 July. */
const resident: Partial<ChartBar> = {
  kind: 'RESIDENT',
  look: 'resident',
  reservationId: null,
  dates: null,
  start: '2027-06-01',
  end: '9999-12-31',
  stayStart: '2027-06-01',
  stayEnd: '9999-12-31',
  heldUntil: '9999-12-31',
  movesFrom: '2027-07-05',
};

const lift = (from: ChartBar, grip: Lifted['grip'] = 'body', splitFrom: string | null = null): Lifted => {
  const state = gestured(idle, { does: 'lift', bar: from, grip, splitFrom, by: 'mouse' });
  if (state.phase !== 'lifted') throw new Error('not lifted');
  return state.lifted;
};
const at = (held: Lifted, point: Partial<Parameters<typeof aimAt>[1]>): Lifted => ({
  ...held,
  ...aimAt(held, { berthId: held.bar.berthId, nights: 0, over: null, ...point }),
});
const move = { type: 'MOVE', reservation_id: 'r1', confirm_min_length: false };

describe('a lifted bar', () => {
  it.each<[string, ChartBar]>([
    ['a resident who has left', bar({ ...resident, end: '2027-07-01', movesFrom: '2027-07-05' })],
    ['an absence', bar({ kind: 'AWAY', look: 'away', allocationId: null, reservationId: null })],
    ['a stay that is over', bar({ look: 'over' })],
  ])('is never %s', (_name, still) => {
    expect(gestured(idle, { does: 'lift', bar: still, grip: 'body', splitFrom: null, by: 'mouse' })).toBe(idle);
  });

  it('has ends only where the stay has them', () => {
    const middle = bar({ stayStart: '2027-07-10', stayEnd: '2027-07-22' });
    for (const grip of ['start', 'end'] as const) {
      expect(gestured(idle, { does: 'lift', bar: middle, grip, splitFrom: null, by: 'mouse' })).toBe(idle);
    }
  });

  it.each<[string, Partial<ChartBar>, 'start' | 'end']>([
    ['dates that the boater booked', { dates: 'FIXED' }, 'end'],
    ['an arrival that has passed', { movesFrom: '2027-07-15' }, 'start'],
  ])('has no end for %s', (_name, given, grip) => {
    expect(gestured(idle, { does: 'lift', bar: bar(given), grip, splitFrom: null, by: 'mouse' })).toBe(idle);
  });

  it('keeps the dates that staff may not change', () => {
    expect(changeOf(at(lift(bar({ dates: 'FIXED' })), { nights: 3 }), [])).toBeNull();
  });

  it('moves a resident from today on, or from a later night', () => {
    const to = { type: 'MOVE_RESIDENT', allocation_id: 'a1', berth_id: 'B12', confirm_min_length: false };
    expect(changeOf(at(lift(bar(resident)), { berthId: 'B12', nights: 3 }), [])).toEqual({
      ...to,
      from_date: '2027-07-05',
    });
    expect(changeOf(at(lift(bar(resident), 'body', '2027-07-09'), { berthId: 'B12' }), [])).toEqual({
      ...to,
      from_date: '2027-07-09',
    });
    expect(changeOf(at(lift(bar(resident)), { nights: 3 }), [])).toBeNull();
  });

  it('swaps a resident with another, from today on', () => {
    const twin = bar({ ...resident, id: 'a9', allocationId: 'a9', berthId: 'B12' });
    expect(changeOf(at(lift(bar(resident)), { berthId: 'B12', over: twin }), [])).toEqual({
      type: 'SWAP_RESIDENTS',
      allocation_id: 'a1',
      with_allocation_id: 'a9',
      confirm_min_length: false,
    });
    const later = at(lift(bar(resident), 'body', '2027-07-09'), { berthId: 'B12', over: twin });
    expect(changeOf(later, [])).toMatchObject({ type: 'MOVE_RESIDENT' });
  });

  it('gives a resident another end, and another begin where it is ahead', () => {
    const ending = { ...resident, end: '2027-08-01', stayEnd: '2027-08-01', heldUntil: '2027-08-01' };
    const dates = { type: 'RESIDENT_DATES', allocation_id: 'a1', start_date: '2027-06-01' };
    const longer = at(lift(bar(ending), 'end'), { nights: 3 });
    expect(changeOf(longer, [])).toEqual({ ...dates, end_date: '2027-08-04' });
    const coming = { ...resident, start: '2027-07-20', stayStart: '2027-07-20', movesFrom: '2027-07-20' };
    const sooner = at(lift(bar(coming), 'start'), { nights: -2 });
    expect(changeOf(sooner, [])).toEqual({ ...dates, start_date: '2027-07-18', end_date: null });
    for (const [given, edge] of [
      [resident, 'end'],
      [resident, 'start'],
    ] as const) {
      expect(gestured(idle, { does: 'lift', bar: bar(given), grip: edge, splitFrom: null, by: 'mouse' })).toBe(idle);
    }
  });

  it('moves a resident only up to the nights that lie in another berth already', () => {
    const part = bar({ ...resident, end: '2027-08-01', heldUntil: '2027-08-01' });
    expect(changeOf(at(lift(part), { berthId: 'B12' }), [])).toMatchObject({ until_date: '2027-08-01' });
  });

  it('goes to another berth with its dates', () => {
    expect(changeOf(at(lift(bar()), { berthId: 'B12', nights: 3 }), [])).toEqual({ ...move, berth_id: 'B12' });
  });

  it('swaps with the stay that it is dropped on', () => {
    expect(changeOf(at(lift(bar()), { berthId: 'B12', over: other }), [])).toEqual({
      type: 'SWAP',
      reservation_id: 'r1',
      with_reservation_id: 'r2',
      confirm_min_length: false,
    });
  });

  it('moves along the nights in its own row', () => {
    expect(changeOf(at(lift(bar()), { nights: -2 }), [])).toEqual({
      type: 'DATES',
      reservation_id: 'r1',
      start_date: '2027-07-10',
      end_date: '2027-07-17',
    });
  });

  it.each([
    ['end', 2, '2027-07-12', '2027-07-21'],
    ['end', -3, '2027-07-12', '2027-07-16'],
    ['end', -30, '2027-07-12', '2027-07-13'],
    ['start', -1, '2027-07-11', '2027-07-19'],
    ['start', 30, '2027-07-18', '2027-07-19'],
  ] as const)('stretches at its %s by %d nights, to one night at least', (grip, nights, start_date, end_date) => {
    const change = changeOf(at(lift(bar(), grip), { nights, berthId: 'B12' }), []);
    expect(change).toEqual({ type: 'DATES', reservation_id: 'r1', start_date, end_date });
  });

  it('leaves the earlier nights where they are when it is split', () => {
    const held = lift(bar(), 'body', '2027-07-15');
    expect(held).toMatchObject({ start: '2027-07-15', end: '2027-07-19' });
    expect(at(held, { nights: 4 })).toMatchObject({ start: '2027-07-15', end: '2027-07-19', berthId: 'B14' });
    expect(changeOf(at(held, { berthId: 'B12', over: other }), [])).toEqual({
      ...move,
      berth_id: 'B12',
      from_date: '2027-07-15',
    });
    expect(lift(bar(), 'body', '2027-07-12').splitFrom).toBeNull();
  });

  it('is no change where it came from', () => {
    expect(changeOf(at(lift(bar()), {}), [])).toBeNull();
    expect(changeOf(at(lift(bar()), { berthId: null, nights: 3 }), [])).toBeNull();
  });
});

describe('a part of a stay over several berths', () => {
  const stay = { stayStart: '2027-07-10', stayEnd: '2027-07-22' };
  const parts = [
    bar({ id: 'p1', berthId: 'A1', start: '2027-07-10', end: '2027-07-12', ...stay }),
    bar({ id: 'p2', ...stay }),
    bar({ id: 'p3', berthId: 'C1', start: '2027-07-19', end: '2027-07-22', ...stay }),
  ];
  const held = at(lift(parts[1] ?? bar()), { berthId: 'B12' });

  it('moves alone', () => {
    expect(changeOf(held, parts)).toEqual({
      type: 'SPLIT',
      reservation_id: 'r1',
      confirm_min_length: false,
      segments: [
        { berth_id: 'A1', start_date: '2027-07-10' },
        { berth_id: 'B12', start_date: '2027-07-12' },
        { berth_id: 'C1', start_date: '2027-07-19' },
      ],
    });
  });

  it('joins a neighbouring part in the same berth', () => {
    const joined = changeOf(at(lift(parts[1] ?? bar()), { berthId: 'C1' }), parts);
    expect(joined).toMatchObject({
      segments: [
        { berth_id: 'A1', start_date: '2027-07-10' },
        { berth_id: 'C1', start_date: '2027-07-12' },
      ],
    });
  });

  it('takes the later nights along when not all parts are known', () => {
    expect(changeOf(held, parts.slice(1))).toEqual({ ...move, berth_id: 'B12', from_date: '2027-07-12' });
  });

  it('keeps the earlier nights when it is the last part', () => {
    const last = at(lift(parts[2] ?? bar()), { berthId: 'B12' });
    expect(changeOf(last, parts)).toEqual({ ...move, berth_id: 'B12', from_date: '2027-07-19' });
  });
});

describe('a gesture', () => {
  const run = (...events: Parameters<typeof gestured>[1][]): Gesture => events.reduce(gestured, idle);
  const begin = { does: 'lift', bar: bar(), grip: 'body', splitFrom: null, by: 'mouse' } as const;
  const aim = { does: 'aim', aim: { berthId: 'B12', start: '2027-07-12', end: '2027-07-19', swapWith: null } } as const;

  it('asks once the bar is dropped somewhere else', () => {
    expect(run(begin, aim, { does: 'drop', segments: [] })).toMatchObject({
      phase: 'asked',
      change: { ...move, berth_id: 'B12' },
      aim: { berthId: 'B12' },
    });
  });

  it('ends where it began, and when the bar is put back', () => {
    expect(run(begin, { does: 'drop', segments: [] })).toBe(idle);
    expect(run(begin, aim, { does: 'putBack' })).toBe(idle);
    expect(run(begin, aim, { does: 'drop', segments: [] }, { does: 'putBack' })).toBe(idle);
  });

  it('ignores what does not apply', () => {
    expect(run(aim)).toBe(idle);
    expect(run({ does: 'drop', segments: [] })).toBe(idle);
  });
});
