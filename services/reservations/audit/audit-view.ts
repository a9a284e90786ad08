import type { AgreedTerms } from '../domain/events/event-shapes.js';
import { customerType } from '../../../contracts/customers/vocabulary-schemas.js';
import { lossCauses, removalRules } from '../../../contracts/berths/vocabulary.js';
import {
  type CounterMethod,
  cancelReasons,
  counterMethods,
  lossReasons,
  passOverReasons,
  statusCodes,
} from '../../../contracts/reservations/vocabulary.js';
import { requirementNames } from '../../../contracts/marinas/marina.js';
import { hullTypes, vesselTypes } from '../../../contracts/vocabulary/sizes.js';
import { type AuditValue, list, record, text, word } from '../../platform/audit-trail/audit-values.js';
import type { AuditFact, FoldedView, RecordRef } from '../../platform/audit-trail/audit-views.js';
import {
  type AuditedReservation,
  factsOf,
  CANCELED_AT_WISH,
  PAYMENT_DUE,
  type ReservationField,
  reservationFields,
} from './audit-facts.js';
import type { LostBerth } from '../domain/events/berth-events.js';
import { asReservationEvent, openingOf, type ReservationEvent } from '../domain/events/reservation-event.js';
import type { PassedOver } from '../domain/events/waiting-events.js';
import { evolve } from '../domain/evolve.js';
import { initial } from '../domain/reservation-state.js';
import { type ChangeReason, changeReasons, skipReasons } from '../../../contracts/vocabulary/reservation-words.js';

/** How the history view shows reservation events. */
export const reservationAuditView: FoldedView<AuditedReservation, ReservationEvent, ReservationField> = {
  kind: 'reservation',
  events: {
    ReservationRequested: 'requests',
    InstantBookingInitiated: 'requests',
    InstantBookingConfirmed: 'requests',
    ReservationCreatedByMarina: 'requests',
    PriceSent: 'offers',
    PriceAccepted: 'offers',
    RequirementsConfirmed: 'papers',
    ReservationPutOnWaitingList: 'offers',
    ReservationApproved: 'offers',
    OfferChanged: 'offers',
    TermsOffered: 'offers',
    TermsAccepted: 'offers',
    TermsDeclined: 'offers',
    TermsOfferExpired: 'offers',
    TermsOfferWithdrawn: 'offers',
    DatesSuggested: 'dates',
    SuggestedDatesAccepted: 'dates',
    StayDatesChanged: 'dates',
    ReservationVesselChanged: 'people',
    ReservationLeftGroup: 'people',
    PartyRecorded: 'people',
    ReservationNoteUpdated: 'papers',
    ReservationDocumentAdded: 'papers',
    ReservationDocumentsRemoved: 'papers',
    RequiredDocumentsSet: 'papers',
    BerthAssigned: 'berths',
    BerthUnassigned: 'berths',
    MatchSkipped: 'berths',
    BerthOffered: 'berths',
    BerthOfferAccepted: 'berths',
    BerthOfferDeclined: 'berths',
    BerthOfferExpired: 'berths',
    BerthOfferWithdrawn: 'berths',
    SupplyAlertClosed: 'berths',
    PaymentReceived: 'money',
    ReservationPayerSet: 'money',
    CounterPaymentRecorded: 'money',
    CounterPaymentUndone: 'money',
    DepositWaived: 'money',
    InstalmentRequested: 'money',
    InstalmentReminded: 'money',
    ContractEndAnnounced: 'dates',
    CounterRefundPaid: 'money',
    ReceiptMailed: 'money',
    RefundRequested: 'money',
    RefundIssued: 'money',
    ReservationCanceledByMarina: 'endings',
    ReservationCanceledByBoater: 'endings',
    ReservationExpired: 'endings',
    PaymentExpired: 'endings',
    StayFinished: 'endings',
    StayReopened: 'endings',
    DuplicateMerged: 'requests',
    DuplicateSeparated: 'requests',
    StaySeparated: 'requests',
  },
  fields: reservationFields,
  sets: {
    reservation_status: [...statusCodes, PAYMENT_DUE, CANCELED_AT_WISH],
    next_move: ['MARINA', 'BOATER'],
    customer_type: customerType.options,
    hull_type: hullTypes,
    vessel_type: vesselTypes,
    charged: ['PER_NIGHT', 'TOTAL'],
    payment_method: ['IN_MARINA', 'ONLINE'],
    counter_method: counterMethods,
    requirement: requirementNames,
    cancel_reason: cancelReasons,
    change_reason: changeReasons,
    skip_reason: skipReasons,
    pass_over_reason: passOverReasons,
    loss_reason: lossReasons,
    loss_cause: lossCauses,
    removal_rule: removalRules,
  },
  initial: () => ({ state: initial(), opening: null }),
  evolve: ({ state, opening }, event) => ({ state: evolve(state, event), opening: openingOf(event) ?? opening }),
  facts: factsOf,
  label: ({ opening }) => text(opening?.view_id ?? null),
  owner: (logged) => openingOf(asReservationEvent(logged))?.boater_id ?? null,
  adds: (logged) => saidBy(asReservationEvent(logged)),
  alsoIn: (logged) => passedBy(asReservationEvent(logged)),
  mentions: (logged) => mentionedBy(asReservationEvent(logged)),
  variant: (logged) => variantOf(asReservationEvent(logged)),
};

/** Facts that one event carries, such as reasons and messages; no later event changes them. */
function saidBy(event: ReservationEvent): readonly AuditFact<ReservationField>[] {
  switch (event.type) {
    case 'ReservationPutOnWaitingList':
    case 'ReservationApproved':
      return [{ field: 'message', value: text(event.data.message) }];
    case 'PriceSent':
    case 'OfferChanged':
    case 'DatesSuggested':
      return [...becauseOf(event.data), { field: 'message', value: text(event.data.message) }];
    case 'ReservationCanceledByMarina': {
      const reason = word('cancel_reason', event.data.reason);
      return [{ field: 'cancel_reason', value: reason }, ...closingFacts(event.data)];
    }
    case 'ReservationCanceledByBoater':
      return closingFacts(event.data);
    case 'BerthAssigned': {
      const { suggested_berth_id: suggested, berth_id, skip_reason, past_waiting } = event.data;
      const past = [
        ...becauseOf(event.data),
        { field: 'passed_over' as const, value: list((past_waiting?.stays ?? []).map(givenDirectly)) },
      ];
      if (suggested === berth_id) return past;
      const other = record('berth', suggested);
      return [
        ...past,
        { field: 'suggested_berth', value: other },
        { field: 'skip_reason', value: word('skip_reason', skip_reason) },
      ];
    }
    case 'MatchSkipped':
      return [
        { field: 'skip_reason', value: word('skip_reason', event.data.reason) },
        { field: 'message', value: text(event.data.note) },
      ];
    case 'TermsOffered':
    case 'TermsAccepted':
      return termsFacts(event.data);
    case 'CounterPaymentRecorded':
      return takenFacts(event.data, event.data.received_on);
    case 'CounterRefundPaid':
      return takenFacts(event.data, event.data.paid_on);
    case 'CounterPaymentUndone':
      return [{ field: 'message', value: text(event.data.reason) }];
    case 'DepositWaived':
      return [{ field: 'message', value: text(event.data.reason) }];
    case 'InstalmentRequested':
    case 'InstalmentReminded':
      return [{ field: 'due_on', value: { is: 'date', date: event.data.due_on } }];
    case 'BerthOffered':
      return [
        { field: 'place_in_line', value: { is: 'number', value: event.data.place } },
        { field: 'passed_over', value: list(event.data.passed_over.map(passedOver)) },
      ];
    case 'BerthOfferDeclined':
      return [{ field: 'message', value: text(event.data.message) }];
    case 'BerthOfferWithdrawn':
      return [
        { field: 'skip_reason', value: word('skip_reason', event.data.skip_reason) },
        { field: 'message', value: text(event.data.note) },
      ];
    case 'BerthUnassigned':
      return [{ field: 'lost_because', value: lostBecause(event.data.lost) }];
    default:
      return [];
  }
}

/** A cancellation that the boater asked for is titled as such. */
function variantOf(event: ReservationEvent): string | null {
  return event.type === 'ReservationCanceledByMarina' && event.data.reason === 'customer' ? 'wish' : null;
}

/** Why staff changed the stay; no fact where they did not say. */
function becauseOf({ reason }: { readonly reason?: ChangeReason | undefined }): AuditFact<ReservationField>[] {
  return reason === undefined ? [] : [{ field: 'change_reason', value: word('change_reason', reason) }];
}

function lostBecause(lost: LostBerth | undefined) {
  return lost?.cause === undefined ? word('loss_reason', lost?.reason ?? null) : word('loss_cause', lost.cause);
}

/** The berth, and those whom giving it directly passed over; the stay that goes on in place of a duplicate. */
function passedBy(event: ReservationEvent): RecordRef[] {
  if (event.type === 'ReservationCanceledByMarina' && event.data.duplicate_of !== undefined) {
    return [{ kind: 'reservation', id: event.data.duplicate_of }];
  }
  if (event.type !== 'BerthAssigned' || event.data.past_waiting === undefined) return [];
  const { berth_id, past_waiting } = event.data;
  const stays = past_waiting.stays.map(({ reservation_id: id }) => ({ kind: 'reservation', id }));
  return [{ kind: 'berth', id: berth_id }, ...stays];
}

const givenDirectly = (stay: Pick<PassedOver, 'reservation_id' | 'place'>): AuditValue =>
  passedOver({ ...stay, reason: 'given_directly' });

/** The reservation that was passed over, its place, and the reasons. */
function passedOver({ reservation_id, place, reason, rule, skip_reason }: PassedOver): AuditValue {
  const why = word('removal_rule', rule ?? null) ?? word('skip_reason', skip_reason ?? null);
  return {
    is: 'joined',
    parts: [
      { is: 'number', value: place },
      { is: 'text', text: ': ' },
      { is: 'record', kind: 'reservation', id: reservation_id },
      { is: 'text', text: ', ' },
      { is: 'word', set: 'pass_over_reason', code: reason },
      ...(why === null ? [] : [{ is: 'text' as const, text: ' (' }, why, { is: 'text' as const, text: ')' }]),
    ],
  };
}

/** The rules that are offered or accepted with a price. */
function termsFacts({ terms }: { readonly terms: AgreedTerms }): AuditFact<ReservationField>[] {
  const steps = terms.refund_steps.map(({ days_before_arrival, refund_percent }): AuditValue => ({
    is: 'joined',
    parts: [
      { is: 'percent', value: refund_percent },
      { is: 'text', text: ', ' },
      { is: 'count', of: 'days', count: days_before_arrival },
    ],
  }));
  return [
    { field: 'refund_terms', value: list(steps) },
    { field: 'policy_file', value: text(terms.policy_file?.name ?? null) },
    { field: 'shown_requirements', value: list(terms.requirements.map(text)) },
  ];
}

/** How money changed hands at the counter. */
function takenFacts(
  { method, reference }: { readonly method: CounterMethod; readonly reference: string | null },
  date: string,
): AuditFact<ReservationField>[] {
  return [
    { field: 'counter_method', value: word('counter_method', method) },
    { field: 'counter_date', value: { is: 'date', date } },
    { field: 'counter_reference', value: text(reference) },
  ];
}

function closingFacts({ refund, message }: { readonly refund: number; readonly message: string | null }) {
  const back: AuditFact<ReservationField> = { field: 'refund', value: refund === 0 ? null : money(refund) };
  const sent: AuditFact<ReservationField> = { field: 'message', value: text(message) };
  return [back, sent];
}

function mentionedBy(event: ReservationEvent): Readonly<Record<string, AuditValue>> {
  switch (event.type) {
    case 'BerthAssigned':
    case 'BerthOffered':
      return { berth: { is: 'text', text: event.data.label } };
    case 'BerthUnassigned':
    case 'MatchSkipped':
    case 'BerthOfferAccepted':
    case 'BerthOfferDeclined':
    case 'BerthOfferExpired':
    case 'BerthOfferWithdrawn':
      return { berth: { is: 'record', kind: 'berth', id: event.data.berth_id } };
    case 'InstalmentRequested':
    case 'InstalmentReminded':
      return { number: { is: 'number', value: event.data.number }, amount: money(event.data.open) };
    case 'DuplicateMerged':
    case 'DuplicateSeparated':
      return { duplicate: { is: 'text', text: event.data.duplicate_view_id } };
    case 'PaymentReceived':
    case 'CounterPaymentRecorded':
    case 'CounterPaymentUndone':
    case 'DepositWaived':
    case 'CounterRefundPaid':
    case 'ReceiptMailed':
    case 'RefundRequested':
    case 'RefundIssued':
      return { amount: money(event.data.amount) };
    default:
      return {};
  }
}

/** Formats an amount in the marina's currency, in which all payments and refunds are made. */
function money(minor: number): AuditValue {
  return { is: 'money', minor, currency: null };
}
