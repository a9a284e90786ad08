import { describe, expect, it } from '@jest/globals';
import { allTopics } from '../../../contracts/feed/topics.js';
import type { AbsenceOpenedOnPlan, BerthPlanFact } from '../../../contracts/berths/events.js';
import type { ResidentTrafficEvent, TrafficEvent } from '../../../contracts/traffic/events.js';
import type { AbsenceEvent } from '../../../services/absences/domain/absence-events.js';
import type { BerthEvent } from '../../../services/berths/domain/berth-events.js';
import type { BerthPlanEvent } from '../../../services/berths/domain/berth-plan-events.js';
import type { PierEvent } from '../../../services/berths/domain/pier-events.js';
import type { ConflictEvent } from '../../../services/conflicts/domain/conflict-events.js';
import type { WalkEvent } from '../../../services/dockwalk/domain/walk-events.js';
import type { MarinaEvent } from '../../../services/marinas/domain/marina-events.js';
import type { CardEvent } from '../../../services/memberships/domain/card-events.js';
import type { RequestEvent } from '../../../services/memberships/domain/request-events.js';
import type { BookEvent } from '../../../services/payments/domain/invoicing-events.js';
import type { PayoutEvent } from '../../../services/payments/domain/payout-events.js';
import type { DomainEvent, LoggedEvent } from '../../../services/platform/event-sourcing/event-definition.js';
import type { GroupEvent } from '../../../services/reservations/domain/events/group-events.js';
import { histories, logged } from '../../fixtures/reservation-histories.js';
import { complaintAbout, documented } from './document-reader.js';
import { everySource } from './every-source.js';

const registry = everySource();
const stay = { start_date: '2027-07-10', end_date: '2027-07-17' };
const vessel = { length: 9.5, beam: 3.1, draft: 1.6, type: 'SAIL' } as const;

/** An event in its logged form; events of marinas themselves name no marina. */
function loggedAs<E extends DomainEvent>(stream: string, { type, data }: E, revision = 0): LoggedEvent {
  const marina_id = stream.startsWith('marina-') ? null : 'm1';
  return {
    id: `${stream}-${revision}`,
    stream,
    revision,
    position: revision + 1,
    type,
    data,
    metadata: {
      marina_id,
      actor: { kind: 'staff', id: 'u1', name: 'Ada Quay' },
      command_id: 'c',
      command_hash: 'h',
      correlation_id: 'c',
      causation_id: 'c',
      recorded_at: '2027-06-01T10:00:00.000Z',
      schema: 1,
    },
  };
}

const eventsOf = <E extends DomainEvent>(stream: string, ...events: readonly E[]) =>
  events.map((event, revision) => loggedAs(stream, event, revision));

const card = { pier_id: 'p1', name: 'A', berth_sizes: null, instant_booking: true };
const piers = eventsOf<PierEvent>(
  'pier-p1',
  { type: 'PierCreated', data: card },
  { type: 'PierUpdated', data: { ...card, name: 'B' } },
  { type: 'PierDeleted', data: { pier_id: 'p1' } },
);

const sizes = { max_loa: 12, max_beam: 4, max_draft: 2.5, min_length: null, min_beam: null, min_draft: null };
const berthCard: Extract<BerthEvent, { type: 'BerthCreated' }>['data'] = {
  berth_id: 'b1',
  pier_id: 'p1',
  number: 7,
  ...sizes,
  holder_type: 'VISITOR',
  smart_extension: null,
  services: { electricity: true, water: true, waste: false },
  location: { office: false, facilities: false, view: true, accessible: false, quiet: true },
  boat_types: 'any',
  lettered: false,
  active: true,
  offered: true,
  instant_booking: false,
};
const berths = eventsOf<BerthEvent>(
  'berth-b1',
  { type: 'BerthCreated', data: berthCard },
  { type: 'BerthUpdated', data: berthCard },
  { type: 'BerthNotesChanged', data: { berth_id: 'b1', notes: 'Owner is Grace Quay' } },
  { type: 'BerthDeleted', data: { berth_id: 'b1' } },
);

const why = { chosen_by: 'plan', candidates: [], candidates_total: 0, removed: {}, asked: [] } as const;
const allocation = { allocation_id: 'a1', reservation_id: 'r1' };
const staySegment = { ...stay, berth_id: 'b1', extends_over: ['b2'] };
const residency = { allocation_id: 'a2', berth_id: 'b1', boater_id: 'o1', vessel_id: 'v1' };
const absence: AbsenceOpenedOnPlan['data'] = {
  absence_id: 'x1',
  allocation_id: 'a2',
  berth_id: 'b1',
  vessel_id: 'v1',
  ...stay,
};
const facts: readonly BerthPlanFact[] = [
  {
    type: 'BerthAllocated',
    data: {
      ...allocation,
      ...staySegment,
      vessel,
      absence_ids: [],
      why: { ...why, candidates: [], asked: [], min_length_confirmed: false },
    },
  },
  {
    type: 'AllocationMoved',
    data: {
      ...allocation,
      ...staySegment,
      reason: 'STAFF',
      previous_berth_id: 'b9',
      from_date: stay.start_date,
      segments: [staySegment],
      absence_ids: [],
      why: { ...why, candidates: [], asked: [], min_length_confirmed: false },
    },
  },
  {
    type: 'AllocationDatesChanged',
    data: {
      ...allocation,
      berth_id: 'b1',
      ...stay,
      previous_start_date: '2027-07-09',
      previous_end_date: '2027-07-16',
      segments: [staySegment],
      absence_ids: [],
    },
  },
  {
    type: 'AllocationReleased',
    data: { ...allocation, berth_id: 'b1', ...stay, reason: 'DEPARTED', released_from: '2027-07-15' },
  },
  {
    type: 'ResidentBerthed',
    data: { ...residency, vessel, start_date: '2027-04-01', end_date: null, min_length_confirmed: false },
  },
  {
    type: 'ResidentMoved',
    data: {
      ...residency,
      previous_berth_id: 'b0',
      from_date: '2027-05-01',
      start_date: '2027-04-01',
      end_date: null,
      segments: [
        { berth_id: 'b0', start_date: '2027-04-01', end_date: '2027-05-01' },
        { berth_id: 'b1', start_date: '2027-05-01', end_date: null },
      ],
      previous_segments: [{ berth_id: 'b0', start_date: '2027-04-01', end_date: null }],
      absence_ids: [],
      min_length_confirmed: false,
    },
  },
  {
    type: 'ResidentDatesChanged',
    data: {
      ...residency,
      start_date: '2027-04-01',
      end_date: '2027-10-01',
      absence_ids: [],
      segments: [{ berth_id: 'b1', start_date: '2027-04-01', end_date: '2027-10-01' }],
      previous_segments: [{ berth_id: 'b1', start_date: '2027-04-01', end_date: null }],
    },
  },
  { type: 'ResidentLeft', data: { ...residency, left_on: '2027-10-01', absence_ids: [] } },
  { type: 'AbsenceOpenedOnPlan', data: absence },
  { type: 'AbsenceDatesChangedOnPlan', data: absence },
  {
    type: 'AbsenceClosedOnPlan',
    data: { absence_id: 'x1', allocation_id: 'a2', berth_id: 'b1', vessel_id: 'v1', closed_from: '2027-07-14' },
  },
];
const plan = eventsOf<BerthPlanEvent>('berthplan-m1', ...facts, { type: 'BerthLeftPlan', data: { berth_id: 'b1' } });

const at = '2027-07-10T10:00:00.000Z';
const traffic = eventsOf<TrafficEvent>(
  'traffic-r1',
  { type: 'VesselArrived', data: { reservation_id: 'r1', on: '2027-07-10', at } },
  { type: 'VesselArrivalUndone', data: { reservation_id: 'r1', at } },
  { type: 'VesselDeparted', data: { reservation_id: 'r1', on: '2027-07-17', at } },
  { type: 'VesselDepartureUndone', data: { reservation_id: 'r1', at } },
  { type: 'VesselMoored', data: { reservation_id: 'r1', berth_id: 'b2', label: 'A 2', at } },
  { type: 'ArrivalDelayed', data: { reservation_id: 'r1', expected_on: '2027-07-11', expected_time: '14:30', at } },
  { type: 'ArrivalNoticeWithdrawn', data: { reservation_id: 'r1', at } },
  { type: 'DepartureDelayed', data: { reservation_id: 'r1', expected_on: '2027-07-18', expected_time: null, at } },
  { type: 'DepartureNoticeWithdrawn', data: { reservation_id: 'r1', at } },
);
const residentTraffic = eventsOf<ResidentTrafficEvent>(
  'residenttraffic-a1',
  { type: 'ResidentDeparted', data: { absence_id: 'a1', on: '2027-07-10', at } },
  { type: 'ResidentDepartureUndone', data: { absence_id: 'a1', at } },
  { type: 'ResidentReturned', data: { absence_id: 'a1', on: '2027-07-17', at } },
  { type: 'ResidentReturnUndone', data: { absence_id: 'a1', at } },
);

const nightsAway = { departure_date: '2027-07-10', return_date: '2027-07-24' };
const dayTrip = { departure_date: '2027-07-10', return_date: '2027-07-10' };
const absenceStep = { displace_visitors: false, boater_id: 'o1', step_id: 's1', at };
const aboutReport = { vessel_id: 'v1', standing: { ...dayTrip, by: 'BOATER' } } as const;
const reports = eventsOf<AbsenceEvent>(
  'absence-x1',
  {
    type: 'AbsenceReported',
    data: {
      absence_id: 'x1',
      marina_id: 'm1',
      vessel_id: 'v1',
      customer_id: null,
      boater_id: 'o1',
      step_id: 's1',
      at,
      boater: { first_name: 'Grace Quay', last_name: null },
      vessel_name: 'Belle Île',
      vessel,
      ...dayTrip,
      reason: 'OTHER',
      destination: 'Grande Île',
      by: 'BOATER',
    },
  },
  { type: 'AbsencePlanned', data: { step_id: 's1', at, done: { ...aboutReport, did: 'REPORTED' } } },
  {
    type: 'AbsenceChanged',
    data: { ...absenceStep, ...nightsAway, reason: 'MAINTENANCE', destination: 'Grande Île', by: 'MARINA' },
  },
  {
    type: 'AbsencePlanned',
    data: {
      step_id: 's2',
      at,
      done: { did: 'CHANGED_DATES', vessel_id: 'v1', standing: { ...nightsAway, by: 'MARINA' } },
    },
  },
  { type: 'AbsencePlanned', data: { step_id: 's3', at, done: { ...aboutReport, did: 'CHANGED_DETAILS' } } },
  { type: 'AbsenceTurnedDown', data: { step_id: 's4', code: 'BERTH_TAKEN', at } },
  { type: 'AbsenceCanceled', data: { ...absenceStep, by: 'MARINA' } },
  { type: 'AbsencePlanned', data: { step_id: 's5', at, done: { did: 'WITHDRAWN', vessel_id: 'v1', standing: null } } },
  { type: 'AbsencePlanned', data: { step_id: 's6', at } },
);

const of = { session_id: 'w1', at, by: 'u1' };
const tapped = { ...of, tap_id: 't1', said_at: at, device_id: 'd1' };
const foundThere: Extract<WalkEvent, { type: 'DifferenceFound' }>['data'] = {
  ...of,
  difference_id: 'x1',
  berth_id: 'b1',
  pier_id: 'p1',
  kind: 'OTHER_BOAT',
  tap_id: 't1',
  to_desk: false,
  seen: { answer: 'BOAT', vessel_id: 'v2', reservation_id: null, length: 9, measured: null },
  planned: { vessel_id: 'v1', reservation_id: 'r1', absence_id: null, end_date: stay.end_date },
  boat_name: 'Grace Quay',
};
const walks = eventsOf<WalkEvent>(
  'dockwalk-w1',
  { type: 'DockWalkStarted', data: { ...of, marina_id: 'm1', previous_session_id: null } },
  { type: 'DifferenceFound', data: foundThere },
  {
    type: 'BerthNoted',
    data: { ...tapped, berth_id: 'b1', pier_id: 'p1', note: 'Grace Quay', knew_note: '', writes: true },
  },
  { type: 'PierWalked', data: { ...tapped, pier_id: 'p1' } },
  { type: 'DifferenceDismissed', data: { ...of, difference_id: 'x1', reason: 'Grace Quay was asked' } },
  { type: 'DockWalkSaved', data: { ...of, because: 'SAVED', berths: 148 } },
);
const conflict = { conflict_id: 'late-r1', kind: 'LATE_DEPARTURE', reservation_id: 'r1', at } as const;
const conflicts = eventsOf<ConflictEvent>(
  'conflict-late-r1',
  {
    type: 'RemedyBegun',
    data: {
      ...conflict,
      choice: { kind: 'REMIND', until: at },
      sizes: null,
      message: 'So sorry',
      boater_id: 'o1',
      command_id: 'c',
      command_hash: 'h',
    },
  },
  { type: 'ConflictPostponed', data: { ...conflict, choice: { kind: 'REMIND', until: at }, until: at } },
  {
    type: 'ConflictSolved',
    data: { ...conflict, choice: { kind: 'MOVE', reservation_id: 'r1', berth_id: 'b2' }, label: 'A2' },
  },
);

const cards = eventsOf<CardEvent>(
  'card-k1',
  {
    type: 'CardIssued',
    data: {
      card_number: 'TEM-4711',
      marina_id: 'm1',
      boater_id: 'o1',
      boater_ids: ['o1'],
      vessel_id: 'v1',
      issued_on: '2027-03-01',
      expires_on: '2028-02-28',
      nights_per_year: 5,
      auto_renew: true,
      status: 'active',
    },
  },
  { type: 'CardRenewed', data: { renewed_on: '2028-03-01', expires_on: '2029-02-28' } },
  { type: 'CardStatusChanged', data: { status: 'disabled', previous_status: 'active' } },
  { type: 'CardTermsChanged', data: { expires_on: '2028-12-31', auto_renew: true } },
  { type: 'VisitRedeemed', data: { visit_id: 'v1', marina_id: 'm1', nights: 1, dates: ['2027-07-14'] } },
  { type: 'VisitReturned', data: { visit_id: 'v1', nights: 1 } },
  { type: 'CardDetached', data: { vessel_id: 'v1' } },
  { type: 'CardAttached', data: { vessel_id: 'v2' } },
  { type: 'CardRenewalRequested', data: { request_id: 'q1', requested_on: '2028-02-01' } },
  { type: 'CardRenewalDeclined', data: { request_id: 'q1' } },
  { type: 'CardPresented', data: { marina_id: 'm2', boater_id: 'o2' } },
  {
    type: 'NightsRedeemed',
    data: { reservation_id: 'r1', marina_id: 'm2', nights: 1, year: 2027, dates: ['2027-07-10'] },
  },
  { type: 'NightsReturned', data: { reservation_id: 'r1', nights: 1 } },
);

const asked = { boater_id: 'o1', at };
const requests = eventsOf<RequestEvent>(
  'request-q1',
  {
    type: 'CustomerRequestFiled',
    data: {
      ...asked,
      request_id: 'q1',
      marina_id: 'm1',
      vessel_id: 'v1',
      kind: 'RENEWAL',
      card_id: 'k1',
      reservation_id: 'r1',
      referral_code: 'AB-4711',
    },
  },
  { type: 'CustomerRequestApproved', data: { ...asked, card_id: 'k1', previous_relation: 'VISITOR' } },
  { type: 'CustomerRequestDeclined', data: { ...asked, reason: 'Grace Quay has no berth' } },
  { type: 'CustomerRequestReopened', data: asked },
);

const details: Extract<MarinaEvent, { type: 'MarinaOpened' }>['data'] = {
  name: 'Port Grace Quay',
  code: 'PORT-1',
  country: 'FR',
  time_zone: 'Europe/Paris',
  association_code: 'TEM',
  mode: 'full',
  currency: 'EUR',
  accepts_online_payments: true,
  office_email: null,
  permissions: {},
};
const marinas = eventsOf<MarinaEvent>(
  'marina-m1',
  { type: 'MarinaOpened', data: details },
  { type: 'MarinaChanged', data: details },
  { type: 'MarinaPermissionsSet', data: { permissions: {} } },
);

const payout: Extract<PayoutEvent, { type: 'PayoutMade' }>['data'] = {
  payout_reference: 'po_1',
  amount: 195_640,
  fee: 28_55,
  currency: 'EUR',
  arrives_on: '2027-07-21',
  at,
  entries: [{ kind: 'payment', reference: 'pi_1', amount: 41_250, fee: 6_03 }],
};
const payouts = eventsOf<PayoutEvent>(
  'payout-o1',
  { type: 'PayoutMade', data: payout },
  { type: 'PayoutPaid', data: payout },
  { type: 'PayoutFailed', data: { ...payout, reason: 'account_closed' } },
);
const book = eventsOf<BookEvent>('invoicebook-m1.2027', {
  type: 'InvoiceNumbered',
  data: {
    no: 1,
    number: '2027-00001',
    invoice_id: 'i1',
    kind: 'INVOICE',
    of_invoice_id: null,
    reservation_id: 'r1',
    instalment: { number: 2, of: 6, due_on: '2027-08-01' },
    issued_on: '2027-07-19',
    currency: 'EUR',
    total: 331_25,
    at,
    vat: [{ percent: 10, net: 301_14, vat: 30_11 }],
  },
});

const groups = eventsOf<GroupEvent>('group-g1', {
  type: 'GroupOpened',
  data: {
    group_id: 'g1',
    marina_id: 'm1',
    name: 'Friends of Grace Quay',
    boater_id: 'b1',
    ...stay,
    offered: 'ORGANISER',
    discount: null,
    reservation_ids: ['r1', 'r2'],
    at: '2027-06-01T08:00:00.000Z',
  },
});

const reservations = Object.values(histories).flatMap((events) => logged(events));
const everything = [
  ...marinas,
  ...piers,
  ...berths,
  ...plan,
  ...reservations,
  ...groups,
  ...traffic,
  ...residentTraffic,
  ...reports,
  ...cards,
  ...requests,
  ...walks,
  ...conflicts,
  ...payouts,
  ...book,
];
const messages = everything.flatMap((event) => registry.messagesOf(event));

const ofType = (type: string) => messages.find(({ event }) => event.type === `quayside.${type}`)?.event;

describe('what areas publish', () => {
  it('is every message that the document lists, each as it says', () => {
    const told = new Set(messages.map(({ topic, event }) => `${topic} ${event.type}`));
    expect([...documented].filter((type) => !told.has(type))).toEqual([]);
    const wrong = messages.map(({ topic, event }) => complaintAbout(topic, JSON.parse(JSON.stringify(event))));
    expect(wrong.filter((complaint) => complaint !== null)).toEqual([]);
    expect(registry.topics()).toEqual(expect.arrayContaining([...allTopics]));
  });

  it('holds no names, contacts, notes, card numbers or messages', () => {
    const text = JSON.stringify(messages);
    for (const personal of [
      'Grace Quay',
      'Ada',
      'Moreau',
      'example.org',
      '+33',
      '1980-02-03',
      'Belle Île',
      'Grande Île',
      'Arriving late',
      'Regular guest',
      'Welcome back',
      'policy.pdf',
      'too windy',
      'So sorry',
      'TEM-4711',
    ]) {
      expect([personal, text.includes(personal)]).toEqual([personal, false]);
    }
  });

  it('has messages about absence reports, also about day trips, without reasons and destinations', () => {
    const published = reports.flatMap((event) => registry.messagesOf(event)).map(({ event }) => event);
    const report = { absence_id: 'x1', vessel_id: 'v1', ...dayTrip, by: 'BOATER' };
    expect(published.map(({ type, data }) => [type, data])).toEqual([
      ['quayside.absence.reported', report],
      ['quayside.absence.report_changed', { ...report, ...nightsAway, by: 'MARINA', changed: 'DATES' }],
      ['quayside.absence.report_changed', { ...report, changed: 'DETAILS' }],
      ['quayside.absence.withdrawn', { absence_id: 'x1', vessel_id: 'v1' }],
    ]);
    expect(published[0]).toMatchObject({ subject: 'x1', partitionkey: 'absence-x1' });
  });

  it('shows prices in decimals, line by line', () => {
    const { price, payment_due } = ofType('reservation.approved')?.data as { price: Price; payment_due: unknown };
    expect(price).toMatchObject({ currency: 'EUR', nights: 7, price_per_night: 50, total: 350, deposit: 70 });
    expect(price.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(350);
    expect(payment_due).toEqual({ amount: 70, for: 'DEPOSIT' });
    expect(ofType('reservation.paid')?.data).toMatchObject({ amount: 70, payment_reference: 'pay-1' });
    expect(ofType('reservation.refunded')?.data).toMatchObject({ amount: 70, refund_reference: 'refund-1' });
  });

  it('names the boats of a difference by id, and the remedy of a conflict', () => {
    expect(ofType('dock_walk.difference_found')?.data).toMatchObject({ seen_vessel_id: 'v2', planned_vessel_id: 'v1' });
    expect(ofType('dock_walk.difference_settled')?.data).toMatchObject({ outcome: 'DISMISSED' });
    expect(ofType('conflict.postponed')?.data).toMatchObject({ remedy: 'REMIND', until: at });
    expect(ofType('conflict.solved')).toMatchObject({ subject: 'late-r1', data: { remedy: 'MOVE' } });
  });

  it('says that a card has lost its boat, and what boaters request, without reasons', () => {
    expect(ofType('card.detached')).toMatchObject({ subject: 'k1', data: { card_id: 'k1', vessel_id: 'v1' } });
    expect(ofType('card.attached')?.data).toEqual({ card_id: 'k1', vessel_id: 'v2' });
    expect(ofType('card.renewal_requested')?.data).toMatchObject({ request_id: 'q1', requested_on: '2028-02-01' });
    const data = { request_id: 'q1', boater_id: 'o1' };
    expect(ofType('customer_request.filed')).toMatchObject({
      subject: 'q1',
      partitionkey: 'request-q1',
      data: { ...data, kind: 'RENEWAL', card_id: 'k1' },
    });
    expect(ofType('customer_request.declined')?.data).toEqual(data);
  });

  it('publishes an instant booking in two messages of one event', () => {
    const booked = reservations.find(({ type }) => type === 'InstantBookingInitiated');
    const [requested, priced] = registry.messagesOf(booked ?? loggedAs('none-', { type: '', data: {} }));
    expect([requested?.event.type, priced?.event.type]).toEqual([
      'quayside.reservation.requested',
      'quayside.reservation.priced',
    ]);
    expect(requested?.event.data).toMatchObject({ instant_booking: true, opened_by: 'BOATER' });
    expect(priced?.event.id).toBe(`${requested?.event.id ?? ''}-01`);
  });

  it('names the marina, even if staff named none', () => {
    expect(ofType('marina.changed')).toMatchObject({ source: '/marinas/m1', marinaid: 'm1', subject: 'm1' });
    const [changed] = marinas.slice(1);
    expect(changed?.metadata.marina_id).toBeNull();
    expect(registry.concerns(changed ?? loggedAs('x-', { type: '', data: {} }), 'quayside.marinas.v1', 'm1')).toBe(
      true,
    );
    expect(registry.concerns(changed ?? loggedAs('x-', { type: '', data: {} }), 'quayside.marinas.v1', 'm2')).toBe(
      false,
    );
  });
});

interface Price {
  readonly lines: readonly { readonly amount: number }[];
}
