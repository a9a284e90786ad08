import type { ReservationRow } from '../../../../../contracts/reservations/list.js';
import type { StatusCode, StatusLabel } from '../../../../../contracts/reservations/vocabulary.js';
import type { StatusKind } from '../../../ui/status/status-kind.js';

/** What a status is called in the lists; by key of the catalogue. */
export const statusWords = [
  'statusNewRequest',
  'statusDatesAccepted',
  'statusOfferAccepted',
  'statusDocumentsAdded',
  'statusPending',
  'statusUnpaidInstantBooking',
  'statusWaitingForBoater',
  'statusDatesSuggested',
  'statusWaitingList',
  'statusPaymentDue',
  'statusBooked',
  'statusExpired',
  'statusCancelled',
  'statusFinished',
  'statusUnknown',
] as const;
export type StatusWord = (typeof statusWords)[number];

export interface ShownStatus {
  readonly kind: StatusKind;
  readonly word: StatusWord;
}

/** The facts of a row that its status is shown by. */
export type StatusFacts = Pick<ReservationRow, 'reservation_status' | 'status_code' | 'action_required'>;

/** The status as the list marks it: from the status the server derived, told apart by the newest code where one status means several things. */
export function shownStatus({ reservation_status, status_code, action_required }: StatusFacts): ShownStatus {
  switch (reservation_status) {
    case 'initiated':
      return { kind: 'our_move', word: 'statusNewRequest' };
    case 'boater_accepted_suggested_dates':
      return { kind: 'our_move', word: 'statusDatesAccepted' };
    case 'instant_booking_initiated':
      return { kind: 'waiting', word: 'statusUnpaidInstantBooking' };
    case 'pending':
    case 'updated':
    case 'boater_accepted':
    case 'boater_added_documents':
      return { kind: 'our_move', word: pendingWord(status_code) };
    case 'waiting':
      return { kind: 'waiting', word: 'statusWaitingForBoater' };
    case 'marina_added_dates':
      return { kind: 'waiting', word: 'statusDatesSuggested' };
    case 'waiting_list':
      return { kind: 'waiting_list', word: 'statusWaitingList' };
    case 'approved':
      return action_required === 'BOATER'
        ? { kind: 'payment_due', word: 'statusPaymentDue' }
        : { kind: 'booked', word: 'statusBooked' };
    case 'expired_no_marina_response':
    case 'expired_no_boater_response':
    case 'payment_expired':
      return { kind: 'expired', word: 'statusExpired' };
    case 'canceled_by_boater':
    case 'canceled_by_marina':
      return { kind: 'cancelled', word: 'statusCancelled' };
    case 'finished':
      return { kind: 'expired', word: 'statusFinished' };
    case '-':
      return { kind: 'expired', word: 'statusUnknown' };
  }
}

function pendingWord(code: StatusCode): StatusWord {
  if (code === 'BOATER_ACCEPTED') return 'statusOfferAccepted';
  return code === 'BOATER_ADDED_DOCUMENTS' ? 'statusDocumentsAdded' : 'statusPending';
}

/** Somebody of ours must act: such rows are marked at their left edge. */
export function isOurMove(row: Pick<ReservationRow, 'action_required'>): boolean {
  return row.action_required === 'MARINA';
}

/** The short words of the lists (spec 2 §4), in the order they are offered in. */
export const labelOrder: readonly Exclude<StatusLabel, '-'>[] = [
  'pending',
  'waiting',
  'approved',
  'canceled',
  'finished',
];
