import { describe, expect, it } from '@jest/globals';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import {
  START,
  TODAY,
  boater,
  byBoater,
  byMarina,
  inMarina,
  offer,
  on,
  staff,
  system,
} from '../../../tests/fixtures/reservation-examples.js';
import { given } from '../../../tests/fixtures/reservation-specification.js';
import { listTabs } from './list-tabs.js';
import type { ReservationCommand } from './reservation-command.js';
import { balanceOf, outstanding, paymentStanding, paymentStatus, standingCode } from './reservation-state.js';

/** 7 nights at 50.00 = 350.00; a deposit of 70.00 is due online by the next day. */
const due = byBoater['APPROVED+DUE'];
const cash = { method: 'CASH', reference: null, on: TODAY } as const;
const pay = (amount: number): ReservationCommand => ({ type: 'RecordPayment', amount, ...cash });
const undo: ReservationCommand = { type: 'UndoPayment', payment_no: 1, reason: 'Wrong reservation' };
const expire: ReservationCommand = { type: 'ExpireUnpaid' };
const cancel = (refund_amount: number): ReservationCommand => ({
  type: 'CancelByMarina',
  reason: 'customer',
  message: null,
  refund_amount,
});
const nextYear = on(addDays(TODAY, 30), system);

describe('a payment at the counter', () => {
  it('is recorded with its number, method, reference, date and VAT', () => {
    const command = { type: 'RecordPayment', amount: 70_00, method: 'CARD', reference: 'Slip 7', on: TODAY } as const;
    given(due)
      .when(command, inMarina({ vat_percent: 20 }))
      .then({
        type: 'CounterPaymentRecorded',
        data: {
          payment_no: 1,
          amount: 70_00,
          method: 'CARD',
          reference: 'Slip 7',
          received_on: TODAY,
          vat_percent: 20,
        },
      });
  });

  it('of what is due books the stay, and the balance stays open', () => {
    const paid = given(due).when(pay(70_00), staff).state();
    expect(outstanding(paid)).toBe(0);
    expect(balanceOf(paid)).toBe(280_00);
    expect(listTabs(paid.statuses).lite).toBe('BOOKED');
  });

  it('of a part keeps the rest due, and the stay never expires as unpaid', () => {
    const part = given(due).when(pay(10_00), staff);
    expect(outstanding(part.state())).toBe(60_00);
    given([...due, ...part.events()])
      .when(expire, nextYear)
      .thenRefused('RESERVATION_NOT_YET_EXPIRED');
  });

  it('may settle the rest of a part online', () => {
    const part = given(due).when(pay(10_00), staff);
    const online = given([...due, ...part.events()]).when(
      { type: 'ReceivePayment', amount: 60_00, provider_reference: 'pay-1' },
      boater,
    );
    expect(balanceOf(online.state())).toBe(280_00);
  });

  it('is at most the balance, is not in the future, and not for a stay that is not booked', () => {
    given(due).when(pay(350_01), staff).thenRefused('VALIDATION');
    given(due)
      .when({ type: 'RecordPayment', amount: 1, ...cash, on: addDays(TODAY, 1) }, staff)
      .thenRefused('VALIDATION');
    given(byBoater.UPDATED).when(pay(1), staff).thenRefused('RESERVATION_ACTION_NOT_ALLOWED');
    given(byBoater.CANCELED_BY_MARINA).when(pay(1), staff).thenRefused('RESERVATION_ACTION_NOT_ALLOWED');
    const paid = given(due).when(pay(350_00), staff);
    given([...due, ...paid.events()])
      .when(pay(1), staff)
      .thenRefused('RESERVATION_PAYMENT_NOT_DUE');
  });

  it('is not from before the day on which the reservation was made', () => {
    const made = { ...staff, made_on: TODAY };
    const before = { ...cash, on: addDays(TODAY, -1) };
    const code = 'reservation_paymentBeforeBooking';
    given(due)
      .when({ type: 'RecordPayment', amount: 1, ...before }, made)
      .thenFieldErrors({ path: 'received_on', code });
    expect(outstanding(given(due).when(pay(70_00), made).state())).toBe(0);
  });

  it('is taken after the stay as well', () => {
    const left = given(byBoater.FINISHED).when(pay(100_00), on(addDays(START, 20), staff));
    expect(balanceOf(left.state())).toBe(250_00);
    expect(standingCode(left.state())).toBe('FINISHED');
  });

  it('mails the receipt where staff want it', () => {
    given(due)
      .when({ ...pay(70_00), mail_receipt: true } as ReservationCommand, staff)
      .then({ type: 'CounterPaymentRecorded' }, { type: 'ReceiptMailed', data: { payment_no: 1, amount: 70_00 } });
  });

  it('is recorded by staff only', () => {
    given(due).when(pay(70_00), boater).thenRefused('FORBIDDEN');
  });
});

describe('undoing a payment at the counter', () => {
  const paid = [...due, ...given(due).when(pay(70_00), staff).events()];

  it('makes due again what was, with a new period to pay', () => {
    const undone = given(paid).when(undo, staff);
    undone.then({
      type: 'CounterPaymentUndone',
      data: { payment_no: 1, amount: 70_00, pay_by: '2027-06-02T10:00:00.000Z', reason: 'Wrong reservation' },
    });
    expect([outstanding(undone.state()), balanceOf(undone.state())]).toEqual([70_00, 350_00]);
    expect(paymentStatus(undone.state())).toBeNull();
    given([...paid, ...undone.events()])
      .when(undo, staff)
      .thenRefused('RESERVATION_PAYMENT_UNKNOWN');
    given([...paid, ...undone.events()])
      .when(expire, nextYear)
      .then({ type: 'PaymentExpired' });
  });

  it('never lets a stay expire that has begun, or where other money was paid', () => {
    given(paid)
      .when(undo, on(START, staff))
      .then({ type: 'CounterPaymentUndone', data: { pay_by: null } });
    const twice = [...paid, ...given(paid).when(pay(10_00), staff).events()];
    given(twice)
      .when(undo, staff)
      .then({ type: 'CounterPaymentUndone', data: { pay_by: null } });
  });

  it('is refused for online payments and for what was refunded', () => {
    given(byBoater['APPROVED+PAID']).when(undo, staff).thenRefused('RESERVATION_PAYMENT_UNKNOWN');
    const canceled = [...paid, ...given(paid).when(cancel(10_00), staff).events()];
    given(canceled).when(undo, staff).thenRefused('RESERVATION_PAYMENT_REFUNDED');
  });

  it('keeps the numbers of the payments after it', () => {
    const undone = [...paid, ...given(paid).when(undo, staff).events()];
    given(undone)
      .when(pay(20_00), staff)
      .then({ type: 'CounterPaymentRecorded', data: { payment_no: 2 } });
  });
});

describe('waiving the deposit', () => {
  const waived = given(due).when({ type: 'WaiveDeposit', reason: 'Regular guest' }, staff);

  it('books the stay; the whole price is a balance', () => {
    waived.then({ type: 'DepositWaived', data: { amount: 70_00, due: null, reason: 'Regular guest' } });
    expect([outstanding(waived.state()), balanceOf(waived.state())]).toEqual([0, 350_00]);
    expect(listTabs(waived.state().statuses).lite).toBe('BOOKED');
    given([...due, ...waived.events()])
      .when(expire, nextYear)
      .thenRefused('RESERVATION_PAYMENT_NOT_DUE');
  });

  it('holds for later prices too', () => {
    const booked = byMarina['APPROVED+DUE'];
    const events = [...booked, ...given(booked).when({ type: 'WaiveDeposit', reason: null }, staff).events()];
    const dearer = { ...offer, price_per_night: 80_00, deposit: { type: 'PERCENTAGE' as const, amount: 50 } };
    given(events)
      .when({ type: 'SendPrice', via: 'UPDATE', changes: { offer: dearer } }, staff)
      .then({ type: 'OfferChanged', data: { due: null, pay_by: null } });
  });

  it('needs something that is due', () => {
    given(byBoater.APPROVED)
      .when({ type: 'WaiveDeposit', reason: null }, staff)
      .thenRefused('RESERVATION_PAYMENT_NOT_DUE');
  });
});

describe('refunds of money from the counter', () => {
  const online = byBoater['APPROVED+PAID'];
  const both = [...online, ...given(online).when(pay(100_00), staff).events()];
  const canceled = given(both).when(cancel(120_00), staff);
  const refund: ReservationCommand = { type: 'RecordRefund', refund_no: 2, ...cash };

  it('are paid out by staff, after what was paid online has gone back through the provider', () => {
    canceled.then(
      { type: 'ReservationCanceledByMarina' },
      {
        type: 'RefundRequested',
        data: { refund_no: 1, amount: 70_00, parts: [{ provider_reference: 'pay-1', amount: 70_00 }] },
      },
      { type: 'RefundRequested', data: { refund_no: 2, amount: 50_00, at_counter: true } },
    );
  });

  it('count once staff have paid them out', () => {
    const events = [...both, ...canceled.events()];
    given(events)
      .when({ type: 'ConfirmRefund', refund_no: 2, provider_reference: 're-2' }, system)
      .thenRefused('RESERVATION_REFUND_UNKNOWN');
    const paidOut = given(events).when(refund, staff);
    paidOut.then({ type: 'CounterRefundPaid', data: { refund_no: 2, amount: 50_00, method: 'CASH', paid_on: TODAY } });
    expect([paymentStatus(paidOut.state()), paymentStanding(paidOut.state())]).toEqual([
      'succeeded',
      'partially_refunded',
    ]);
    given([...events, ...paidOut.events()])
      .when(refund, staff)
      .thenRefused('RESERVATION_REFUND_UNKNOWN');
  });
});
