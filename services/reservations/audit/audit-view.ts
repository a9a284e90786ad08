import { customerType } from '../../../contracts/customers/vocabulary-schemas.js';
import { cancelReasons, skipReasons, statusCodes } from '../../../contracts/reservations/vocabulary.js';
import { requirementNames } from '../../../contracts/marinas/marina.js';
import { hullTypes, vesselTypes } from '../../../contracts/vocabulary/sizes.js';
import { type AuditValue, record, text, word } from '../../platform/audit-trail/audit-values.js';
import type { AuditFact, FoldedView } from '../../platform/audit-trail/audit-views.js';
import {
  type AuditedReservation,
  factsOf,
  PAYMENT_DUE,
  type ReservationField,
  reservationFields,
} from './audit-facts.js';
import { asReservationEvent, openingOf, type ReservationEvent } from '../domain/events/reservation-event.js';
import { evolve } from '../domain/evolve.js';
import { initial } from '../domain/reservation-state.js';

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
    ReservationPutOnWaitingList: 'offers',
    ReservationApproved: 'offers',
    OfferChanged: 'offers',
    DatesSuggested: 'dates',
    SuggestedDatesAccepted: 'dates',
    StayDatesChanged: 'dates',
    ReservationVesselChanged: 'people',
    ReservationNoteUpdated: 'papers',
    ReservationDocumentAdded: 'papers',
    RequiredDocumentsSet: 'papers',
    BerthAssigned: 'berths',
    BerthUnassigned: 'berths',
    MatchSkipped: 'berths',
    PaymentReceived: 'money',
    RefundRequested: 'money',
    RefundIssued: 'money',
    ReservationCanceledByMarina: 'endings',
    ReservationCanceledByBoater: 'endings',
    ReservationExpired: 'endings',
    PaymentExpired: 'endings',
    StayFinished: 'endings',
  },
  fields: reservationFields,
  sets: {
    reservation_status: [...statusCodes, PAYMENT_DUE],
    next_move: ['MARINA', 'BOATER'],
    customer_type: customerType.options,
    hull_type: hullTypes,
    vessel_type: vesselTypes,
    charged: ['PER_NIGHT', 'TOTAL'],
    payment_method: ['IN_MARINA', 'ONLINE'],
    requirement: requirementNames,
    cancel_reason: cancelReasons,
    skip_reason: skipReasons,
  },
  initial: () => ({ state: initial(), opening: null }),
  evolve: ({ state, opening }, event) => ({ state: evolve(state, event), opening: openingOf(event) ?? opening }),
  facts: factsOf,
  label: ({ opening }) => text(opening?.view_id ?? null),
  owner: (logged) => openingOf(asReservationEvent(logged))?.boater_id ?? null,
  adds: (logged) => saidBy(asReservationEvent(logged)),
  mentions: (logged) => mentionedBy(asReservationEvent(logged)),
};

/** Facts that one event carries, such as reasons and messages; no later event changes them. */
function saidBy(event: ReservationEvent): readonly AuditFact<ReservationField>[] {
  switch (event.type) {
    case 'PriceSent':
    case 'ReservationPutOnWaitingList':
    case 'ReservationApproved':
    case 'OfferChanged':
    case 'DatesSuggested':
      return [{ field: 'message', value: text(event.data.message) }];
    case 'ReservationCanceledByMarina': {
      const reason = word('cancel_reason', event.data.reason);
      return [{ field: 'cancel_reason', value: reason }, ...closingFacts(event.data)];
    }
    case 'ReservationCanceledByBoater':
      return closingFacts(event.data);
    case 'BerthAssigned': {
      const { suggested_berth_id: suggested, berth_id, skip_reason } = event.data;
      if (suggested === berth_id) return [];
      const other = record('berth', suggested);
      return [
        { field: 'suggested_berth', value: other },
        { field: 'skip_reason', value: word('skip_reason', skip_reason) },
      ];
    }
    case 'MatchSkipped':
      return [
        { field: 'skip_reason', value: word('skip_reason', event.data.reason) },
        { field: 'message', value: text(event.data.note) },
      ];
    default:
      return [];
  }
}

function closingFacts({ refund, message }: { readonly refund: number; readonly message: string | null }) {
  const back: AuditFact<ReservationField> = { field: 'refund', value: refund === 0 ? null : money(refund) };
  const sent: AuditFact<ReservationField> = { field: 'message', value: text(message) };
  return [back, sent];
}

function mentionedBy(event: ReservationEvent): Readonly<Record<string, AuditValue>> {
  switch (event.type) {
    case 'BerthAssigned':
      return { berth: { is: 'text', text: event.data.label } };
    case 'BerthUnassigned':
    case 'MatchSkipped':
      return { berth: { is: 'record', kind: 'berth', id: event.data.berth_id } };
    case 'PaymentReceived':
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
