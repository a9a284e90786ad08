import { describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { marinaApi } from '../../contracts/marinas/api.js';
import { counterApi, reservationApi } from '../../contracts/reservations/api.js';
import { ONLINE, PRICE } from '../fixtures/harbour.js';
import type { Asked } from '../fixtures/harbour.js';
import { VIEWER } from '../fixtures/permissions.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ marina: { accepts_online_payments: true } });

/** 180.00 for three nights, of which 90.00 are due online before arrival. */
const DEPOSIT = { ...PRICE, deposit: { type: 'PERCENTAGE' as const, amount: 50 } };
const TODAY = '2027-06-01';

const record = (asked: Asked, amount: number, more: object = {}) =>
  server.call(counterApi.recordPayment, {
    token: harbour.token,
    body: { reservation_id: asked.id, amount, method: 'CASH', received_on: TODAY, ...more },
  });
const undo = (asked: Asked, payment_no = 1, reason = 'Wrong reservation') =>
  server.call(counterApi.undoPayment, {
    token: harbour.token,
    body: { reservation_id: asked.id, payment_no, reason },
  });
const receipt = (asked: Asked, payment_no = 1, token = harbour.token) =>
  server.call(counterApi.receipt, { token, body: { reservation_id: asked.id, payment_no } });

describe('money at the counter', () => {
  it('is shown on the page and in the list with its number, method, reference, date and who took it', async () => {
    const asked = await harbour.approved({}, DEPOSIT);
    const unpaid = { payment_status: null, payment_standing: 'due' };
    expect(await harbour.show(asked)).toMatchObject({ payment: { balance: 180, ...unpaid, payments: [] } });
    expect((await record(asked, 90, { method: 'CARD', reference: 'Slip 0417' })).status).toBe(200);
    const { payment } = await harbour.show(asked);
    const partPaid = { balance: 90, refunded_amount: 0, payment_status: null, payment_standing: 'part_paid' };
    expect(payment).toMatchObject({ paid_amount: 90, ...partPaid });
    expect(payment.payments).toEqual([
      {
        payment_no: 1,
        amount: 90,
        method: 'CARD',
        received_on: TODAY,
        reference: 'Slip 0417',
        recorded_by: expect.any(String),
        recorded_at: expect.any(String),
        undone: false,
        undoable: true,
      },
    ]);
    const list = await server.call(reservationApi.getall, { token: harbour.token, body: {} });
    expect(list.body.items).toMatchObject([{ id: asked.id, total_to_pay: 180, ...partPaid }]);
    expect((await record(asked, 90)).status).toBe(200);
    const paid = { balance: 0, payment_status: 'succeeded', payment_standing: 'paid' };
    expect(await harbour.show(asked)).toMatchObject({ payment: paid });
  });

  it('of a part keeps the stay from expiring', async () => {
    const asked = await harbour.approved({}, DEPOSIT);
    await record(asked, 10);
    expect((await harbour.show(asked)).payment).toMatchObject({
      balance: 170,
      payment_status: null,
      payment_standing: 'due',
      payment_due_at: null,
    });
  });

  it('is undone with a reason, and not twice', async () => {
    const asked = await harbour.approved({}, DEPOSIT);
    await record(asked, 90);
    expect(await undo(asked, 1, ' ')).toMatchObject({ status: 400, body: { errors: [{ code: 'provideReason' }] } });
    expect((await undo(asked)).status).toBe(200);
    expect((await harbour.show(asked)).payment).toMatchObject({
      paid_amount: 0,
      balance: 180,
      payments: [{ undone: true, undoable: false }],
    });
    expect(await undo(asked)).toMatchObject({ status: 409, body: { error_type: 'RESERVATION_PAYMENT_UNKNOWN' } });
    expect(await undo(asked, 7)).toMatchObject({ status: 409, body: { error_type: 'RESERVATION_PAYMENT_UNKNOWN' } });
  });

  it.each([
    [{ amount: 180.01 }, 'amount', 'reservation_paymentMoreThanBalance'],
    [{ amount: 0 }, 'amount', 'reservation_inValidNumber'],
    [{ amount: 1.001 }, 'amount', 'reservation_inValidNumber'],
    [{ amount: 1, received_on: '2027-06-02' }, 'received_on', 'reservation_paymentInFuture'],
    [{ amount: 1, received_on: '2027-05-31' }, 'received_on', 'reservation_paymentBeforeBooking'],
    [{ amount: 1, reference: 'x'.repeat(101) }, 'reference', 'tooLong'],
  ])('%j is refused', async (body, path, code) => {
    const asked = await harbour.approved({}, DEPOSIT);
    const { amount, ...more } = body;
    expect(await record(asked, amount, more)).toMatchObject({ status: 400, body: { errors: [{ path, code }] } });
  });

  it('may be from the day on which the reservation was made, by the days of the marina', async () => {
    // Past midnight in Paris, still the day before in UTC.
    server.clock.set('2027-06-01T22:30:00.000Z');
    const asked = await harbour.approved({}, DEPOSIT);
    server.clock.set('2027-06-04T08:00:00.000Z');
    const code = (body: Awaited<ReturnType<typeof record>>['body']) => body.errors?.[0]?.code;
    expect(code((await record(asked, 1, { received_on: '2027-06-01' })).body)).toBe('reservation_paymentBeforeBooking');
    expect((await record(asked, 90, { received_on: '2027-06-02' })).status).toBe(200);
    await harbour.must(asked, 'CANCEL', { reason: 'full' });
    await server.settled();
    const refund = (paid_on: string) =>
      server.call(counterApi.recordRefund, {
        token: harbour.token,
        body: { reservation_id: asked.id, refund_no: 1, method: 'CASH', paid_on },
      });
    expect(code((await refund('2027-06-01')).body)).toBe('reservation_paymentBeforeBooking');
    expect((await refund('2027-06-02')).status).toBe(200);
  });

  it('is recorded once, however often the call is sent', async () => {
    const asked = await harbour.approved({}, DEPOSIT);
    const body = { reservation_id: asked.id, amount: 20, method: 'CASH' as const, received_on: TODAY };
    const send = () =>
      server.call(counterApi.recordPayment, {
        token: harbour.token,
        body,
        headers: { 'Idempotency-Key': `counter-${asked.id}` },
      });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect((await harbour.show(asked)).payment.paid_amount).toBe(20);
  });

  it('meets an online payment at the same moment without ever taking more than the price', async () => {
    for (let round = 0; round < 4; round += 1) {
      const asked = await harbour.approved({}, ONLINE);
      await Promise.all([harbour.pay(asked), record(asked, 180)]);
      await server.settled();
      expect((await harbour.show(asked)).payment).toMatchObject({ paid_amount: 180, balance: 0 });
    }
  });

  it('is in the history, with who took it', async () => {
    const asked = await harbour.approved({}, DEPOSIT);
    await record(asked, 90);
    await undo(asked);
    await server.call(counterApi.waiveDeposit, {
      token: harbour.token,
      body: { reservation_id: asked.id, reason: 'Regular guest' },
    });
    expect((await harbour.history(asked)).slice(-3)).toEqual([
      'CounterPaymentRecorded',
      'CounterPaymentUndone',
      'DepositWaived',
    ]);
  });

  it('shows its history to staff who may only see reservations, and to nobody of another marina', async () => {
    const asked = await harbour.approved({}, DEPOSIT);
    await record(asked, 90);
    await server.settled();
    const clerk = await server.addStaff(harbour.marina, VIEWER);
    const read = (token: string) =>
      server.must(auditApi.ofReservation, { token, body: { reservation_id: asked.id, page_size: 1 } });
    expect((await read(clerk.token)).items).toMatchObject([
      {
        event_type: 'CounterPaymentRecorded',
        actor: { kind: 'staff', id: harbour.staff.id, name: expect.stringMatching(/./) },
      },
    ]);
    const elsewhere = await server.addStaff(await server.openMarina());
    expect(await read(elsewhere.token)).toEqual({ items: [], total: 0 });
  });

  it('is refunded at the counter: staff pay it out and record it', async () => {
    const asked = await harbour.approved({}, DEPOSIT);
    await record(asked, 90);
    await harbour.must(asked, 'CANCEL', { reason: 'customer', refundAmount: 60 });
    await server.settled();
    expect((await harbour.show(asked)).payment).toMatchObject({
      refunded_amount: 0,
      refunds: [{ refund_no: 1, amount: 60, at_counter: true, paid_out: false, method: null }],
    });
    const refund = { reservation_id: asked.id, refund_no: 1, method: 'CASH' as const, paid_on: TODAY };
    const pay = () => server.call(counterApi.recordRefund, { token: harbour.token, body: refund });
    expect((await pay()).status).toBe(200);
    expect(await pay()).toMatchObject({ status: 409, body: { error_type: 'RESERVATION_REFUND_UNKNOWN' } });
    expect((await harbour.show(asked)).payment).toMatchObject({
      refunded_amount: 60,
      payment_status: 'succeeded',
      payment_standing: 'partially_refunded',
      balance: null,
      refunds: [{ paid_out: true, method: 'CASH', paid_on: TODAY }],
    });
  });
});

describe('a receipt', () => {
  it('is a PDF behind a link that ends, and shows the VAT of the day', async () => {
    const asked = await harbour.approved({}, DEPOSIT);
    await server.call(marinaApi.vat, { token: harbour.token, body: { vat: { percent: 20, number: 'FR403' } } });
    await record(asked, 90);
    const { url } = (await receipt(asked)).body;
    const file = await fetch(new URL(url, server.url));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toMatch(/^inline; filename="[\w-]+-1\.pdf"; /);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    server.clock.advance(6 * 60_000);
    expect((await fetch(new URL(url, server.url))).status).toBe(403);
    expect((await fetch(new URL(`${url}x`, server.url))).status).toBe(400);
  });

  it('is not for a payment that was undone, an unknown one, or another marina', async () => {
    const asked = await harbour.approved({}, DEPOSIT);
    await record(asked, 90);
    const elsewhere = await server.addStaff(await server.openMarina());
    expect((await receipt(asked, 1, elsewhere.token)).status).toBe(404);
    const { url } = (await receipt(asked)).body;
    await undo(asked);
    expect(await receipt(asked)).toMatchObject({ status: 409, body: { error_type: 'RESERVATION_PAYMENT_UNKNOWN' } });
    expect((await receipt(asked, 5)).status).toBe(409);
    expect((await fetch(new URL(url, server.url))).status).toBe(404);
  });
});
