import { describe, expect, it } from '@jest/globals';
import { reservationDetail, type ReservationDetail } from '../../../../contracts/reservations/detail.js';
import { exampleDetail } from '../../../../contracts/reservations/examples.js';
import { openRefund, situationOf, whoseMove } from './situation.js';
import { displayedStatuses } from '../../../../contracts/vocabulary/reservation-words.js';

const reservation = reservationDetail.parse(exampleDetail);
const at = (change: Partial<ReservationDetail>): ReservationDetail => ({ ...reservation, ...change });
const place = { today: '2027-06-01', inventory: true };
const unpaid = { ...reservation.payment, payment_standing: 'due' as const, payment_due_at: '2027-06-03T10:00:00.000Z' };
const settled = { ...reservation.payment, balance: 0 };

describe('whose move it is', () => {
  it.each([
    ['a new request', at({ reservation_status: 'initiated' }), 'requested', 'us'],
    ['dates that the boater chose', at({ reservation_status: 'boater_accepted_suggested_dates' }), 'datesChosen', 'us'],
    ['an accepted price', at({ reservation_status: 'pending' }), 'accepted', 'us'],
    [
      'an accepted price of a stay that is over',
      at({ reservation_status: 'pending', end_date: '2027-05-31' }),
      'acceptedLate',
      'us',
    ],
    [
      'an accepted price with papers missing',
      at({ reservation_status: 'pending', missing_documents: ['VESSEL_INSURANCE'] }),
      'papersMissing',
      'boater',
    ],
    ['the waiting list', at({ reservation_status: 'waiting_list' }), 'queued', 'us'],
    ['a price that was sent', at({ reservation_status: 'waiting' }), 'offered', 'boater'],
    ['dates that were suggested', at({ reservation_status: 'marina_added_dates' }), 'datesOffered', 'boater'],
    ['an instant booking', at({ reservation_status: 'instant_booking_initiated' }), 'instantUnpaid', 'boater'],
    ['a booking with a payment due', at({ reservation_status: 'approved', payment: unpaid }), 'bookedUnpaid', 'boater'],
    [
      'a booking with its berth',
      at({ reservation_status: 'approved', berth_id: 'x', selected_match: null, payment: settled }),
      'booked',
      'nobody',
    ],
    [
      'a booking with a balance',
      at({ reservation_status: 'approved', berth_id: 'x', selected_match: null }),
      'bookedBalance',
      'nobody',
    ],
    [
      'a stay that has begun, with its berth',
      at({
        reservation_status: 'approved',
        berth_id: 'x',
        selected_match: null,
        payment: settled,
        start_date: '2027-05-31',
      }),
      'begun',
      'nobody',
    ],
    [
      'a stay that has begun, with a balance',
      at({ reservation_status: 'approved', berth_id: 'x', selected_match: null, start_date: '2027-05-31' }),
      'begunBalance',
      'nobody',
    ],
    [
      'a booking that became dearer after it was paid',
      at({ reservation_status: 'approved', berth_id: 'x', payment: { ...unpaid, payment_due_at: null } }),
      'bookedDue',
      'boater',
    ],
    [
      'a stay that has begun, with a part of its deposit',
      at({
        reservation_status: 'approved',
        berth_id: 'x',
        payment: { ...unpaid, payment_due_at: null },
        start_date: '2027-05-31',
      }),
      'begunDue',
      'boater',
    ],
    [
      'a booking without a berth',
      at({ reservation_status: 'approved', berth_id: null, selected_match: null }),
      'bookedUnberthed',
      'us',
    ],
    [
      'a boat that is still there after its stay, whatever it owes',
      at({ reservation_status: 'approved', payment: unpaid, overdue: true }),
      'overdue',
      'us',
    ],
    ['a payment that never came', at({ reservation_status: 'payment_expired' }), 'paymentLapsed', 'nobody'],
    ['a stay that is over', at({ reservation_status: 'finished' }), 'finished', 'nobody'],
  ] as const)('%s', (_name, given, situation, whose) => {
    expect(situationOf(given, place)).toBe(situation);
    expect(whoseMove(situation, { refund: 0, conflict: false })).toBe(whose);
  });

  it('is ours while a refund waits at the counter, whatever else happens', () => {
    const refund = (refund_no: number, amount: number, at_counter: boolean, paid_out: boolean) => ({
      refund_no,
      amount,
      at_counter,
      paid_out,
      method: null,
      paid_on: null,
      reference: '',
    });
    const refunds = [refund(1, 20.1, true, false), refund(2, 5, true, true), refund(3, 7, false, false)];
    expect(openRefund({ refunds: [...refunds, refund(4, 0.2, true, false)] })).toBe(20.3);
    expect(openRefund({ refunds: refunds.slice(1) })).toBe(0);
    expect(
      (['canceledByUs', 'booked', 'offered'] as const).map((one) => whoseMove(one, { refund: 20.1, conflict: false })),
    ).toEqual(['us', 'us', 'us']);
    expect(whoseMove('canceledByUs', { refund: 0, conflict: false })).toBe('nobody');
  });

  it('is ours while the stay has an open conflict, also where nothing else is to do or the boater has to pay', () => {
    const open = { refund: 0, conflict: true };
    expect((['booked', 'begun', 'bookedDue'] as const).map((one) => whoseMove(one, open))).toEqual(['us', 'us', 'us']);
  });

  it('asks for no berth where the marina keeps none', () => {
    const booked = at({ reservation_status: 'approved', berth_id: null, selected_match: null });
    expect(situationOf(booked, { ...place, inventory: false })).toBe('bookedBalance');
  });

  it('asks for another berth where the chosen one is taken', () => {
    const match = reservation.matches[0];
    if (match === undefined) throw new Error('the example has a match');
    const lost = at({ reservation_status: 'approved', berth_id: 'x', selected_match: { ...match, available: false } });
    expect(situationOf(lost, place)).toBe('bookedUnberthed');
  });

  it('has a word for every status', () => {
    for (const reservation_status of displayedStatuses)
      expect(situationOf(at({ reservation_status }), place)).toBeTruthy();
  });
});
