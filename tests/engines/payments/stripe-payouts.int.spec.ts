import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { StripePayments } from '../../../services/platform/payments/stripe-payments.js';
import { aPayment, granted } from './payment-provider-suite.js';
import { CARDS } from './stripe-books.js';
import { SECRET_KEY, StripeDouble } from './stripe-double.js';

const SECRETS = { webhookSecret: 'whsec_hemmelig', connectWebhookSecret: 'whsec_forbundet' };
const RETURN = 'https://quay.example/payments';

let double: StripeDouble;
let provider: StripePayments;
beforeEach(async () => {
  double = await StripeDouble.start();
  provider = new StripePayments({
    secretKey: SECRET_KEY,
    ...SECRETS,
    apiUrl: double.url,
    timeoutMs: 5_000,
    retries: 0,
  });
});
afterEach(async () => {
  await provider.close();
  await double.stop();
});

const port = { country: 'FR', currency: 'EUR' as const, business_name: 'Port Saint-Maurice', return_url: RETURN };
const opened = async (marina_id = 'm1') => granted(await provider.startOnboarding({ marina_id, ...port }));

describe('an account with Stripe', () => {
  it('is opened once, and each visit has a page of its own', async () => {
    const { account_reference, url } = await opened();
    expect(url).toContain(account_reference);
    expect((await opened()).account_reference).toBe(account_reference);
    double.forgetKeys();
    const again = await provider.startOnboarding({ marina_id: 'm1', account_reference, ...port });
    expect(granted(again).account_reference).toBe(account_reference);
    expect(double.connect.accounts.size).toBe(1);
  });

  it('shows what Stripe needs, looks at and has approved', async () => {
    const { account_reference } = await opened();
    const account = double.connect.account(account_reference);
    account.requirements.current_deadline = Date.parse('2027-06-30T00:00:00Z') / 1000;
    const due_at = '2027-06-30T00:00:00.000Z';
    expect(await provider.getAccount(account_reference)).toMatchObject({
      marina_id: 'm1',
      status: 'needs_information',
      steps: ['business', 'bank_account', 'identity', 'vat_number'].map((step) => ({ step, state: 'needed', due_at })),
    });
    Object.assign(account.requirements, { currently_due: [], pending_verification: ['person.id_number'] });
    expect(await provider.getAccount(account_reference)).toMatchObject({ status: 'under_review' });
    Object.assign(account, { charges_enabled: true, payouts_enabled: true });
    expect(await provider.getAccount(account_reference)).toMatchObject({
      status: 'active',
      steps: expect.arrayContaining([{ step: 'identity', state: 'checked', due_at: null }]),
    });
    expect(await provider.getAccount('acct_unknown')).toBeUndefined();
  });

  it('takes an IBAN, of which only country and last digits come back', async () => {
    const { account_reference } = await opened();
    const bank = { id: 'b1', account_reference, currency: 'EUR' as const };
    const changed = granted(await provider.setBank({ ...bank, iban: 'FR7630006000011234567890189' }));
    expect(changed.bank).toEqual({ country: 'FR', last4: '0189' });
    expect(JSON.stringify(changed)).not.toContain('30006000011234567');
    expect(await provider.setBank({ ...bank, id: 'b2', iban: 'FR7630006000011234569999' })).toMatchObject({
      code: 'PAYOUT_BANK_REFUSED',
    });
  });
});

describe('a payout of Stripe', () => {
  it('names payments by the references they were created with, on a page or by a token', async () => {
    const { account_reference } = await opened();
    const page = granted(await provider.createPayment(aPayment({ return_url: RETURN, account_reference })));
    const intent = double.books.payOnPage(page.provider_reference).payment_intent?.id ?? '';
    const token = granted(await provider.createPayment(aPayment({ account_reference })));
    await provider.confirmPayment({ id: 'c1', provider_reference: token.provider_reference, token: CARDS.succeeds });
    const payout = double.connect.payOut(account_reference, [
      { intent, made_by: 'page', amount: 5_000, fee: 95 },
      { intent: token.provider_reference, amount: 2_000, fee: 53 },
    ]);
    expect(await provider.recentPayouts(account_reference, '2027-06-04')).toEqual([payout.id]);
    expect(await provider.getPayout(account_reference, payout.id)).toMatchObject({
      marina_id: 'm1',
      amount_minor: 6_852,
      fee_minor: 148,
      currency: 'EUR',
      status: 'in_transit',
      arrives_on: '2027-06-07',
      failure: null,
      entries: [
        { kind: 'payment', reference: page.provider_reference, amount_minor: 5_000, fee_minor: 95 },
        { kind: 'payment', reference: token.provider_reference, amount_minor: 2_000, fee_minor: 53 },
      ],
    });
    Object.assign(payout, { status: 'failed', failure_code: 'account_closed' });
    expect(await provider.getPayout(account_reference, payout.id)).toMatchObject({
      status: 'failed',
      failure: 'account_closed',
    });
    expect(await provider.getPayout(account_reference, 'po_unknown')).toBeUndefined();
  });
});

describe('the fee of a payment that the platform took for the marina', () => {
  it('is what Stripe took from the platform, and is not taken off the payout', async () => {
    const { account_reference } = await opened();
    const paid = async (id: string) => {
      const payment = granted(await provider.createPayment(aPayment({ id, account_reference })));
      const { provider_reference } = payment;
      await provider.confirmPayment({ id: `c ${id}`, provider_reference, token: CARDS.succeeds });
      return { intent: provider_reference, amount: 5_000, fee: 0 };
    };
    const payout = double.connect.payOut(account_reference, [
      { ...(await paid('p1')), of_platform: { fee: 95, currency: 'eur' } },
      { ...(await paid('p2')), of_platform: { fee: 110, currency: 'usd' } },
      await paid('p3'),
    ]);
    const state = await provider.getPayout(account_reference, payout.id);
    expect(state).toMatchObject({ amount_minor: 15_000, fee_minor: 0 });
    expect(state?.entries.map(({ fee_minor }) => fee_minor)).toEqual([95, 0, 0]);
  });
});

describe('notifications about connected accounts', () => {
  const told = (type: string, object: unknown, secret = SECRETS.connectWebhookSecret, more: object = {}) => {
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type,
      account: 'acct_1',
      data: { object },
      ...more,
    });
    const timestamp = Math.floor(Date.now() / 1000);
    const signature = new Stripe(SECRET_KEY).webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return { answer: provider.parseNotification(Buffer.from(payload), signature), payload, signature };
  };

  it.each(['payout.created', 'payout.paid', 'payout.failed', 'payout.updated'])('%s names the payout', async (type) => {
    expect(await told(type, { id: 'po_1', object: 'payout' }).answer).toEqual({
      kind: 'payout',
      notification_id: 'evt_1',
      account_reference: 'acct_1',
      payout_reference: 'po_1',
    });
  });

  it('account.updated names the account', async () => {
    expect(await told('account.updated', { id: 'acct_1' }).answer).toMatchObject({ kind: 'account' });
  });

  it('are refused where they are forged or changed, and left alone where they say nothing of payouts', async () => {
    expect(await told('payout.paid', { id: 'po_1' }, 'whsec_forged').answer).toMatchObject({
      code: 'NOTIFICATION_UNTRUSTED',
    });
    const { payload, signature } = told('payout.paid', { id: 'po_1' });
    const changed = Buffer.from(payload.replace('po_1', 'po_2'));
    expect(await provider.parseNotification(changed, signature)).toMatchObject({ code: 'NOTIFICATION_UNTRUSTED' });
    expect(await told('payment_intent.succeeded', { id: 'pi_1' }).answer).toBeUndefined();
    expect(await told('payout.paid', {}).answer).toBeUndefined();
  });
});
