import { describe, expect, it } from '@jest/globals';
import { reservationFacts } from '../../../../../contracts/reservations/events.js';
import type { StatusEntry } from '../../../../../contracts/reservations/vocabulary-schemas.js';
import {
  addedTo,
  byAction,
  changesShown,
  markOfEvent,
  markOfStatus,
  marksThrough,
  newestFirst,
  passedOverTogether,
} from './timeline-rules.js';

const entry = (
  status_code: StatusEntry['status_code'],
  action_required: StatusEntry['action_required'],
  hour = '10',
): StatusEntry => ({
  status_code,
  action_required,
  created_at: `2027-05-02T${hour}:00:00.000Z`,
});

describe('marks of the timeline', () => {
  const silent = [
    'OfferChanged',
    'StayDatesChanged',
    'ReservationVesselChanged',
    'ReservationDocumentAdded',
    'BerthAssigned',
    'BerthUnassigned',
    // The stay is again what it was, whatever that was.
    'StaySeparated',
    // The stay stays booked, on these or the other terms.
    'TermsAccepted',
    'TermsDeclined',
  ];
  it.each(Object.keys(reservationFacts))('an event %s is marked where it moves the matter on', (type) => {
    expect(markOfEvent(type) === null).toBe(silent.includes(type));
  });

  it.each([
    [entry('UPDATED', 'BOATER'), 'waiting'],
    [entry('BOATER_ACCEPTED', 'MARINA'), 'our_move'],
    [entry('WAITING_LIST', 'MARINA'), 'waiting_list'],
    [entry('APPROVED', 'BOATER'), 'booked'],
    [entry('CANCELED_BY_BOATER', null), 'cancelled'],
    [entry('EXPIRED_NO_BOATER_RESPONSE', null), 'expired'],
    [entry('UPDATED', null), null],
  ])('a status %j reads %s', (given, mark) => expect(markOfStatus(given)).toBe(mark));

  it('stand newest first, the later of one moment on top', () => {
    const statuses = [
      entry('INITIATED', 'MARINA', '08'),
      entry('UPDATED', 'BOATER'),
      entry('BOATER_ACCEPTED', 'MARINA'),
    ];
    expect(newestFirst(statuses).map(({ status_code }) => status_code)).toEqual([
      'BOATER_ACCEPTED',
      'UPDATED',
      'INITIATED',
    ]);
  });

  it('stay as they were where an event moved nothing on', () => {
    expect(marksThrough([null, 'booked', null, 'waiting', null])).toEqual([
      'booked',
      'booked',
      'waiting',
      'waiting',
      'our_move',
    ]);
  });

  it('come with a few changes, without what the title says', () => {
    const changes = ['status', 'length', 'discount', 'deposit', 'total'].map((field) => ({ field }));
    const shown = [{ field: 'total' }, { field: 'discount' }, { field: 'deposit' }];
    expect(changesShown(changes)).toEqual({ first: shown, rest: [{ field: 'length' }] });
    expect(changesShown([{ field: 'discount' }])).toEqual({ first: [{ field: 'discount' }], rest: [] });
  });

  it.each([
    ['insurance', 'insurance; licence', 'licence'],
    ['insurance', 'insurance; licence; letter', 'licence; letter'],
    ['insurance', 'licence', null],
    ['A1', 'A12', null],
    ['', '; licence', null],
  ])('tell of %p that became %p what joined: %p', (before, after, joined) => {
    expect(addedTo(before, after)).toBe(joined);
  });

  it('hold all entries of one action, named by the one that moves the matter on', () => {
    const of = (event_type: string, correlation_id: string) => ({ event_type, correlation_id });
    const [berth, approved, held, note, added] = [
      of('BerthAssigned', 'c2'),
      of('ReservationApproved', 'c2'),
      of('BerthAllocated', 'c2'),
      of('ReservationNoteUpdated', 'c1'),
      of('ReservationDocumentAdded', 'c1'),
    ];
    expect(byAction([berth, approved, held, note, added])).toEqual([
      { main: approved, others: [held, berth] },
      { main: added, others: [note] },
    ]);
  });

  it('hold the boats that went ahead on the waiting list in one entry', () => {
    const own = { kind: 'reservation', record_id: 'r1' };
    const ahead = ['r2', 'r3', 'r4'].map((record_id) => ({ kind: 'reservation', record_id }));
    const traffic = { kind: 'traffic', record_id: 't1' };
    const [first, second, third] = ahead;
    expect(passedOverTogether([traffic, ...ahead.slice(0, 2), own, ...ahead.slice(2)], 'r1')).toEqual([
      { entry: traffic, index: 0, others: [] },
      { entry: first, index: 1, others: [first, second] },
      { entry: own, index: 3, others: [] },
      { entry: third, index: 4, others: [third] },
    ]);
  });
});
