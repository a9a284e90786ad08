import type { Interaction } from '../../../contracts/customers/vocabulary.js';
import type { ReservationFact } from '../../../contracts/reservations/events.js';

/** What happened between a boater and the marina, and when (UTC). */
export interface LastInteraction {
  at: string;
  kind: Interaction;
}

const ofReservation: Readonly<Partial<Record<ReservationFact['type'], Interaction>>> = {
  ReservationRequested: 'requested',
  InstantBookingInitiated: 'requested',
  InstantBookingConfirmed: 'booked',
  ReservationCreatedByMarina: 'offered',
  PriceSent: 'offered',
  DatesSuggested: 'offered',
  PriceAccepted: 'accepted',
  SuggestedDatesAccepted: 'accepted',
  TermsAccepted: 'accepted',
  ReservationApproved: 'booked',
  ReservationPutOnWaitingList: 'waiting',
  ReservationDocumentAdded: 'documents',
  PaymentReceived: 'paid',
  ReservationCanceledByMarina: 'cancelled',
  ReservationCanceledByBoater: 'cancelled',
  StayFinished: 'departed',
};

/** The interaction that an event of a reservation records; null for events between neither. */
export function interactionOf(fact: ReservationFact): Interaction | null {
  return ofReservation[fact.type] ?? null;
}

/** The later of two; an event that arrives late changes nothing. */
export function later(one: LastInteraction | null, other: LastInteraction): LastInteraction {
  return one !== null && one.at > other.at ? one : other;
}
