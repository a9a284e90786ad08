import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SANDBOX_CARDS, SandboxPayments } from '../../../services/platform/payments/sandbox-payments.js';
import { aPayment, describePaymentProvider, granted } from './payment-provider-suite.js';

function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'sandbox-payments-'));
}

describePaymentProvider('sandbox', () => {
  const directory = temporaryDirectory();
  let provider = new SandboxPayments(directory);
  return Promise.resolve({
    provider,
    cards: SANDBOX_CARDS,
    reopen: async () => {
      await provider.close();
      provider = new SandboxPayments(directory);
      return provider;
    },
    dispose: async () => {
      await provider.close();
      rmSync(directory, { recursive: true });
    },
  });
});

describe('sandbox payments', () => {
  let directory: string;
  let sandbox: SandboxPayments;
  const path = (): string => join(directory, 'sandbox-payments.db');

  beforeEach(() => {
    directory = temporaryDirectory();
    sandbox = new SandboxPayments(directory);
  });
  afterEach(async () => {
    await sandbox.close();
    rmSync(directory, { recursive: true });
  });

  it('has the documented test cards, and no payment page', async () => {
    expect(SANDBOX_CARDS).toEqual({
      succeeds: 'sandbox_ok',
      declined: 'sandbox_declined',
      unavailable: 'sandbox_unavailable',
    });
    expect(granted(await sandbox.createPayment(aPayment())).checkout_url).toBeNull();
  });

  it('stores no personal data: neither words, nor links, nor a card’s number', async () => {
    const payment = aPayment({
      description: 'Berth of Inès Moreau',
      return_url: 'https://quay.example/r/secret-link-token',
    });
    const { provider_reference } = granted(await sandbox.createPayment({ ...payment }));
    await sandbox.confirmPayment({ id: randomUUID(), provider_reference, token: '4242424242424242' });

    const bytes = Buffer.concat(readdirSync(directory).map((name) => readFileSync(join(directory, name))));
    expect(bytes.includes(payment.metadata.reservation_id)).toBe(true);
    for (const trace of ['Inès', 'Moreau', 'secret-link-token', '424242']) expect(bytes.includes(trace)).toBe(false);
  });

  it('needs no orderly shutdown: a copy of the files of a running sandbox contains every answered payment', async () => {
    const { provider_reference } = granted(await sandbox.createPayment(aPayment()));
    await sandbox.confirmPayment({ id: randomUUID(), provider_reference, token: 'sandbox_ok' });
    await sandbox.refund({ id: randomUUID(), provider_reference, amount_minor: 50 });
    const copy = temporaryDirectory();
    // Another process copies the file: closing a descriptor of it in this process would drop its lock.
    execFileSync('cp', [path(), `${path()}-wal`, copy]);

    const afterCrash = new SandboxPayments(copy);
    expect(await afterCrash.getPayment(provider_reference)).toMatchObject({ status: 'succeeded', refunded_minor: 50 });
    await afterCrash.close();
    rmSync(copy, { recursive: true });
  });

  it('writes an attempt and its payment together or not at all', async () => {
    const { provider_reference } = granted(await sandbox.createPayment(aPayment()));
    const attempt = { id: randomUUID(), provider_reference, token: 'sandbox_ok' };
    await sandbox.close();
    const meddle = (statement: string): void => {
      const database = new DatabaseSync(path());
      database.exec(statement);
      database.close();
    };
    meddle(`CREATE TRIGGER refuse BEFORE UPDATE ON payments BEGIN SELECT raise(ABORT, 'disk trouble'); END`);
    sandbox = new SandboxPayments(directory);
    await expect(sandbox.confirmPayment(attempt)).rejects.toThrow('disk trouble');
    await sandbox.close();
    meddle('DROP TRIGGER refuse');

    sandbox = new SandboxPayments(directory);
    expect(await sandbox.getPayment(provider_reference)).toMatchObject({ status: 'requires_action' });
    expect(await sandbox.confirmPayment({ ...attempt, token: 'sandbox_declined' })).toMatchObject({
      failure_code: 'card_declined',
    });
  });
});
