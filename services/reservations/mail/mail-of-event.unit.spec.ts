import { describe, expect, it } from '@jest/globals';
import {
  berth,
  boater,
  byBoater,
  byMarina,
  END,
  historyOf,
  inMarina,
  offer,
  offerWithDeposit,
  opening,
  paying,
  staff,
  START,
  TODAY,
} from '../../../tests/fixtures/reservation-examples.js';
import { given } from '../../../tests/fixtures/reservation-specification.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';
import { evolve } from '../domain/evolve.js';
import { initial } from '../domain/reservation-state.js';
import { mailOfEvent } from './mail-of-event.js';

/** The mails of a history, each composed from the state after all of it. */
function mailsOf(history: readonly ReservationEvent[]) {
  const state = history.reduce(evolve, initial());
  return history.flatMap((event) => mailOfEvent(event, paying, state) ?? []);
}
const last = (history: readonly ReservationEvent[]) => mailsOf(history).at(-1);
const stay = { start_date: START, end_date: END };

describe('the mails that a boater gets about a reservation', () => {
  it('are none while only the boater has acted', () => {
    expect(mailsOf(byBoater.INITIATED)).toEqual([]);
    expect(mailsOf(byBoater.CANCELED_BY_BOATER)).toEqual([]);
    expect(mailsOf(byBoater.INSTANT_BOOKING_INITIATED)).toEqual([]);
  });

  it('include the offer, with the deadline for the answer', () => {
    expect(last(byBoater.UPDATED)).toMatchObject({
      kind: 'offer',
      stay,
      boat: 'Belle Île',
      total: 350_00,
      payment: 'IN_MARINA',
      answer_by: '2027-06-03T10:00:00.000Z',
    });
    expect(last(byBoater.UPDATED)).not.toHaveProperty('deposit');
    expect(last(byMarina.UPDATED)).toMatchObject({ kind: 'offer' });
  });

  it('include the suggested dates', () => {
    expect(last(byBoater.MARINA_ADDED_DATES)).toMatchObject({
      kind: 'dates',
      dates: [{ start_date: '2027-07-17', end_date: '2027-07-24' }],
      answer_by: '2027-06-03T10:00:00.000Z',
    });
  });

  it('include the waiting list', () => {
    expect(last(byBoater.WAITING_LIST)).toMatchObject({ kind: 'waiting_list', stay });
  });

  it('include the approval, with its berth', () => {
    expect(last(byBoater.APPROVED)).toMatchObject({ kind: 'approved', total: 350_00 });
    expect(last(byBoater.APPROVED)).not.toHaveProperty('due');
    const withBerth = historyOf([
      { type: 'CreateByMarina', action: 'APPROVE', opening, offer, internal_note: null, berth },
      staff,
    ]);
    expect(last(withBerth)).toMatchObject({ kind: 'approved', berth: 'A12' });
  });

  it('state what must be paid, and by when', () => {
    expect(last(byBoater['APPROVED+DUE'])).toMatchObject({
      kind: 'approved_due',
      total: 350_00,
      deposit: 70_00,
      due: { amount: 70_00, for: 'DEPOSIT' },
      pay_by: '2027-06-02T10:00:00.000Z',
    });
  });

  it('confirm a payment, once for an instant booking', () => {
    expect(last(byBoater['APPROVED+PAID'])).toMatchObject({ kind: 'paid', amount: 70_00 });
    expect(mailsOf(byBoater.INSTANT_BOOK)).toMatchObject([{ kind: 'paid', amount: 70_00, berth: 'A12' }]);
  });

  it('confirm an instant booking without a payment due', () => {
    const free = historyOf([
      { type: 'BookInstantly', opening, offer: offerWithDeposit, berth },
      inMarina({ accepts_online_payments: false }, boater),
    ]);
    expect(mailsOf(free)).toMatchObject([{ kind: 'approved', berth: 'A12', total: 350_00 }]);
  });

  it('include a decline before approval, and a cancellation after it', () => {
    expect(last(byBoater.CANCELED_BY_MARINA)).toMatchObject({ kind: 'declined', reason: 'full', stay });
    const wish = {
      type: 'ReservationCanceledByMarina',
      data: { reason: 'customer' as const, refund: 0, boater_id: '', message: null, at: `${TODAY}T10:00:00.000Z` },
    } as const;
    // A request that its boater no longer wants is not declined.
    expect(mailOfEvent(wish, paying, byBoater.INITIATED.reduce(evolve, initial()))).toMatchObject({
      kind: 'canceled',
      reason: 'customer',
    });
    const canceled = historyOf(
      [{ type: 'CreateByMarina', action: 'APPROVE', opening, offer, internal_note: null }, staff],
      [{ type: 'CancelByMarina', reason: 'other', message: 'The pontoon is broken.' }, staff],
    );
    expect(last(canceled)).toMatchObject({ kind: 'canceled', message: 'The pontoon is broken.' });
    expect(last(canceled)).not.toHaveProperty('reason');
  });

  it('include the refund of a cancellation, and that it was sent', () => {
    const state = byBoater['APPROVED+PAID'].reduce(evolve, initial());
    const at = '2027-06-01T10:00:00.000Z';
    const boater_id = opening.boater_id;
    const data = { reason: 'full' as const, refund: 70_00, message: null, boater_id, at };
    expect(mailOfEvent({ type: 'ReservationCanceledByMarina', data }, paying, state)).toMatchObject({
      kind: 'canceled',
      refund: 70_00,
    });
    const issued = { refund_no: 1, amount: 70_00, provider_reference: 'r', at };
    expect(mailOfEvent({ type: 'RefundIssued', data: issued }, paying, state)).toMatchObject({
      kind: 'refund',
      amount: 70_00,
    });
  });

  it('state who pays a refund back: the provider to the card, or the harbour office what it took itself', () => {
    const pay = { type: 'RecordPayment', amount: 100_00, method: 'CASH', reference: null, on: TODAY } as const;
    const canceled = (paid: readonly ReservationEvent[], refund_amount: number) => {
      const cancel = { type: 'CancelByMarina', reason: 'customer', message: null, refund_amount } as const;
      return mailsOf([...paid, ...given(paid).when(cancel, staff).events()]).find(({ kind }) => kind === 'canceled');
    };
    const atCounter = [...byBoater['APPROVED+DUE'], ...given(byBoater['APPROVED+DUE']).when(pay, staff).events()];
    const both = [...byBoater['APPROVED+PAID'], ...given(byBoater['APPROVED+PAID']).when(pay, staff).events()];
    expect(canceled(atCounter, 100_00)).toMatchObject({ refund: 100_00, refund_by: 'COUNTER' });
    expect(canceled(both, 120_00)).toMatchObject({ refund: 120_00, refund_by: 'BOTH' });
    expect(canceled(byBoater['APPROVED+PAID'], 70_00)).toMatchObject({ refund: 70_00 });
    expect(canceled(byBoater['APPROVED+PAID'], 70_00)).not.toHaveProperty('refund_by');
  });

  it('state who pays this refund back, whoever still owes an earlier one', () => {
    const at = '2027-06-01T10:00:00.000Z';
    const request = (refund_no: number, amount: number, how: { at_counter?: true } = {}): ReservationEvent => ({
      type: 'RefundRequested',
      data: { refund_no, amount, parts: [], ...how, at },
    });
    const canceled = (...requests: readonly ReservationEvent[]) => {
      const data = { reason: 'full' as const, refund: 70_00, message: null, boater_id: opening.boater_id, at };
      const state = [...byBoater['APPROVED+PAID'], ...requests].reduce(evolve, initial());
      return mailOfEvent({ type: 'ReservationCanceledByMarina', data }, paying, state);
    };
    const counter = { at_counter: true } as const;
    expect(canceled(request(1, 30_00), request(2, 70_00, counter))).toMatchObject({ refund_by: 'COUNTER' });
    expect(canceled(request(1, 30_00, counter), request(2, 70_00))).not.toHaveProperty('refund_by');
    expect(canceled(request(1, 40_00), request(2, 30_00, counter))).toMatchObject({ refund_by: 'BOTH' });
  });

  it('include every kind of expiry', () => {
    expect(last(byBoater.EXPIRED_NO_MARINA_RESPONSE)).toMatchObject({ kind: 'expired_marina' });
    expect(last(byBoater.EXPIRED_NO_BOATER_RESPONSE)).toMatchObject({ kind: 'expired_boater' });
    expect(last(byBoater.PAYMENT_EXPIRED)).toMatchObject({ kind: 'payment_expired' });
    expect(last(byBoater.PAYMENT_EXPIRED)).not.toHaveProperty('refund');
  });
});
