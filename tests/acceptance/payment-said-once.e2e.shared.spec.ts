import { describe, expect, it } from '@jest/globals';
import { boaterReservationApi, counterApi } from '../../contracts/reservations/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import type { OutboxMail } from '../../services/platform/mail/mail-outbox.js';
import { type Asked, eventsOf, ONLINE, PRICE, type PaymentBody, somebody, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ marina: { accepts_online_payments: true } });

const WHOLE = { ...PRICE, deposit: { type: 'PERCENTAGE' as const, amount: 100 } };
const HALF = { ...PRICE, deposit: { type: 'PERCENTAGE' as const, amount: 50 } };
const TOMORROW = { start_date: '2027-06-02', end_date: '2027-06-03' };

async function mailsTo(to: string): Promise<OutboxMail[]> {
  await server.settled();
  const { outbox } = server.engines;
  if (outbox === null) throw new Error('this server keeps no mails');
  const { items } = await outbox.list({ marina_ids: [harbour.marina], to, page: 1, page_size: 50 });
  const mails = await Promise.all([...items].reverse().map(({ id }) => outbox.get(id)));
  return mails.filter((mail) => mail !== undefined);
}

/** What the page of staff, the page of the boater and the last mail say about the payment of a stay. */
async function said(asked: Asked, to: string) {
  const ofStaff = (await harbour.show(asked)).payment;
  const ofBoater = (await server.must(boaterReservationApi.get, { token: asked.link })).payment;
  const mail = (await mailsTo(to)).at(-1);
  expect(ofBoater.terms).toEqual(ofStaff.terms);
  return { terms: ofStaff.terms, due: ofBoater.due_amount, mail: mail?.text.replace(/\s+/g, ' ') ?? '' };
}

async function booked(payment: PaymentBody, stay = STAY) {
  const boater = somebody();
  const asked = await harbour.created('APPROVE', { boater, payment, ...stay });
  return { asked, to: boater.email, ...(await said(asked, boater.email)) };
}

describe('where, how much and by when a stay is paid', () => {
  it('is the office for a stay without a deposit, and nothing is due online', async () => {
    const { terms, due, mail } = await booked(PRICE);
    expect(terms).toEqual({ place: 'IN_MARINA', online: 0, rest: 180, pay_by: null, after_arrival: false });
    expect(due).toBe(0);
    expect(mail).toContain('Payment: At the harbour office');
    expect(mail).not.toMatch(/Due now|Pay now|Please pay by/);
  });

  it('is online for a deposit of the whole price, and the mail never sends to the office', async () => {
    const { terms, due, mail } = await booked(WHOLE);
    expect(terms).toMatchObject({ place: 'ONLINE', online: 180, rest: 0, pay_by: '2027-06-03T08:00:00.000Z' });
    expect(due).toBe(180);
    expect(mail).toContain('Payment: Online');
    expect(mail).toContain('Due now: EUR 180.00');
    expect(mail).not.toContain('At the harbour office');
  });

  it('is both for a part as deposit, with the two amounts', async () => {
    const { terms, mail } = await booked(HALF);
    expect(terms).toMatchObject({ place: 'DEPOSIT_ONLINE', online: 90, rest: 90 });
    expect(mail).toContain('Payment: Deposit online, the rest at the harbour office');
    expect(mail).toContain('Balance to pay at the harbour office: EUR 90.00');
  });

  it('is the same on an offer and on the booking that follows it', async () => {
    const boater = somebody();
    const asked = await harbour.request({ boater });
    await harbour.must(asked, 'UPDATE', { payment: WHOLE });
    const offered = await said(asked, boater.email);
    expect(offered.terms).toMatchObject({ place: 'ONLINE', online: 180, rest: 0, pay_by: null });
    expect(offered.mail).toContain('Payment: Online');
    await server.must(boaterReservationApi.acceptPrice, { token: asked.link });
    await harbour.must(asked, 'APPROVE', {});
    const approved = await said(asked, boater.email);
    expect(approved.terms).toMatchObject({ place: 'ONLINE', online: 180, rest: 0 });
  });

  it('is the office at a marina that takes no online payments, whatever the deposit', async () => {
    await inHarbour({ marina: { accepts_online_payments: false } });
    const { terms, due, mail } = await booked(HALF);
    expect(terms).toEqual({ place: 'IN_MARINA', online: 0, rest: 180, pay_by: null, after_arrival: false });
    expect(due).toBe(0);
    expect(mail).toContain('Payment: At the harbour office');
    expect(mail).not.toMatch(/[Dd]eposit|online/);
  });

  it('names a deadline after the arrival as such', async () => {
    const { terms, mail } = await booked(WHOLE, TOMORROW);
    expect(terms).toMatchObject({ pay_by: '2027-06-03T08:00:00.000Z', after_arrival: true });
    expect(mail).toContain('Please pay by: 3 June 2027 at 10:00, after your arrival on 2 June 2027');
    const early = await booked(WHOLE, { start_date: '2027-06-03', end_date: '2027-06-04' });
    expect(early.terms?.after_arrival).toBe(false);
    expect(early.mail).not.toContain('after your arrival');
  });

  it('stays online after a part at the counter, on the receipt as on the page', async () => {
    const { asked, to } = await booked(ONLINE);
    const body = { reservation_id: asked.id, amount: 20, method: 'CASH' as const, received_on: '2027-06-01' };
    const paid = { ...body, mail_receipt: true };
    await server.must(counterApi.recordPayment, { token: harbour.token, body: paid });
    const { terms, mail } = await said(asked, to);
    expect(terms).toMatchObject({ place: 'ONLINE', online: 160, rest: 0, pay_by: null });
    expect(mail).toContain('Due now: EUR 160.00');
    expect(mail).not.toContain('Balance to pay at the harbour office');
  });

  it('is nothing once the stay is paid or cancelled', async () => {
    const { asked } = await booked(PRICE);
    const body = { reservation_id: asked.id, amount: 180, method: 'CASH' as const, received_on: '2027-06-01' };
    await server.must(counterApi.recordPayment, { token: harbour.token, body });
    expect((await harbour.show(asked)).payment.terms).toMatchObject({ online: 0, rest: 0 });
    const cancelled = await booked(PRICE);
    await harbour.must(cancelled.asked, 'CANCEL', { reason: 'full' }, { mode: 'MARINA' });
    expect((await harbour.show(cancelled.asked)).payment.terms).toBeNull();
  });
});

describe('a refund', () => {
  it('goes back the way the money came: to the card what was paid online, and at the counter the rest', async () => {
    const { asked } = await booked({ ...PRICE, deposit: { type: 'FIXED_AMOUNT', amount: 30 } });
    await harbour.pay(asked);
    const body = { reservation_id: asked.id, amount: 150, method: 'CASH' as const, received_on: '2027-06-01' };
    await server.must(counterApi.recordPayment, { token: harbour.token, body });
    await harbour.must(asked, 'CANCEL', { reason: 'customer', refundAmount: 90 }, { mode: 'MARINA' });
    await server.settled();
    const { refunds } = (await harbour.show(asked)).payment;
    expect(refunds).toMatchObject([
      { amount: 30, at_counter: false },
      { amount: 60, at_counter: true, paid_out: false },
    ]);
  });
});

describe('the departure of a boat with money open', () => {
  const depart = (asked: Asked, more: object = {}) =>
    server.call(trafficApi.update, {
      token: harbour.token,
      body: { traffic_event_id: `departure-${asked.id}`, action: 'CONFIRM', ...more },
    });
  async function here() {
    const stay = { start_date: '2027-06-01', end_date: '2027-06-02' };
    const { asked } = await booked(PRICE, stay);
    const arrival = { traffic_event_id: `arrival-${asked.id}`, action: 'CONFIRM' as const };
    await server.must(trafficApi.update, { token: harbour.token, body: arrival });
    server.clock.set('2027-06-02T08:00:00.000Z');
    return asked;
  }

  it('is refused where the call asks, with what is open, until it is paid', async () => {
    const asked = await here();
    const refused = await depart(asked, { open_balance: 'ASK' });
    expect(refused).toMatchObject({
      status: 409,
      body: { error_type: 'TRAFFIC_BALANCE_OPEN', details: { amount: 60, currency: 'EUR' } },
    });
    const body = { reservation_id: asked.id, amount: 60, method: 'CASH' as const, received_on: '2027-06-02' };
    await server.must(counterApi.recordPayment, { token: harbour.token, body });
    expect((await depart(asked, { open_balance: 'ASK' })).status).toBe(200);
  });

  it('is recorded with what was open where staff let the boat go', async () => {
    const asked = await here();
    expect((await depart(asked, { open_balance: 'LET_GO' })).status).toBe(200);
    const left = (await eventsOf(server, `traffic-${asked.id}`)).find(({ type }) => type === 'VesselDeparted');
    expect(left?.data).toMatchObject({ let_go: { currency: 'EUR', amount: 60_00 } });
  });

  it('is confirmed without a question by a call of the specification', async () => {
    const asked = await here();
    expect((await depart(asked)).status).toBe(200);
    expect(await depart(asked, { open_balance: 'MAYBE' })).toMatchObject({ status: 400 });
  });
});
