import type { StatusKind } from '../../../ui/status/status-kind.js';

const marks: Readonly<Record<string, StatusKind>> = {
  ReservationRequested: 'our_move',
  PriceAccepted: 'our_move',
  SuggestedDatesAccepted: 'our_move',
  ReservationDocumentAdded: 'our_move',
  BerthOfferAccepted: 'our_move',
  CustomerRequestFiled: 'our_move',
  CardRenewalRequested: 'our_move',
  InstantBookingConfirmed: 'booked',
  PaymentReceived: 'booked',
  TermsAccepted: 'booked',
  ReservationCanceledByBoater: 'cancelled',
  AbsenceCanceled: 'cancelled',
  ReservationExpired: 'expired',
  PaymentExpired: 'expired',
  BerthOfferDeclined: 'expired',
  TermsDeclined: 'expired',
  AbsenceReported: 'waiting',
  AbsenceChanged: 'waiting',
};

/** The mark of an event; events of cards and people have the neutral one. */
export function highlightMark(eventType: string): StatusKind {
  return marks[eventType] ?? 'waiting_list';
}
