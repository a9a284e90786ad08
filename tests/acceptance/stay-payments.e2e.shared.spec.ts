import { describe, expect, it } from '@jest/globals';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { ONLINE } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ marina: { accepts_online_payments: true } });

describe('a payment', () => {
  it('is not charged twice if it is sent twice', async () => {
    const asked = await harbour.approved({}, ONLINE);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => harbour.pay(asked)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await harbour.show(asked)).payment.paid_amount).toBe(180);
  });

  it('is answered the same when it is sent again, also after a restart', async () => {
    const asked = await harbour.approved({}, ONLINE);
    const send = (payment_token = 'sandbox_ok') =>
      server.call(boaterReservationApi.pay, {
        token: asked.link,
        body: { payment_token },
        headers: { 'Idempotency-Key': 'pay-1' },
      });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    await server.restart();
    expect((await send()).body).toEqual({ ...first.body, position: expect.any(Number) });
    expect(await send('sandbox_declined')).toMatchObject({
      status: 422,
      body: { error_type: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('waits while the provider does not answer', async () => {
    const asked = await harbour.approved({}, ONLINE);
    expect(await harbour.pay(asked, { payment_token: 'sandbox_unavailable' })).toMatchObject({
      status: 503,
      body: { error_type: 'PAYMENT_PROVIDER_UNAVAILABLE' },
    });
    expect((await harbour.pay(asked)).status).toBe(200);
  });

  it('that meets a cancellation is either on record and given back, or never taken', async () => {
    for (let round = 0; round < 5; round += 1) {
      const asked = await harbour.approved({}, ONLINE);
      const [paid, canceled] = await Promise.all([harbour.pay(asked), harbour.cancelByBoater(asked)]);
      await server.settled();
      expect(canceled.status).toBe(200);
      const { payment } = await harbour.show(asked);
      expect([payment.paid_amount, payment.refunded_amount]).toEqual(paid.status === 200 ? [180, 180] : [0, 0]);
    }
  });
});
