import type { ServiceCode } from '../../../contracts/messages/vocabulary.js';
import type { ReservationFact } from '../../../contracts/reservations/events.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';

/** A message that the product writes, with the words that a person sent along. */
export interface ServiceMessage {
  id: string;
  status_code: ServiceCode;
  created_at: string;
  /** Position in the log. */
  position: number;
  suggested_dates: { start_date: string; end_date: string }[];
  /** What the person wrote with the offer or the cancellation; null: nothing. */
  words: ServiceWords | null;
}

export interface ServiceWords {
  text: string;
  sender_id: string;
  sender_name: string;
}

/**
 * The service code of a reservation's fact in its conversation (spec 2 §4); null if it has no message.
 * @param decided whether the marina had approved before: ending a request is a decline, ending a booking is not
 */
export function serviceCodeOf(fact: ReservationFact, decided: boolean): ServiceCode | null {
  switch (fact.type) {
    case 'ReservationRequested':
      return 'INITIATED';
    case 'InstantBookingConfirmed':
      return 'INSTANT_BOOK';
    case 'PriceSent':
    case 'OfferChanged':
      return 'UPDATED_BY_MARINA';
    case 'PriceAccepted':
      return 'BOATER_ACCEPTED';
    case 'ReservationPutOnWaitingList':
      return 'ON_HOLD';
    case 'ReservationApproved':
      return 'APPROVED';
    case 'DatesSuggested':
      return 'MARINA_ADDED_DATES';
    case 'SuggestedDatesAccepted':
      return 'BOATER_ACCEPTED_SUGGESTED_DATES';
    case 'ReservationDocumentAdded':
      return 'BOATER_ADDED_DOCUMENTS';
    case 'PaymentReceived':
      return 'PAYED';
    case 'ReservationCanceledByMarina':
      return decided ? 'CANCELED_BY_MARINA' : 'MARINA_DECLINED';
    case 'ReservationCanceledByBoater':
      return fact.data.declined ? 'BOATER_DECLINED' : 'CANCELED_BY_BOATER';
    case 'ReservationExpired':
      return fact.data.silence === 'NO_MARINA_RESPONSE' ? 'EXPIRED_NO_MARINA_RESPONSE' : 'EXPIRED_NO_BOATER_RESPONSE';
    // "Did not respond or pay by the due date" is one message (spec 2 §4).
    case 'PaymentExpired':
      return 'EXPIRED_NO_BOATER_RESPONSE';
    case 'TermsAccepted':
    case 'TermsDeclined':
    case 'InstantBookingInitiated':
    case 'ReservationCreatedByMarina':
    case 'StayDatesChanged':
    case 'ReservationVesselChanged':
    case 'BerthAssigned':
    case 'BerthUnassigned':
    case 'StayFinished':
    case 'StayReopened':
    case 'StaySeparated':
      return null;
    default:
      return fact satisfies never;
  }
}

/** Whether the fact is the marina's approval. */
export function decides(fact: ReservationFact): boolean {
  return fact.type === 'ReservationApproved' || fact.type === 'InstantBookingConfirmed';
}

/** Whether the fact ends a reservation, which nobody approves afterwards. */
export function ends({ type }: ReservationFact): boolean {
  return (
    type === 'ReservationCanceledByMarina' || type === 'ReservationCanceledByBoater' || type === 'ReservationExpired'
  );
}

/** The service message of a fact, or null. */
export function serviceMessageOf(
  fact: ReservationFact,
  { id, position, metadata: { actor } }: Pick<LoggedEvent, 'id' | 'position' | 'metadata'>,
  decided: boolean,
): ServiceMessage | null {
  const status_code = serviceCodeOf(fact, decided);
  if (status_code === null) return null;
  const suggested_dates = fact.type === 'DatesSuggested' ? fact.data.suggested_dates : [];
  const text = 'message' in fact.data ? (fact.data.message ?? '') : '';
  const words = text === '' ? null : { text, sender_id: actor.id, sender_name: actor.name ?? '' };
  return { id, status_code, created_at: fact.data.at, position, suggested_dates, words };
}
