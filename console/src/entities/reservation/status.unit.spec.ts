import { describe, expect, it } from '@jest/globals';
import { type StatusCode, statusCodes } from '../../../../contracts/reservations/vocabulary.js';
import { boaterWordOf, isOver, shownStatus, standingCode, statusOfEntry } from './status.js';
import { type DisplayedStatus, displayedStatuses } from '../../../../contracts/vocabulary/reservation-words.js';
import type { ActionRequired } from '../../../../contracts/vocabulary/reservation-words-schemas.js';

describe('the status of a reservation', () => {
  it.each<[DisplayedStatus, StatusCode, ActionRequired, string]>([
    ['initiated', 'INITIATED', 'MARINA', 'our_move new_request'],
    ['pending', 'BOATER_ACCEPTED', 'MARINA', 'our_move offer_accepted'],
    ['pending', 'UPDATED', 'MARINA', 'our_move pending'],
    ['updated', 'UPDATED', null, 'expired updated'],
    ['boater_accepted', 'BOATER_ACCEPTED', null, 'expired offer_accepted'],
    ['boater_added_documents', 'BOATER_ADDED_DOCUMENTS', null, 'expired documents_added'],
    ['boater_accepted_suggested_dates', 'BOATER_ACCEPTED_SUGGESTED_DATES', 'MARINA', 'our_move dates_accepted'],
    ['instant_booking_initiated', 'INSTANT_BOOKING_INITIATED', 'BOATER', 'waiting instant_booking_unpaid'],
    ['waiting', 'UPDATED', 'BOATER', 'waiting waiting_for_boater'],
    ['waiting', 'BOATER_ADDED_DOCUMENTS', 'BOATER', 'waiting waiting_for_boater'],
    ['marina_added_dates', 'MARINA_ADDED_DATES', 'BOATER', 'waiting dates_suggested'],
    ['waiting_list', 'WAITING_LIST', 'MARINA', 'waiting_list waiting_list'],
    ['approved', 'APPROVED', 'BOATER', 'payment_due payment_due'],
    ['approved', 'APPROVED', null, 'booked booked'],
    ['approved', 'INSTANT_BOOK', null, 'booked booked'],
    ['canceled_by_boater', 'CANCELED_BY_BOATER', null, 'cancelled cancelled_by_boater, short cancelled'],
    ['canceled_by_marina', 'CANCELED_BY_MARINA', null, 'cancelled cancelled_by_us, short cancelled'],
    ['expired_no_marina_response', 'EXPIRED_NO_MARINA_RESPONSE', null, 'expired expired_by_us, short expired'],
    ['expired_no_boater_response', 'EXPIRED_NO_BOATER_RESPONSE', null, 'expired expired_by_boater, short expired'],
    ['payment_expired', 'PAYMENT_EXPIRED', null, 'expired payment_expired, short expired'],
    ['finished', 'FINISHED', null, 'expired finished'],
    ['-', 'INITIATED', null, 'expired none'],
  ])('%s after %s, moved by %s: %s', (reservation_status, status_code, action_required, shown) => {
    const payment_due = action_required === 'BOATER';
    const { kind, word, short } = shownStatus({ reservation_status, status_code, payment_due, statuses: [] });
    expect(`${kind} ${word}${short === word ? '' : `, short ${short}`}`).toBe(shown);
  });

  it.each(displayedStatuses)('%s has a mark and words', (reservation_status) => {
    const facts = { reservation_status, status_code: 'UPDATED', payment_due: false, statuses: [] } as const;
    expect(shownStatus(facts)).toEqual({
      kind: expect.any(String),
      word: expect.any(String),
      short: expect.any(String),
    });
  });

  it('names whose wish a cancellation by the marina was', () => {
    const of = (cancel_reason?: 'customer' | 'full') => {
      const at = { action_required: null, created_at: '2027-05-03T10:00:00.000Z' };
      const entry = { status_code: 'CANCELED_BY_MARINA' as const, ...at, ...(cancel_reason && { cancel_reason }) };
      const facts = { reservation_status: 'canceled_by_marina', status_code: entry.status_code } as const;
      const { word } = shownStatus({ ...facts, payment_due: false, statuses: [entry] });
      return [word, boaterWordOf(facts.reservation_status, [entry])];
    };
    expect(of('customer')).toEqual(['cancelled_at_wish', 'canceledAtWish']);
    expect(of('full')).toEqual(['cancelled_by_us', 'canceledByUs']);
    // Cancelled before entries had reasons.
    expect(of()).toEqual(['cancelled_by_us', 'canceledByUs']);
  });

  it('is over once nothing comes of the reservation', () => {
    expect(displayedStatuses.filter(isOver)).toEqual([
      'canceled_by_boater',
      'canceled_by_marina',
      'expired_no_marina_response',
      'expired_no_boater_response',
      'payment_expired',
      'finished',
    ]);
  });
});

describe('the status that an entry of the history gives', () => {
  it.each(statusCodes)('%s, nobody named to move, gives its own or none', (status_code) => {
    const ofWhoMoves = ['UPDATED', 'BOATER_ACCEPTED', 'BOATER_ADDED_DOCUMENTS'].includes(status_code);
    const status = statusOfEntry({ status_code, action_required: null });
    expect(status).toBe(ofWhoMoves ? null : status_code === 'INSTANT_BOOK' ? 'approved' : status_code.toLowerCase());
  });

  it.each(['UPDATED', 'BOATER_ACCEPTED', 'BOATER_ADDED_DOCUMENTS'] as const)('%s by who must move', (status_code) => {
    expect(statusOfEntry({ status_code, action_required: 'MARINA' })).toBe('pending');
    expect(statusOfEntry({ status_code, action_required: 'BOATER' })).toBe('waiting');
  });

  const entry = (status_code: StatusCode, hour: string) =>
    ({ status_code, action_required: null, created_at: `2027-05-02T${hour}:00:00.000Z` }) as const;
  it('comes from the newest, whatever their order, with added documents set aside', () => {
    const entries = [entry('BOATER_ACCEPTED', '11'), entry('UPDATED', '10'), entry('BOATER_ADDED_DOCUMENTS', '12')];
    expect(standingCode(entries)).toBe('BOATER_ACCEPTED');
    expect(standingCode([entry('UPDATED', '10'), entry('BOATER_ACCEPTED', '10')])).toBe('BOATER_ACCEPTED');
    expect(standingCode([])).toBeNull();
  });
});

it('The boater reads one word for all ways of expiring, and one for statuses of other systems', () => {
  expect(boaterWordOf('expired_no_marina_response')).toBe('lapsed');
  expect(boaterWordOf('expired_no_boater_response')).toBe('lapsed');
  expect(boaterWordOf('payment_expired')).toBe('lapsed');
  expect(boaterWordOf('approved')).toBe('booked');
  expect(boaterWordOf('-')).toBe('other');
});
