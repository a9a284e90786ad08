import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { NewPayment, PaymentProvider } from '../../../services/platform/payments/payment-provider.js';
import { PaymentProviderUnavailableError } from '../../../services/platform/payments/payment-provider.js';

export interface PaymentProviderUnderTest {
  readonly provider: PaymentProvider;
  /** Tokens of test cards; with `unavailable` the provider gives no answer. */
  readonly cards: { readonly succeeds: string; readonly declined: string; readonly unavailable: string };
  /** Closes the adapter and opens it again on the same data. */
  reopen(): Promise<PaymentProvider>;
  dispose(): Promise<void>;
}

export type PaymentProviderFactory = () => Promise<PaymentProviderUnderTest>;

export function aPayment(given: Partial<NewPayment> = {}): NewPayment {
  return {
    id: randomUUID(),
    amount_minor: 12_050,
    currency: 'EUR',
    description: 'Berth, 4 nights',
    metadata: { reservation_id: randomUUID(), marina_id: randomUUID() },
    ...given,
  };
}

export function granted<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.code}`);
  return answer;
}

/** Checks an adapter against the port `PaymentProvider`. */
export function describePaymentProvider(name: string, factory: PaymentProviderFactory): void {
  describe(`payment provider: ${name}`, () => {
    let bench: PaymentProviderUnderTest;
    let provider: PaymentProvider;
    beforeEach(async () => {
      bench = await factory();
      provider = bench.provider;
    });
    afterEach(() => bench.dispose());

    const created = async (payment = aPayment()) => granted(await provider.createPayment(payment)).provider_reference;
    const confirm = (provider_reference: string, token = bench.cards.succeeds, id: string = randomUUID()) =>
      provider.confirmPayment({ id, provider_reference, token });
    const paid = async (amount_minor = 10_000) => {
      const reference = await created(aPayment({ amount_minor }));
      await confirm(reference);
      return reference;
    };
    const refund = (provider_reference: string, amount_minor: number, id: string = randomUUID()) =>
      provider.refund({ id, provider_reference, amount_minor });
    const state = async (reference: string) => (await provider.getPayment(reference))!;

    describe('a payment', () => {
      it('waits for its payer, and states its purpose', async () => {
        const payment = aPayment();
        const answer = granted(await provider.createPayment(payment));
        expect(answer.status).toBe('requires_action');
        expect(await provider.getPayment(answer.provider_reference)).toEqual({
          provider_reference: answer.provider_reference,
          amount_minor: 12_050,
          currency: 'EUR',
          status: 'requires_action',
          refunded_minor: 0,
          metadata: payment.metadata,
        });
      });

      it('is one payment for each id, even concurrently', async () => {
        const payment = aPayment();
        const answers = await Promise.all([1, 2, 3].map(() => provider.createPayment(payment)));
        expect(new Set(answers.map((answer) => granted(answer).provider_reference)).size).toBe(1);
        expect(await created()).not.toBe(granted(answers[0]!).provider_reference);
      });

      it.each<[string, Partial<NewPayment>]>([
        ['amount', { amount_minor: 12_051 }],
        ['currency', { currency: 'GBP' }],
        ['reservation', { metadata: { reservation_id: 'another', marina_id: 'm' } }],
      ])('is refused if its id belongs to another %s', async (_, change) => {
        const payment = aPayment({ metadata: { reservation_id: 'one', marina_id: 'm' } });
        const reference = await created(payment);
        expect(await provider.createPayment({ ...payment, ...change })).toMatchObject({
          kind: 'key_reused',
          code: 'PAYMENT_ID_REUSED',
        });
        expect(await state(reference)).toMatchObject({ amount_minor: 12_050, currency: 'EUR' });
      });

      it.each([0, -1, 10.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('is never of %d minor units', async (amount) => {
        await expect(provider.createPayment(aPayment({ amount_minor: amount }))).rejects.toThrow(RangeError);
      });

      it('is unknown under a reference that the provider never issued', async () => {
        expect(await provider.getPayment('never_given')).toBeUndefined();
        expect(await confirm('never_given')).toMatchObject({ kind: 'not_found', code: 'PAYMENT_UNKNOWN' });
        expect(await refund('never_given', 1)).toMatchObject({ kind: 'not_found', code: 'PAYMENT_UNKNOWN' });
      });
    });

    describe('confirming', () => {
      it('charges a valid card', async () => {
        const reference = await created();
        expect(await confirm(reference)).toEqual({ status: 'succeeded', failure_code: null });
        expect(await state(reference)).toMatchObject({ status: 'succeeded' });
      });

      it('does not charge a declined card, and accepts another one', async () => {
        const reference = await created();
        expect(await confirm(reference, bench.cards.declined)).toEqual({
          status: 'requires_action',
          failure_code: 'card_declined',
        });
        expect(await state(reference)).toMatchObject({ status: 'requires_action' });
        expect(await confirm(reference)).toMatchObject({ status: 'succeeded' });
      });

      it('reports an unknown card', async () => {
        const reference = await created();
        expect(await confirm(reference, 'no_such_card')).toEqual({
          status: 'requires_action',
          failure_code: 'card_unknown',
        });
        expect(await state(reference)).toMatchObject({ status: 'requires_action' });
      });

      it('rejects when the provider does not answer; the same attempt can then be repeated', async () => {
        const reference = await created();
        const attempt = randomUUID();
        for (let time = 0; time < 2; time += 1) {
          await expect(confirm(reference, bench.cards.unavailable, attempt)).rejects.toThrow(
            PaymentProviderUnavailableError,
          );
        }
        expect(await state(reference)).toMatchObject({ status: 'requires_action' });
        expect(await confirm(reference)).toMatchObject({ status: 'succeeded' });
      });

      it('answers a repeated attempt like the first one, whatever has happened since', async () => {
        const reference = await created();
        const attempt = randomUUID();
        const first = await confirm(reference, bench.cards.declined, attempt);
        await confirm(reference);
        expect(await confirm(reference, bench.cards.declined, attempt)).toEqual(first);
        expect(await state(reference)).toMatchObject({ status: 'succeeded' });
      });

      it('leaves a payment that has succeeded as it is', async () => {
        const reference = await paid();
        expect(await confirm(reference, bench.cards.declined)).toEqual({ status: 'succeeded', failure_code: null });
        expect(await state(reference)).toMatchObject({ status: 'succeeded', amount_minor: 10_000 });
      });

      it('is refused if the attempt’s id belongs to another payment or card', async () => {
        const [one, other] = [await created(), await created()];
        const attempt = randomUUID();
        await confirm(one, bench.cards.declined, attempt);
        for (const answer of [
          await confirm(other, bench.cards.declined, attempt),
          await confirm(one, undefined, attempt),
        ]) {
          expect(answer).toMatchObject({ kind: 'key_reused', code: 'PAYMENT_ID_REUSED' });
        }
        expect(await state(one)).toMatchObject({ status: 'requires_action' });
        expect(await state(other)).toMatchObject({ status: 'requires_action' });
      });
    });

    describe('refunds', () => {
      it('return a part, then the rest, and no more', async () => {
        const reference = await paid(10_000);
        expect(granted(await refund(reference, 4_000)).status).toBe('succeeded');
        expect(await state(reference)).toMatchObject({ refunded_minor: 4_000, status: 'succeeded' });
        expect(await refund(reference, 6_001)).toMatchObject({
          kind: 'conflict',
          code: 'REFUND_TOO_HIGH',
          details: { refundable_minor: 6_000 },
        });
        expect(granted(await refund(reference, 6_000)).status).toBe('succeeded');
        expect(await refund(reference, 1)).toMatchObject({ code: 'REFUND_TOO_HIGH', details: { refundable_minor: 0 } });
        expect(await state(reference)).toMatchObject({ refunded_minor: 10_000 });
      });

      it('never exceed the paid amount, even concurrently', async () => {
        const reference = await paid(10_000);
        const answers = await Promise.all(Array.from({ length: 8 }, () => refund(reference, 3_000)));
        expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(3);
        expect(await state(reference)).toMatchObject({ refunded_minor: 9_000 });
      });

      it('return nothing if nothing was paid', async () => {
        const reference = await created();
        await confirm(reference, bench.cards.declined);
        expect(await refund(reference, 1)).toMatchObject({ code: 'REFUND_TOO_HIGH', details: { refundable_minor: 0 } });
      });

      it('count for their own payment alone', async () => {
        const [one, other] = [await paid(500), await paid(500)];
        await refund(one, 500);
        expect(granted(await refund(other, 500)).status).toBe('succeeded');
      });

      it('are one refund for each id', async () => {
        const reference = await paid(10_000);
        const id = randomUUID();
        const answers = await Promise.all([1, 2].map(() => refund(reference, 7_000, id)));
        expect(answers[1]).toEqual(answers[0]);
        expect(granted(answers[0]!).status).toBe('succeeded');
        expect(await state(reference)).toMatchObject({ refunded_minor: 7_000 });
      });

      it('are refused if their id belongs to another one', async () => {
        const [reference, other] = [await paid(10_000), await paid(10_000)];
        const id = randomUUID();
        await refund(reference, 100, id);
        for (const answer of [await refund(reference, 200, id), await refund(other, 100, id)]) {
          expect(answer).toMatchObject({ kind: 'key_reused', code: 'PAYMENT_ID_REUSED' });
        }
        expect(await state(reference)).toMatchObject({ refunded_minor: 100 });
        expect(await state(other)).toMatchObject({ refunded_minor: 0 });
      });

      it.each([0, -100, 0.5])('are never of %d minor units', async (amount) => {
        const reference = await paid();
        await expect(refund(reference, amount)).rejects.toThrow(RangeError);
        expect(await state(reference)).toMatchObject({ refunded_minor: 0 });
      });
    });

    it('has payments, attempts and refunds after reopening', async () => {
      const payment = aPayment();
      const reference = await created(payment);
      const [declined, succeeded, back] = [randomUUID(), randomUUID(), randomUUID()];
      await confirm(reference, bench.cards.declined, declined);
      await confirm(reference, bench.cards.succeeds, succeeded);
      const refunded = granted(await refund(reference, 12_000, back));

      provider = await bench.reopen();

      expect(granted(await provider.createPayment(payment))).toMatchObject({
        provider_reference: reference,
        status: 'succeeded',
      });
      expect(await confirm(reference, bench.cards.declined, declined)).toMatchObject({ failure_code: 'card_declined' });
      expect(await refund(reference, 12_000, back)).toEqual(refunded);
      expect(await refund(reference, 51)).toMatchObject({ details: { refundable_minor: 50 } });
      expect(await state(reference)).toMatchObject({ status: 'succeeded', refunded_minor: 12_000 });
    });

    it('rejects notifications without the provider’s signature', async () => {
      const reference = await created();
      const forged = Buffer.from(JSON.stringify({ type: 'payment.succeeded', provider_reference: reference }));
      for (const signature of ['', 't=1,v1=00']) {
        expect(await provider.parseNotification(forged, signature)).toMatchObject({
          kind: 'forbidden',
          code: 'NOTIFICATION_UNTRUSTED',
        });
      }
      expect(await state(reference)).toMatchObject({ status: 'requires_action' });
    });

    it('answers a ping until it is closed', async () => {
      await expect(provider.ping()).resolves.toBeUndefined();
      await provider.close();
      await provider.close();
      await expect(provider.ping()).rejects.toThrow();
    });
  });
}
