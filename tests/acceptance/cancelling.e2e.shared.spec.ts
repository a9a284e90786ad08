import { describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { counterApi, reservationApi } from '../../contracts/reservations/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { ExpiryJob } from '../../services/reservations/policies/expiry-job.js';
import { type Asked, eventsOf, MARINA, ONLINE, PRICE } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ marina: { accepts_online_payments: true } });

const OTHER_BOAT = { name: 'Sula', length: 8.4, beam: 2.9, draft: 1.4 };

async function arrives({ id }: Asked): Promise<void> {
  const { today } = await server.must(trafficApi.activity, { token: harbour.token, body: {} });
  const row = today.arrivals.find(({ reservation }) => reservation?.id === id);
  const body = { traffic_event_id: row?.traffic_event_id ?? '', action: 'CONFIRM' as const };
  await server.must(trafficApi.update, { token: harbour.token, body });
}

describe('cancelling', () => {
  it('by the marina needs a reason, and words where the reason is another one', async () => {
    const asked = await harbour.request();
    const errors = async (payload: object) => (await harbour.act(asked, 'CANCEL', payload)).body.errors;
    expect(await errors({})).toEqual([{ path: 'payload.reason', code: 'provideReason' }]);
    expect(await errors({ reason: 'other' })).toEqual([{ path: 'payload.message', code: 'provideReason' }]);
    expect(await errors({ reason: 'dull' })).toEqual([{ path: 'payload.reason', code: 'provideReason' }]);
    expect((await harbour.act(asked, 'CANCEL', { message: 'The pier is under repair' })).status).toBe(200);
    expect(await harbour.standing(asked)).toBe('canceled_by_marina -');
  });

  it('by the marina refunds everything, or the amount that staff enter', async () => {
    const whole = await harbour.approved({}, ONLINE);
    await harbour.pay(whole);
    await harbour.must(whole, 'CANCEL', { reason: 'full' });
    await server.settled();
    expect((await harbour.show(whole)).payment).toMatchObject({
      refunded_amount: 180,
      payment_status: 'refunded',
      payment_standing: 'refunded',
    });

    const part = await harbour.approved({}, ONLINE);
    await harbour.pay(part);
    expect((await harbour.act(part, 'CANCEL', { reason: 'full', refundAmount: 180.01 })).body.errors).toEqual([
      { path: 'payload.refundAmount', code: 'reservation_refundMoreThanPaid' },
    ]);
    await harbour.must(part, 'CANCEL', { reason: 'full', refundAmount: 99.99 });
    await server.settled();
    expect((await harbour.show(part)).payment).toMatchObject({
      refunded_amount: 99.99,
      payment_status: 'succeeded',
      payment_standing: 'partially_refunded',
    });
    expect(await harbour.history(part)).toContain('RefundIssued');
  });

  it('gives nothing back where nothing was paid', async () => {
    const asked = await harbour.approved({}, ONLINE);
    expect(await harbour.act(asked, 'CANCEL', { reason: 'full', refundAmount: 1 })).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_NOTHING_PAID' },
    });
    await harbour.must(asked, 'CANCEL', { reason: 'full', refundAmount: 0 });
    expect(await harbour.history(asked)).not.toContain('RefundRequested');
  });

  it('because the boater asked for it says so, in list, page, link and history, on the code of the marina', async () => {
    const [asked, full] = [await harbour.approved({}, PRICE), await harbour.approved({ vessel: OTHER_BOAT }, PRICE)];
    await harbour.must(asked, 'CANCEL', { reason: 'customer' });
    await harbour.must(full, 'CANCEL', { reason: 'full' });
    await server.settled();
    const reasonIn = (statuses: readonly { readonly status_code: string; readonly cancel_reason?: string }[]) =>
      statuses.find(({ status_code }) => status_code === 'CANCELED_BY_MARINA')?.cancel_reason;
    const { items } = await server.must(reservationApi.getall, { token: harbour.token, body: {} });
    expect([
      reasonIn((await harbour.show(asked)).statuses),
      reasonIn(items.find(({ id }) => id === asked.id)?.statuses ?? []),
      reasonIn((await harbour.seenByBoater(asked)).statuses),
      reasonIn((await harbour.show(full)).statuses),
    ]).toEqual(['customer', 'customer', 'customer', 'full']);
    const title = async ({ id: reservation_id }: Asked) => {
      const history = await server.must(auditApi.ofReservation, { token: harbour.token, body: { reservation_id } });
      const entry = history.items.find(({ event_type }) => event_type === 'ReservationCanceledByMarina');
      const status = entry?.changes.find(({ field }) => field === 'status');
      return [entry?.title, status?.to];
    };
    expect(await title(asked)).toEqual(['Cancelled at the boater’s wish', 'Cancelled at the boater’s wish']);
    expect(await title(full)).toEqual(['Cancelled by the marina', 'Cancelled by the marina']);
  });

  it('refunds online what was paid online, and only the rest at the counter', async () => {
    const asked = await harbour.approved({}, { ...ONLINE, deposit: { type: 'PERCENTAGE', amount: 30 } });
    await harbour.pay(asked);
    const body = { reservation_id: asked.id, amount: 66, method: 'CASH' as const, received_on: '2027-06-01' };
    await server.must(counterApi.recordPayment, { token: harbour.token, body });
    await harbour.must(asked, 'CANCEL', { reason: 'customer', refundAmount: 100 });
    await server.settled();
    const { payment } = await harbour.show(asked);
    expect(payment.refunds.map(({ amount, at_counter, paid_out }) => [amount, at_counter, paid_out])).toEqual([
      [54, false, true],
      [46, true, false],
    ]);
  });

  it('by the boater refunds the amount of the policy', async () => {
    await inHarbour({
      marina: { accepts_online_payments: true },
      settings: {
        cancellation_policy: [
          { days_before_arrival: 7, refund_percent: 100 },
          { days_before_arrival: 2, refund_percent: 25 },
        ],
      },
    });
    const cancelOn = async (now: string) => {
      server.clock.set('2027-06-01T08:00:00.000Z');
      const asked = await harbour.approved({}, ONLINE);
      await harbour.pay(asked);
      server.clock.set(now);
      const terms = (await harbour.show(asked)).cancellation_terms;
      expect((await harbour.cancelByBoater(asked, 'The crew changed plans')).status).toBe(200);
      await server.settled();
      const shown = await harbour.show(asked);
      expect(shown.cancellation_terms).toBeNull();
      // Staff see beforehand what the policy refunds.
      expect((180 * (terms?.percent_today ?? -1)) / 100).toBe(shown.payment.refunded_amount);
      return shown.payment.refunded_amount;
    };
    expect(await cancelOn('2027-06-04T21:59:00.000Z')).toBe(180); // the fourth, seven days before the arrival
    expect(await cancelOn('2027-06-04T22:00:00.000Z')).toBe(45); // the fifth in Paris
    expect(await cancelOn('2027-06-09T22:00:00.000Z')).toBe(0); // one day before
  });

  it('releases the berth at once, for both parties', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    await harbour.cancelByBoater(asked);
    expect([await harbour.isFree('A1'), await harbour.berthOf(asked)]).toEqual([true, null]);
    const made = await harbour.created('APPROVE', harbour.at('A1'));
    await harbour.must(made, 'CANCEL', { reason: 'customer' }, MARINA);
    expect([await harbour.isFree('A1'), await harbour.berthOf(made)]).toEqual([true, null]);
  });

  it('in the middle of the stay keeps the nights already spent', async () => {
    const asked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    server.clock.set('2027-06-12T08:00:00.000Z');
    await harbour.must(asked, 'CANCEL', { reason: 'customer' });
    expect(await harbour.visitors()).toEqual([1, 0, 0]);
  });

  it('an offer is declining it', async () => {
    const asked = await harbour.request();
    await harbour.must(asked, 'UPDATE', { payment: PRICE });
    await harbour.cancelByBoater(asked, 'Too dear');
    const events = await eventsOf(server, `reservation-${asked.id}`);
    expect(events.at(-1)?.data).toMatchObject({ declined: true, message: 'Too dear' });
    expect(await harbour.standing(asked)).toBe('canceled_by_boater -');
  });

  it('is too late once the stay is over', async () => {
    const asked = await harbour.approved();
    server.clock.set('2027-06-14T22:00:00.000Z');
    const past = { status: 409, body: { error_type: 'RESERVATION_PAST' } };
    expect(await harbour.act(asked, 'CANCEL', { reason: 'full' })).toMatchObject(past);
    expect(await harbour.cancelByBoater(asked)).toMatchObject(past);
  });

  it('as a no-show is recorded after the stay as well, unless the boat came', async () => {
    const [missing, here] = [await harbour.approved({}, ONLINE), await harbour.approved({ vessel: OTHER_BOAT })];
    await harbour.pay(missing);
    server.clock.set('2027-06-11T10:00:00.000Z');
    await arrives(here);
    server.clock.set('2027-06-17T08:00:00.000Z');
    await server.app.get(ExpiryJob, { strict: false }).run();
    await server.settled();
    expect(await harbour.standing(missing)).toBe('finished -');
    const noShow = { reason: 'customer_no_show' as const, refundAmount: null };
    expect((await harbour.act(here, 'CANCEL', noShow)).status).toBe(409);
    await harbour.must(missing, 'CANCEL', noShow);
    await server.settled();
    const { reservation_status, payment } = await harbour.show(missing);
    expect([reservation_status, payment.paid_amount, payment.refunded_amount]).toEqual(['canceled_by_marina', 180, 0]);
  });
});
