import { describe, expect, it } from '@jest/globals';
import type { ShownSegment } from '../../../contracts/berths/plan-gestures.js';
import { confirmed, excessOf, type Suspicion, suspicionsOf } from './conflicts-of-stay.js';
import type { WatchedStay } from './watched-stay.js';
import type { BerthOccupation } from '../../../contracts/berths/allocation-queries.js';

const today = '2027-06-12';
const noon = { today, time: '12:00' };
const size = { length: 10, beam: 3, draft: 2 };
const berth = { id: 'b1', label: 'C12' };
const recorded = { at: '2027-06-10T10:00:00.000Z', by: null, by_id: 'u' };

/** A boat in C12 from 10 June to the given day. */
function stay(end_date: string, more: Partial<WatchedStay> = {}): WatchedStay {
  return {
    marina_id: 'm',
    boater_id: 'p',
    view_id: 'Q-1',
    customer_type: 'VISITOR',
    booked: true,
    finished: false,
    start_date: '2027-06-10',
    end_date,
    vessel_id: 'v',
    vessel_name: 'Solveig',
    booked_sizes: size,
    card: null,
    berth,
    arrived_at: recorded.at,
    departed_at: null,
    departure_expected: null,
    moored: null,
    lost: null,
    happened: [],
    changed: recorded,
    watched: true,
    ...more,
  };
}
const wider = { ...recorded, sizes: { ...size, beam: 4.1 }, changed: true };
const kinds = (one: WatchedStay, moment = noon) => suspicionsOf(one, moment).map(({ kind }) => kind);
const segment = (more: Partial<ShownSegment> = {}): ShownSegment => ({
  berth_id: 'b1',
  berth_name: 'C12',
  extends_over: [],
  start_date: '2027-06-10',
  end_date: '2027-06-20',
  spare_loa: 1,
  spare_beam: 1,
  spare_draft: 1,
  ...more,
});
const other = (start_date: string, end_date: string | null): BerthOccupation => ({
  berth_id: 'b1',
  reservation_id: 'r2',
  resident: null,
  vessel: { ...size, type: null },
  start_date,
  end_date,
});
const found = (one: WatchedStay, others: BerthOccupation[], segments: ShownSegment[] = []) =>
  suspicionsOf(one, noon).flatMap(
    (suspicion: Suspicion) => confirmed(one, suspicion, { others, segments }, today) ?? [],
  );

describe('a late departure', () => {
  it.each<[string, WatchedStay, { today: string; time: string }, boolean]>([
    ['the day after', stay('2027-06-11'), noon, true],
    ['on the last day from check-out', stay(today), noon, true],
    ['not before check-out', stay(today), { today, time: '11:59' }, false],
    [
      'not before the time given notice of',
      stay(today, { departure_expected: { date: today, time: '14:00' } }),
      noon,
      false,
    ],
    [
      'from the time given notice of',
      stay(today, { departure_expected: { date: today, time: '14:00' } }),
      { today, time: '14:00' },
      true,
    ],
    ['not earlier', stay('2027-06-13'), noon, false],
    ['not once it has left', stay('2027-06-11', { departed_at: recorded.at }), noon, false],
    ['not if it never came', stay('2027-06-11', { arrived_at: null }), noon, false],
    ['not if it was cancelled', stay('2027-06-11', { booked: false }), noon, false],
  ])('is suspected %s', (_, one, moment, is) => {
    expect(kinds(one, moment).includes('LATE_DEPARTURE')).toBe(is);
  });

  it('is a conflict only with boats that still have the berth', () => {
    expect(found(stay('2027-06-11'), [other('2027-06-12', '2027-06-15')])).toMatchObject([
      { kind: 'LATE_DEPARTURE', start_date: '2027-06-11', end_date: '2027-06-13' },
    ]);
    expect(found(stay('2027-06-09'), [other('2027-06-10', '2027-06-12')])).toEqual([]);
    expect(found(stay('2027-06-11'), [other('2027-06-12', null)])).toHaveLength(1);
    expect(found(stay('2027-06-11'), [])).toEqual([]);
  });

  it('is where the boat lies, not where it should', () => {
    const moored = { id: 'b2', label: 'C13' };
    expect(suspicionsOf(stay('2027-06-11', { moored }), noon)[0]?.berth).toEqual(moored);
  });
});

describe('a boat larger than believed', () => {
  it('exceeds its berth by what its card adds to the booking beyond the metres to spare', () => {
    expect(excessOf({ card: wider, booked_sizes: size }, [segment()])).toEqual({ dimension: 'beam', metres: 0.1 });
    expect(excessOf({ card: wider, booked_sizes: size }, [segment({ spare_beam: 1.1 })])).toBeNull();
    expect(excessOf({ card: null, booked_sizes: size }, [segment({ spare_beam: -1 })])).toBeNull();
  });

  it('is judged by the nights ahead', () => {
    const past = segment({ end_date: today });
    expect(found(stay('2027-06-20', { card: wider }), [], [past])).toEqual([]);
    expect(found(stay('2027-06-20', { card: wider }), [], [past, segment({ start_date: today })])).toMatchObject([
      { kind: 'BOAT_TOO_LARGE', start_date: today, excess: { dimension: 'beam' } },
    ]);
  });
});

describe('a boat in another berth', () => {
  const moored = { id: 'b2', label: 'C13' };
  it('is a conflict while the plan has it elsewhere tonight', () => {
    expect(found(stay('2027-06-20', { moored }), [], [segment()])).toMatchObject([
      { kind: 'BERTH_TAKEN', berth: moored },
    ]);
    expect(found(stay('2027-06-20', { moored }), [], [segment({ berth_id: 'b2' })])).toEqual([]);
    expect(found(stay('2027-06-20', { moored }), [], [])).toEqual([]);
  });
});

describe('a stay that lost its berth', () => {
  it.each([
    ['BERTH_CHANGED', 'BERTH_OUT_OF_SERVICE'],
    ['ABSENCE_WITHDRAWN', 'RESIDENT_HOME'],
  ] as const)('because of %s is a conflict of kind %s from the first night without it', (reason, kind) => {
    const lost = { ...berth, reason, cause: null, from_date: '2027-06-15' };
    const one = stay('2027-06-20', { lost, berth: null });
    expect(found(one, [])).toMatchObject([{ kind, start_date: '2027-06-15', end_date: '2027-06-20' }]);
    expect(kinds({ ...one, end_date: today })).not.toContain(kind);
  });
});
