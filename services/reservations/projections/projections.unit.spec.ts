import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { edited, eventful, histories, logged, reopened } from '../../../tests/fixtures/reservation-histories.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import {
  boater,
  byBoater,
  byMarina,
  END,
  historyOf,
  opening,
  staff,
  START,
  type Step,
} from '../../../tests/fixtures/reservation-examples.js';
import { anyRun, SECRET } from '../../../tests/fixtures/reservation-runs.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { type ReservationEvent, reservationEvents } from '../domain/events/reservation-event.js';
import { evolve } from '../domain/evolve.js';
import { moveRefusal } from '../domain/move-refusals.js';
import { initial, type ReservationState, standingCode } from '../domain/reservation-state.js';
import { type DeadlineDocument, type DeadlineKind, deadlines } from './deadlines.js';
import { reservationDetails } from './reservation-details.js';
import { reservationList } from './reservation-list.js';

/** The document a projection builds from a history. Documents pass through JSON, as they do in the store. */
function documentOf<D extends object>(
  projection: Projection<D, ReservationEvent>,
  events: readonly LoggedEvent<ReservationEvent>[],
): D | undefined {
  let document: D | undefined;
  for (const event of events) {
    const [id] = projection.documentIds(event);
    const next = projection.apply(document && frozen(document), event, id!);
    if (next !== undefined) document = next === null ? undefined : (JSON.parse(JSON.stringify(next)) as D);
  }
  return document;
}

/** Makes a projection throw that modifies the document it is given. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

const stateOf = (events: readonly ReservationEvent[]): ReservationState => events.reduce(evolve, initial());
const listOf = (events: readonly ReservationEvent[]) => documentOf(reservationList, logged(events))!;
const detailsOf = (events: readonly ReservationEvent[]) => documentOf(reservationDetails, logged(events))!;
const deadlineFor = (events: readonly ReservationEvent[]) => documentOf(deadlines, logged(events));

describe('the read models of reservations', () => {
  it('handle every event', () => {
    const met = new Set(Object.values(histories).flatMap((events) => events.map((event) => event.type)));
    expect([...met].sort()).toEqual(Object.keys(reservationEvents).sort());
  });

  it.each(Object.entries(histories))('%s: documents hold the state of the stream', (_name, events) => {
    const state = JSON.parse(JSON.stringify(stateOf(events))) as ReservationState;
    expect(listOf(events).state).toEqual(state);
    expect(detailsOf(events).state).toEqual(state);
  });

  it('ignore other streams', () => {
    const [event] = logged(edited);
    const other = { ...event!, stream: 'berthplan-1' };
    for (const projection of [reservationList, reservationDetails, deadlines]) {
      expect(projection.documentIds(other)).toEqual([]);
      expect(projection.documentIds(event!)).toEqual([opening.reservation_id]);
    }
  });
});

describe('the list', () => {
  it('shows, filters and sorts by the events’ facts', () => {
    expect(listOf(byBoater['APPROVED+DUE'])).toMatchObject({
      marina_id: opening.marina_id,
      listed_for: opening.marina_id,
      view_id: 'R-1001',
      boater: { first_name: 'Ada', last_name: 'Moreau', country_of_residence: 'FR' },
      boater_name: 'moreau ada',
      vessel_name: 'belle ile',
      search: ['ada moreau belle ile r-1001'],
      vessel_length: 9.5,
      source: 'BOATER',
      customer_type: 'VISITOR',
      full_tab: 'APPROVED',
      lite_tab: 'APPROVED_PENDING_PAYMENT',
      status_code: 'APPROVED',
      reservation_status: 'approved',
      action_required: 'BOATER',
      start_date: '2027-07-10',
      end_date: '2027-07-17',
      nights: 7,
      total_to_pay: 350_00,
      payment_standing: 'due',
      berth_id: null,
    });
  });

  it.each([
    ['part_paid', byBoater['APPROVED+PAID']],
    ['refunded', eventful],
    [null, byBoater.APPROVED],
  ] as const)('shows the payment as %s', (standing, events) => {
    expect(listOf(events).payment_standing).toBe(standing);
  });

  it('keeps whether staff recorded that the boat never came', () => {
    const canceled = (reason: 'customer_no_show' | 'full'): readonly ReservationEvent[] => [
      ...byBoater.APPROVED,
      {
        type: 'ReservationCanceledByMarina',
        data: { reason, refund: 0, boater_id: opening.boater_id, message: null, at: '2027-07-11T10:00:00.000Z' },
      },
    ];
    expect([listOf(byBoater.APPROVED), listOf(canceled('full'))].map(({ no_show }) => no_show)).toEqual([false, false]);
    expect(listOf(canceled('customer_no_show')).no_show).toBe(true);
  });

  it('finds the boat by its new name', () => {
    const document = listOf(eventful);
    expect(document.search).toEqual(['ada moreau grande ile r-1001']);
    expect(document.vessel_length).toBe(11);
  });

  it('sorts berths in natural order', () => {
    const numbers = ['A2', 'A12', 'B1'].map((label) => {
      const [request] = byBoater.INITIATED;
      const data = { berth_id: label, allocation_id: 'a', label, chosen_by: 'STAFF' as const };
      const facts = { ...data, suggested_berth_id: null, skip_reason: null, at: request!.data.at };
      return listOf([request!, { type: 'BerthAssigned', data: facts }]).berth_number!;
    });
    expect([...numbers].sort()).toEqual(numbers);
  });

  it('hides an instant booking from the marina until it is confirmed', () => {
    expect(listOf(byBoater.INSTANT_BOOKING_INITIATED).listed_for).toBe(`hidden ${opening.marina_id}`);
    expect(listOf(byBoater.INSTANT_BOOK).listed_for).toBe(opening.marina_id);
  });

  it('hides reservations without a status', () => {
    const [created] = byMarina.WAITING_LIST;
    expect(listOf([created!])).toMatchObject({ listed_for: `hidden ${opening.marina_id}`, status_code: null });
  });

  it('never dates a change earlier than the one before', () => {
    const [first, second] = byBoater.UPDATED;
    const late = { ...second!, data: { ...second!.data, at: '2020-01-01T00:00:00.000Z' } } as ReservationEvent;
    const { created_at, updated_at } = listOf([first!, late]);
    expect([created_at, updated_at]).toEqual([first!.data.at, first!.data.at]);
  });

  it('forgets the boater, and nothing else', () => {
    const before = listOf(eventful);
    const after = reservationList.personal!.forget(before, opening.boater_id);
    expect(JSON.stringify(after)).not.toMatch(/Ada|Moreau|Île|\bile\b|Paid early/i);
    expect(after).toMatchObject({ boater: null, search: ['r-1001'], total_to_pay: before.total_to_pay });
  });
});

describe('the details', () => {
  it('hold the facts of the opening', () => {
    expect(detailsOf(byBoater.INITIATED)).toMatchObject({
      view_id: 'R-1001',
      boater: opening.boater,
      notes: 'Arriving late',
      tem_member: expect.any(Boolean),
      instant_book: false,
    });
    expect(detailsOf(byBoater.INSTANT_BOOK).instant_book).toBe(true);
  });

  it('hold the files of the opening and later ones', () => {
    const [request, ...rest] = eventful;
    const documents = [{ document_id: 'document-0', type: 'VESSEL_PHOTO' as const }];
    const withPhoto = { ...request!, data: { ...request!.data, documents, file_names: ['boat.jpg'] } };
    const { attachments } = detailsOf([withPhoto as ReservationEvent, ...rest]);
    expect(attachments).toMatchObject([
      { id: 'document-0', name: 'boat.jpg' },
      { id: 'document-1', name: 'policy.pdf', content_type: 'application/pdf', size_bytes: 1000 },
    ]);
  });

  it('hold what staff wrote to the boater', () => {
    expect(detailsOf(eventful).written.map(({ event, text }) => [event, text])).toEqual([
      ['PriceSent', 'Welcome back'],
      ['ReservationCanceledByMarina', 'So sorry'],
    ]);
  });

  it('hold what staff wrote with the dates they suggested', () => {
    const suggested_dates = [{ start_date: addDays(START, 7), end_date: addDays(END, 7) }];
    const suggest: Step = [{ type: 'SuggestDates', suggested_dates, message: 'Quieter then' }, staff];
    const { written } = detailsOf(historyOf([{ type: 'RequestReservation', opening }, boater], suggest));
    expect(written).toMatchObject([{ event: 'DatesSuggested', text: 'Quieter then' }]);
  });

  it('begin with an opening', () => {
    expect(() => documentOf(reservationDetails, logged(eventful).slice(1))).toThrow(/does not begin/);
  });

  it('forget the boater, and nothing else', () => {
    const before = detailsOf(eventful);
    const after = reservationDetails.personal!.forget(before, opening.boater_id);
    expect(JSON.stringify(after)).not.toMatch(/Ada|Moreau|Île|Arriving|Paid early|\bpolicy\b|Welcome|sorry|Quai/);
    expect(after.state.statuses).toEqual(before.state.statuses);
    expect(after.attachments).toHaveLength(1);
  });
});

describe('the deadlines', () => {
  const none = { due_date: null, due_at: null };
  it.each<[string, readonly ReservationEvent[], DeadlineKind, object]>([
    ['a request waits for the marina', byBoater.INITIATED, 'marina_answer', { ...none, due_date: '2027-07-10' }],
    [
      'an acceptance waits for the marina',
      byBoater.BOATER_ACCEPTED,
      'marina_answer',
      { ...none, due_date: '2027-07-10' },
    ],
    [
      'the waiting list waits for the marina',
      byMarina.WAITING_LIST,
      'marina_answer',
      { ...none, due_date: '2027-07-10' },
    ],
    [
      'a price waits for the boater',
      byBoater.UPDATED,
      'boater_answer',
      { ...none, due_at: '2027-06-03T10:00:00.000Z' },
    ],
    [
      'suggested dates wait for the boater',
      byBoater.MARINA_ADDED_DATES,
      'boater_answer',
      { ...none, due_at: '2027-06-03T10:00:00.000Z' },
    ],
    [
      'a deposit waits to be paid',
      byBoater['APPROVED+DUE'],
      'payment',
      { ...none, due_at: '2027-06-02T10:00:00.000Z' },
    ],
    ['a booking ends', byBoater['APPROVED+PAID'], 'finish', { ...none, due_date: '2027-07-17' }],
    ['an instant booking ends', byBoater.INSTANT_BOOK, 'finish', { ...none, due_date: '2027-07-17' }],
  ])('%s', (_name, events, kind, due) => {
    expect(deadlineFor(events)).toMatchObject({ kind, marina_id: opening.marina_id, ...due });
  });

  it.each(['CANCELED_BY_MARINA', 'CANCELED_BY_BOATER', 'EXPIRED_NO_BOATER_RESPONSE', 'PAYMENT_EXPIRED'] as const)(
    'are none after %s',
    (status) => expect(deadlineFor(byBoater[status])).toBeUndefined(),
  );

  it('are kept without a day for a finished stay, and come back when it is reopened', () => {
    expect(deadlineFor(byBoater.FINISHED)).toMatchObject(none);
    expect(deadlineFor(reopened)).toMatchObject({ ...none, kind: 'finish', due_date: '2027-07-17' });
  });

  it('stay deleted when money is refunded after the end', () => {
    expect(deadlineFor(eventful)).toBeUndefined();
  });

  it('wait for the event after the opening', () => {
    expect(deadlineFor(byMarina.UPDATED.slice(0, 1))).toMatchObject(none);
  });

  it('hold nothing about the boater', () => {
    const alive = deadlineFor(eventful.slice(0, -4));
    expect(alive).toBeDefined();
    expect(JSON.stringify(alive)).not.toMatch(/Ada|Moreau|Île|Regular/);
  });
});

describe('any life of a reservation', () => {
  const MOVES = {
    marina_answer: 'EXPIRE_NO_MARINA_RESPONSE',
    boater_answer: 'EXPIRE_NO_BOATER_RESPONSE',
    payment: 'EXPIRE_PAYMENT',
    berth_offer: 'EXPIRE_BERTH_OFFER',
    terms_offer: 'EXPIRE_TERMS_OFFER',
    instalment: 'FOLLOW_CONTRACT',
    instalment_reminder: 'FOLLOW_CONTRACT',
    contract_end: 'FOLLOW_CONTRACT',
    finish: 'FINISH',
  } as const;
  const permissions = { permissions: {} };
  const FAR = { now: '2099-01-01T00:00:00.000Z', today: '2099-01-01', marina: permissions };

  /** The instant and day at which the deadline has just passed, and the last at which it has not. */
  function around({ due_date, due_at }: DeadlineDocument) {
    if (due_at !== null) {
      const before = new Date(Date.parse(due_at) - 1).toISOString();
      return { come: { ...FAR, now: due_at }, before: { ...FAR, now: before } };
    }
    const next = new Date(Date.parse(due_date!) + 86_400_000).toISOString().slice(0, 10);
    return { come: { ...FAR, today: next }, before: { ...FAR, today: due_date! } };
  }

  it('is listed in its current state, and falls due exactly when the decider allows it', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const events = run.flatMap(({ decided }) => (isRefusal(decided) ? [] : [...decided]));
        fc.pre(events.length > 0);
        const { after: state } = run.at(-1)!;
        const document = listOf(events);
        expect(document.state).toEqual(state);
        expect(document).toMatchObject({
          nights: (Date.parse(state.end_date) - Date.parse(state.start_date)) / 86_400_000,
          status_code: state.statuses.at(-1)?.status_code,
          action_required: state.statuses.at(-1)?.action_required,
          total_to_pay: state.price?.breakdown.total ?? null,
          berth_id: state.berth?.berth_id ?? null,
          created_at: events[0]!.data.at,
          updated_at: events.at(-1)!.data.at,
        });
        const seen = state.statuses.some(({ status_code: code }) => code === 'APPROVED' || code === 'INSTANT_BOOK');
        const instant = state.statuses[0]?.status_code === 'INSTANT_BOOKING_INITIATED';
        expect(document.listed_for === state.marina_id).toBe(!instant || seen);

        const deadline = deadlineFor(events);
        const open = Object.values(MOVES).filter((move) => moveRefusal(move, state, FAR) === null);
        if (deadline === undefined || standingCode(state) === 'FINISHED') {
          expect([deadline?.due_date ?? null, deadline?.due_at ?? null]).toEqual([null, null]);
          expect(open).toEqual([]);
        } else {
          const { come, before } = around(deadline);
          expect(moveRefusal(MOVES[deadline.kind], state, come)).toBeNull();
          expect(moveRefusal(MOVES[deadline.kind], state, before)).not.toBeNull();
        }
        const forgotten = reservationList.personal!.forget(document, state.boater_id);
        const page = reservationDetails.personal!.forget(detailsOf(events), state.boater_id);
        expect(JSON.stringify([forgotten, page, deadline])).not.toContain(SECRET);
      }),
      { numRuns: 1200 },
    );
  });
});
