import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import {
  type NewPayment,
  type PaymentNotification,
  PaymentProviderUnavailableError,
} from '../../../services/platform/payments/payment-provider.js';
import { StripePayments } from '../../../services/platform/payments/stripe-payments.js';
import { aPayment, describePaymentProvider, granted } from './payment-provider-suite.js';
import { CARDS } from './stripe-books.js';
import { SECRET_KEY, StripeDouble } from './stripe-double.js';
import { FailingWay } from './stripe-way.js';

const WEBHOOK_SECRET = 'whsec_hemmelig';
const RETURN = 'https://quay.example/r/token';

function stripeAt(apiUrl: string, secretKey = SECRET_KEY, timeoutMs = 5_000): StripePayments {
  return new StripePayments({ secretKey, webhookSecret: WEBHOOK_SECRET, apiUrl, timeoutMs, retries: 2 });
}

describePaymentProvider('Stripe, by a double of its API', async () => {
  const double = await StripeDouble.start();
  return {
    provider: stripeAt(double.url),
    cards: CARDS,
    reopen: () => Promise.resolve(stripeAt(double.url)),
    dispose: () => double.stop(),
  };
});

const testKey = process.env['TEST_STRIPE_SECRET_KEY'];
if (testKey === undefined) {
  process.stderr.write('NOT RUN: payments on Stripe itself (TEST_STRIPE_SECRET_KEY has no key of test mode)\n');
} else {
  describePaymentProvider('Stripe itself, in test mode', async () => {
    if (!/^(sk|rk)_test_/.test(testKey)) throw new Error('TEST_STRIPE_SECRET_KEY is no key of test mode');
    const way = await FailingWay.to('https://api.stripe.com', CARDS.unavailable);
    return {
      provider: stripeAt(way.url, testKey, 15_000),
      cards: CARDS,
      reopen: () => Promise.resolve(stripeAt(way.url, testKey, 15_000)),
      dispose: () => way.stop(),
    };
  });
}

describe('Stripe payments', () => {
  let double: StripeDouble;
  let provider: StripePayments;
  beforeEach(async () => {
    double = await StripeDouble.start();
    provider = stripeAt(double.url);
  });
  afterEach(() => double.stop());

  const withPage = (given: Partial<NewPayment> = {}) => aPayment({ return_url: RETURN, ...given });
  const complaint = async (work: Promise<unknown>): Promise<string> => {
    const error: unknown = await work.then(
      () => new Error('it worked'),
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(PaymentProviderUnavailableError);
    const { message, cause } = error as Error;
    expect(message).not.toMatch(/\n|hemmelig|sk_/);
    expect(cause).toBeUndefined();
    return message;
  };
  const posts = (path: string): number => double.requests.filter((one) => one === `POST ${path}`).length;
  const pay = async () => {
    const { provider_reference } = granted(await provider.createPayment(aPayment()));
    await provider.confirmPayment({ id: randomUUID(), provider_reference, token: CARDS.succeeds });
    return provider_reference;
  };

  describe('a payment on Stripe’s page', () => {
    it('is paid there, and is the same one however often it is asked for', async () => {
      const payment = withPage();
      const [first, second] = [await provider.createPayment(payment), await provider.createPayment(payment)].map(
        granted,
      );
      expect(first).toMatchObject({ status: 'requires_action', checkout_url: expect.stringMatching(/^https:/) });
      expect(second).toEqual(first);
      const reference = first!.provider_reference;
      expect(await provider.getPayment(reference)).toMatchObject({ status: 'requires_action', refunded_minor: 0 });

      double.books.payOnPage(reference);

      expect(granted(await provider.createPayment(payment))).toEqual({
        provider_reference: reference,
        checkout_url: null,
        status: 'succeeded',
      });
      expect(await provider.getPayment(reference)).toEqual({
        provider_reference: reference,
        amount_minor: payment.amount_minor,
        currency: 'EUR',
        status: 'succeeded',
        refunded_minor: 0,
        metadata: payment.metadata,
      });
    });

    it('gets another page if the first was closed unpaid, even while Stripe remembers the key', async () => {
      const payment = withPage();
      const first = granted(await provider.createPayment(payment));
      double.books.expire(first.provider_reference);
      expect(await provider.getPayment(first.provider_reference)).toMatchObject({ status: 'failed' });
      const second = granted(await provider.createPayment(payment));
      expect(second.provider_reference).not.toBe(first.provider_reference);
      expect(granted(await provider.createPayment(payment))).toEqual(second);
      double.books.payOnPage(second.provider_reference);
      expect(granted(await provider.createPayment(payment))).toMatchObject({ status: 'succeeded' });
    });

    it('states its purpose in its own words, which may have changed', async () => {
      const payment = withPage();
      await provider.createPayment(payment);
      const renamed = granted(await provider.createPayment({ ...payment, description: 'Another berth' }));
      expect(renamed.checkout_url).not.toBeNull();
    });

    it('is refunded in parts, by the page’s reference', async () => {
      const { provider_reference } = granted(await provider.createPayment(withPage({ amount_minor: 1_000 })));
      const refund = (amount_minor: number) => provider.refund({ id: randomUUID(), provider_reference, amount_minor });
      expect(await refund(1)).toMatchObject({ code: 'REFUND_TOO_HIGH', details: { refundable_minor: 0 } });
      double.books.payOnPage(provider_reference);
      expect(granted(await refund(400)).status).toBe('succeeded');
      expect(await refund(601)).toMatchObject({ code: 'REFUND_TOO_HIGH', details: { refundable_minor: 600 } });
      expect(await provider.getPayment(provider_reference)).toMatchObject({ refunded_minor: 400 });
    });

    it('accepts no token', async () => {
      const { provider_reference } = granted(await provider.createPayment(withPage()));
      const answer = await provider.confirmPayment({ id: randomUUID(), provider_reference, token: CARDS.succeeds });
      expect(answer).toMatchObject({ code: 'PAYMENT_UNKNOWN' });
    });
  });

  it('ignores other payments of the same account', async () => {
    const { id } = double.books.createIntent({ amount: '500', currency: 'usd' });
    expect(await provider.getPayment(id)).toBeUndefined();
    expect(await provider.refund({ id: randomUUID(), provider_reference: id, amount_minor: 1 })).toMatchObject({
      code: 'PAYMENT_UNKNOWN',
    });
  });

  describe('when Stripe fails', () => {
    it.each([
      ['a cut line', 'cut'],
      ['an error of its own', { status: 500 }],
    ] as const)('asks again after %s, under the same key', async (_, answer) => {
      double.fail({ of: 'POST /v1/payment_intents', answer, times: 1, done: true });
      await provider.createPayment(aPayment());
      expect(posts('/v1/payment_intents')).toBe(2);
      expect(double.books.intents.size).toBe(1);
    });

    it('reports that it does not answer, and recovers by itself', async () => {
      const { port } = double;
      await double.stop();
      expect(await complaint(provider.createPayment(aPayment()))).toBe('Stripe does not answer (ECONNREFUSED).');
      expect(await complaint(provider.getPayment('pi_1'))).toBe('Stripe does not answer (ECONNREFUSED).');
      double = await StripeDouble.start(port);
      expect(granted(await provider.createPayment(aPayment())).status).toBe('requires_action');
    });

    it('waits only until its timeout', async () => {
      const hasty = new StripePayments({
        secretKey: SECRET_KEY,
        webhookSecret: WEBHOOK_SECRET,
        apiUrl: double.url,
        timeoutMs: 100,
        retries: 0,
      });
      double.fail({ answer: 'silence' });
      expect(await complaint(hasty.createPayment(aPayment()))).toMatch(/^Stripe does not answer/);
    });

    it('waits if it exceeds the rate limit', async () => {
      double.fail({ answer: { status: 429 } });
      expect(await complaint(provider.createPayment(aPayment()))).toBe('Stripe cannot answer now (429).');
    });

    it('charges once although the answer was lost', async () => {
      const { provider_reference } = granted(await provider.createPayment(aPayment()));
      const attempt = { id: randomUUID(), provider_reference, token: CARDS.succeeds };
      double.fail({
        of: `POST /v1/payment_intents/${provider_reference}/confirm`,
        answer: 'cut',
        done: true,
        times: 3,
      });
      await complaint(provider.confirmPayment(attempt));
      expect(await provider.confirmPayment(attempt)).toEqual({ status: 'succeeded', failure_code: null });
    });

    it('refunds once, even days later, when the idempotency keys have expired', async () => {
      const provider_reference = await pay();
      const refund = { id: randomUUID(), provider_reference, amount_minor: 100 };
      double.fail({ of: 'POST /v1/refunds', answer: 'cut', done: true, times: 3 });
      await complaint(provider.refund(refund));
      double.forgetKeys();
      expect(granted(await provider.refund(refund)).status).toBe('succeeded');
      expect(await provider.getPayment(provider_reference)).toMatchObject({ refunded_minor: 100 });
    });

    it('reports that the key is wrong, without showing it', async () => {
      const stranger = stripeAt(double.url, 'sk_test_other');
      expect(await complaint(stranger.ping())).toBe('Stripe refuses STRIPE_SECRET_KEY (401).');
      expect(await complaint(stranger.createPayment(aPayment()))).toBe('Stripe refuses STRIPE_SECRET_KEY (401).');
    });
  });

  it('reports refunds that are pending or were returned', async () => {
    const provider_reference = await pay();
    for (const status of ['pending', 'failed'] as const) {
      double.books.refundsAre = status;
      expect(granted(await provider.refund({ id: randomUUID(), provider_reference, amount_minor: 1 })).status).toBe(
        status,
      );
    }
  });

  describe('notifications', () => {
    const told = (
      type: string,
      object: unknown,
      secret = WEBHOOK_SECRET,
      timestamp = Math.floor(Date.now() / 1000),
    ) => {
      const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
      const signature = new Stripe(SECRET_KEY).webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return provider.parseNotification(Buffer.from(payload), signature);
    };

    it('report a payment on a page by the page', async () => {
      const payment = withPage();
      const { provider_reference } = granted(await provider.createPayment(payment));
      const session = double.books.payOnPage(provider_reference);
      const expected: PaymentNotification = {
        kind: 'payment',
        notification_id: 'evt_1',
        provider_reference,
        status: 'succeeded',
        metadata: payment.metadata,
      };
      expect(await told('checkout.session.completed', session)).toEqual(expected);
      // The same payment under another name would count twice.
      expect(await told('payment_intent.succeeded', session.payment_intent)).toBeUndefined();
    });

    it('report a payment by token', async () => {
      const provider_reference = await pay();
      const intent = double.books.intent(provider_reference);
      expect(await told('payment_intent.succeeded', intent)).toMatchObject({ provider_reference, status: 'succeeded' });
    });

    it('report a returned refund', async () => {
      const { provider_reference } = granted(await provider.createPayment(withPage()));
      double.books.payOnPage(provider_reference);
      await provider.refund({ id: randomUUID(), provider_reference, amount_minor: 5 });
      const refund = { ...double.books.refunds[0], status: 'failed' };
      expect(await told('refund.failed', refund)).toEqual({
        kind: 'refund',
        notification_id: 'evt_1',
        provider_reference,
        refund_reference: double.books.refunds[0]?.id,
        status: 'failed',
      });
    });

    it.each([
      ['another kind', 'customer.created', { id: 'cus_1' }],
      ['a payment of somebody else', 'payment_intent.succeeded', { id: 'pi_1', status: 'succeeded', metadata: {} }],
      ['a refund of somebody else', 'refund.updated', { id: 're_1', status: 'succeeded', metadata: null }],
      ['a strange shape', 'checkout.session.completed', 'nothing'],
    ])('of %s are ignored', async (_, type, object) => {
      expect(await told(type, object)).toBeUndefined();
    });

    it('are rejected with another secret, or when they are old', async () => {
      const untrusted = { code: 'NOTIFICATION_UNTRUSTED' };
      expect(await told('customer.created', {}, 'whsec_other')).toMatchObject(untrusted);
      expect(await told('customer.created', {}, WEBHOOK_SECRET, Math.floor(Date.now() / 1000) - 3600)).toMatchObject(
        untrusted,
      );
    });
  });
});
