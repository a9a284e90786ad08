export type EntryMark = 'our_move' | 'waiting' | 'booked' | 'waiting_list' | 'expired' | 'cancelled' | 'plain';

const marks: Readonly<Record<string, EntryMark>> = {
  ReservationRequested: 'our_move',
  PriceAccepted: 'our_move',
  SuggestedDatesAccepted: 'our_move',
  AbsenceTurnedDown: 'our_move',
  PriceSent: 'waiting',
  TermsOffered: 'waiting',
  TermsAccepted: 'booked',
  DatesSuggested: 'waiting',
  InstantBookingInitiated: 'waiting',
  ReservationPutOnWaitingList: 'waiting_list',
  ReservationApproved: 'booked',
  InstantBookingConfirmed: 'booked',
  PaymentReceived: 'booked',
  BerthAssigned: 'booked',
  BerthAllocated: 'booked',
  VesselArrived: 'booked',
  ReservationCanceledByMarina: 'cancelled',
  ReservationCanceledByBoater: 'cancelled',
  AbsenceCanceled: 'cancelled',
  ReservationExpired: 'expired',
  PaymentExpired: 'expired',
  StayFinished: 'expired',
  StayReopened: 'booked',
};

/** Returns the status mark of the record after an entry. Changes that do not affect the status return `plain`. */
export function markOf(eventType: string): EntryMark {
  return marks[eventType] ?? 'plain';
}
