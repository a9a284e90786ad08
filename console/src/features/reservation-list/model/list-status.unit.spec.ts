import { describe, expect, it } from '@jest/globals';
import {
  type ActionRequired,
  type DisplayedStatus,
  displayedStatuses,
  type StatusCode,
} from '../../../../../contracts/reservations/vocabulary.js';
import { isOurMove, shownStatus } from './list-status.js';

describe('the status of a row', () => {
  it.each<[DisplayedStatus, StatusCode, ActionRequired, string]>([
    ['initiated', 'INITIATED', 'MARINA', 'our_move statusNewRequest'],
    ['pending', 'BOATER_ACCEPTED', 'MARINA', 'our_move statusOfferAccepted'],
    ['pending', 'BOATER_ADDED_DOCUMENTS', 'MARINA', 'our_move statusDocumentsAdded'],
    ['pending', 'UPDATED', 'MARINA', 'our_move statusPending'],
    ['updated', 'UPDATED', null, 'our_move statusPending'],
    ['boater_accepted', 'BOATER_ACCEPTED', null, 'our_move statusOfferAccepted'],
    ['boater_added_documents', 'BOATER_ADDED_DOCUMENTS', null, 'our_move statusDocumentsAdded'],
    ['boater_accepted_suggested_dates', 'BOATER_ACCEPTED_SUGGESTED_DATES', 'MARINA', 'our_move statusDatesAccepted'],
    ['instant_booking_initiated', 'INSTANT_BOOKING_INITIATED', 'BOATER', 'waiting statusUnpaidInstantBooking'],
    ['waiting', 'UPDATED', 'BOATER', 'waiting statusWaitingForBoater'],
    ['waiting', 'BOATER_ADDED_DOCUMENTS', 'BOATER', 'waiting statusWaitingForBoater'],
    ['marina_added_dates', 'MARINA_ADDED_DATES', 'BOATER', 'waiting statusDatesSuggested'],
    ['waiting_list', 'WAITING_LIST', 'MARINA', 'waiting_list statusWaitingList'],
    ['approved', 'APPROVED', 'BOATER', 'payment_due statusPaymentDue'],
    ['approved', 'APPROVED', null, 'booked statusBooked'],
    ['approved', 'INSTANT_BOOK', null, 'booked statusBooked'],
    ['canceled_by_boater', 'CANCELED_BY_BOATER', null, 'cancelled statusCancelled'],
    ['canceled_by_marina', 'CANCELED_BY_MARINA', null, 'cancelled statusCancelled'],
    ['expired_no_marina_response', 'EXPIRED_NO_MARINA_RESPONSE', null, 'expired statusExpired'],
    ['expired_no_boater_response', 'EXPIRED_NO_BOATER_RESPONSE', null, 'expired statusExpired'],
    ['payment_expired', 'PAYMENT_EXPIRED', null, 'expired statusExpired'],
    ['finished', 'FINISHED', null, 'expired statusFinished'],
    ['-', 'INITIATED', null, 'expired statusUnknown'],
  ])('%s after %s, moved by %s: %s', (reservation_status, status_code, action_required, shown) => {
    const { kind, word } = shownStatus({ reservation_status, status_code, action_required });
    expect(`${kind} ${word}`).toBe(shown);
  });

  it.each(displayedStatuses)('%s has a mark', (reservation_status) => {
    const row = { reservation_status, status_code: 'UPDATED', action_required: null } as const;
    expect(shownStatus(row)).toEqual({ kind: expect.any(String), word: expect.any(String) });
  });

  it.each([
    ['MARINA', true],
    ['BOATER', false],
    [null, false],
  ] as const)('is our move when %s must act: %s', (action_required, ours) => {
    expect(isOurMove({ action_required })).toBe(ours);
  });
});
