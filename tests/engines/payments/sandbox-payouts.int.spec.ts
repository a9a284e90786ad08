import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SANDBOX_CARDS, SandboxPayments } from '../../../services/platform/payments/sandbox-payments.js';
import { aPayment, granted } from './payment-provider-suite.js';

let directory: string;
let provider: SandboxPayments;
let account: string;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sandbox-payouts-'));
  provider = new SandboxPayments(directory);
  const opened = await provider.startOnboarding({
    marina_id: 'm1',
    country: 'FR',
    currency: 'EUR',
    business_name: 'Port',
    return_url: 'https://quay.example/p',
  });
  account = opened.account_reference;
});
afterEach(async () => {
  await provider.close();
  rmSync(directory, { recursive: true, force: true });
});

const bank = (last4: string) =>
  provider.setBank({ id: last4, account_reference: account, currency: 'EUR', iban: `FR76300060000112345678${last4}` });
/** Pays for a reservation of the marina; returns the reference. */
async function paid(amount_minor: number): Promise<string> {
  const metadata = { reservation_id: 'r1', marina_id: 'm1' };
  const { provider_reference } = granted(await provider.createPayment(aPayment({ amount_minor, metadata })));
  await provider.confirmPayment({ id: `c ${provider_reference}`, provider_reference, token: SANDBOX_CARDS.succeeds });
  return provider_reference;
}
const payouts = async (today: string) => {
  const references = await provider.recentPayouts(account, today);
  return Promise.all(references.map((one) => provider.getPayout(account, one)));
};

describe('payouts of the sandbox', () => {
  it('are made once for a Tuesday or Friday, over a weekend arrive on Monday, and know their fees', async () => {
    await bank('0189');
    const reference = await paid(144_06);
    const [payout, ...more] = await payouts('2027-06-04');
    expect(more).toEqual([]);
    expect(payout).toMatchObject({
      status: 'in_transit',
      amount_minor: 141_79,
      fee_minor: 2_27,
      arrives_on: '2027-06-07',
      entries: [{ kind: 'payment', reference, amount_minor: 144_06, fee_minor: 2_27 }],
    });
    expect(await payouts('2027-06-05')).toHaveLength(1);
    expect(await payouts('2027-06-07')).toMatchObject([{ status: 'paid' }]);
    expect(await payouts('2027-06-08')).toMatchObject([{ status: 'paid' }]);
  });

  it('take refunds off, and wait while the balance is negative', async () => {
    await bank('0189');
    const reference = await paid(100_00);
    await payouts('2027-06-04');
    await provider.refund({ id: 'x1', provider_reference: reference, amount_minor: 60_00 });
    expect(await payouts('2027-06-08')).toHaveLength(1);
    await paid(80_00);
    expect((await payouts('2027-06-11')).at(-1)).toMatchObject({ amount_minor: 20_00 - 1_37, fee_minor: 1_37 });
  });

  it('come back from a closed account, and their money is part of a later one', async () => {
    await bank('0000');
    await paid(50_00);
    await payouts('2027-06-04');
    expect(await payouts('2027-06-07')).toMatchObject([{ status: 'failed', failure: 'account_closed' }]);
    await bank('0189');
    expect(await payouts('2027-06-08')).toMatchObject([{ status: 'failed' }, { status: 'in_transit' }]);
  });

  it('are none before the account is approved, or without payments', async () => {
    await paid(50_00);
    expect(await payouts('2027-06-04')).toEqual([]);
    expect(await provider.getAccount(account)).toMatchObject({ status: 'needs_information', bank: null });
    await bank('0189');
    expect(await provider.getAccount(account)).toMatchObject({ status: 'under_review' });
    expect(await payouts('2027-06-05')).toHaveLength(1);
    expect(await provider.getAccount(account)).toMatchObject({ status: 'active' });
    expect(await provider.recentPayouts('unknown', '2027-06-05')).toEqual([]);
  });

  it('survive a restart', async () => {
    await bank('0189');
    await paid(50_00);
    await payouts('2027-06-04');
    await provider.close();
    provider = new SandboxPayments(directory);
    expect(await payouts('2027-06-07')).toMatchObject([{ status: 'paid', amount_minor: 49_05 }]);
  });
});
