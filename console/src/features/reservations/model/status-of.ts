import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { DisplayedStatus } from '../../../../../contracts/reservations/vocabulary.js';

/** The marks of the console (ui/status). */
export type ChipKind = 'our_move' | 'waiting' | 'booked' | 'payment_due' | 'waiting_list' | 'expired' | 'cancelled';

const kinds: Readonly<Record<DisplayedStatus, ChipKind>> = {
  '-': 'expired',
  initiated: 'our_move',
  instant_booking_initiated: 'waiting',
  pending: 'our_move',
  waiting: 'waiting',
  waiting_list: 'waiting_list',
  approved: 'booked',
  canceled_by_boater: 'cancelled',
  canceled_by_marina: 'cancelled',
  expired_no_marina_response: 'expired',
  expired_no_boater_response: 'expired',
  payment_expired: 'expired',
  marina_added_dates: 'waiting',
  boater_accepted_suggested_dates: 'our_move',
  finished: 'expired',
  updated: 'expired',
  boater_accepted: 'expired',
  boater_added_documents: 'expired',
};

/** A booking with money still due has an open mark. */
export function chipKind(status: DisplayedStatus, payment: ReservationDetail['payment'] | null): ChipKind {
  return status === 'approved' && payment?.payment_status === 'due' ? 'payment_due' : kinds[status];
}

/** Key of the status' words in the catalogue; what is approved is called as the list calls it, by its mark. */
export function statusWords(status: DisplayedStatus, kind: ChipKind) {
  if (status === 'approved') return kind === 'payment_due' ? 'status_payment_due' : 'status_booked';
  return `status_${status === '-' ? 'none' : status}` as const;
}

const over: readonly DisplayedStatus[] = [
  'canceled_by_boater',
  'canceled_by_marina',
  'expired_no_marina_response',
  'expired_no_boater_response',
  'payment_expired',
  'finished',
];

/** Nothing comes of it any more: it needs no berth. */
export function isOver(status: DisplayedStatus): boolean {
  return over.includes(status);
}
