import { berthAssigned, berthUnassigned, matchSkipped } from './berth-events.js';
import {
  paymentExpired,
  reservationCanceledByBoater,
  reservationCanceledByMarina,
  reservationExpired,
  stayFinished,
} from './closing-events.js';
import type { EventOf } from './event-shapes.js';
import {
  offerChanged,
  priceAccepted,
  priceSent,
  reservationApproved,
  reservationPutOnWaitingList,
} from './offer-events.js';
import {
  instantBookingConfirmed,
  instantBookingInitiated,
  reservationCreatedByMarina,
  reservationRequested,
} from './opening-events.js';
import { paymentReceived, refundIssued, refundRequested } from './payment-events.js';
import {
  datesSuggested,
  requiredDocumentsSet,
  reservationDocumentAdded,
  reservationNoteUpdated,
  reservationVesselChanged,
  stayDatesChanged,
  suggestedDatesAccepted,
} from './stay-events.js';

/** Every event of a reservation's stream, for the platform's registry. */
export const reservationEvents = [
  reservationRequested,
  instantBookingInitiated,
  instantBookingConfirmed,
  reservationCreatedByMarina,
  priceSent,
  priceAccepted,
  reservationPutOnWaitingList,
  reservationApproved,
  offerChanged,
  datesSuggested,
  suggestedDatesAccepted,
  stayDatesChanged,
  reservationVesselChanged,
  reservationNoteUpdated,
  reservationDocumentAdded,
  requiredDocumentsSet,
  berthAssigned,
  berthUnassigned,
  matchSkipped,
  paymentReceived,
  refundRequested,
  refundIssued,
  reservationCanceledByMarina,
  reservationCanceledByBoater,
  reservationExpired,
  paymentExpired,
  stayFinished,
] as const;

export type ReservationEvent = EventOf<(typeof reservationEvents)[number]>;
/** One of them by its type. */
export type ReservationEventOf<T extends ReservationEvent['type']> = Extract<ReservationEvent, { type: T }>;
