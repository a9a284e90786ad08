import { join } from 'node:path';
import * as z from 'zod';
import type { DiskSync } from '../sqlite/disk-sync.js';
import { currency } from '../../../contracts/vocabulary/money-schemas.js';
import { EngineFile } from '../sqlite/engine-file.js';
import type { ShowCopied } from '../copying/copied-engine.js';
import { ACCOUNT_TABLES, SandboxAccounts } from './sandbox-accounts.js';

/** 'QYSP' in the file's header. */
const APPLICATION_ID = 0x51595350;

const paymentRow = z.object({
  id: z.string(),
  provider_reference: z.string(),
  amount_minor: z.number(),
  currency,
  reservation_id: z.string(),
  marina_id: z.string(),
  status: z.enum(['requires_action', 'succeeded']),
});
export type PaymentRow = z.infer<typeof paymentRow>;

const attemptRow = z.object({
  id: z.string(),
  provider_reference: z.string(),
  token: z.string(),
  status: z.enum(['requires_action', 'succeeded']),
  failure_code: z.enum(['card_declined', 'card_unknown']).nullable(),
});
export type AttemptRow = z.infer<typeof attemptRow>;

const refundRow = z.object({
  id: z.string(),
  refund_reference: z.string(),
  provider_reference: z.string(),
  amount_minor: z.number(),
});
export type RefundRow = z.infer<typeof refundRow>;

/** The ledger of the sandbox, `<dir>/sandbox-payments.db`: ids, amounts and outcomes, without personal data. */
export class SandboxLedger {
  readonly accounts: SandboxAccounts;
  private readonly file: EngineFile;

  constructor(directory: string, sync: DiskSync, shared: boolean) {
    this.file = EngineFile.open({
      path: join(directory, 'sandbox-payments.db'),
      holds: 'the books of the payment sandbox',
      applicationId: APPLICATION_ID,
      knownBy: 'payments',
      sync,
      shared,
      tables: `
      CREATE TABLE IF NOT EXISTS payments (
        id TEXT PRIMARY KEY,
        provider_reference TEXT NOT NULL UNIQUE,
        amount_minor INTEGER NOT NULL,
        currency TEXT NOT NULL,
        reservation_id TEXT NOT NULL,
        marina_id TEXT NOT NULL,
        status TEXT NOT NULL
      ) STRICT;
      CREATE TABLE IF NOT EXISTS attempts (
        id TEXT PRIMARY KEY,
        provider_reference TEXT NOT NULL,
        token TEXT NOT NULL,
        status TEXT NOT NULL,
        failure_code TEXT
      ) STRICT;
      CREATE TABLE IF NOT EXISTS refunds (
        id TEXT PRIMARY KEY,
        refund_reference TEXT NOT NULL UNIQUE,
        provider_reference TEXT NOT NULL,
        amount_minor INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX IF NOT EXISTS refunds_of_payment ON refunds (provider_reference);
      ${ACCOUNT_TABLES}`,
    });
    this.accounts = new SandboxAccounts(this.file);
  }

  /** Writes all of `work` or nothing. `work` is synchronous, so two callers never decide on the same state. */
  transact<T>(work: () => T): T {
    return this.file.transaction(work);
  }

  /** Reads without a transaction; no decision may depend on the result. */
  read<T>(question: () => T): T {
    return this.file.work(question);
  }

  paymentById(id: string): PaymentRow | undefined {
    return paymentRow.optional().parse(this.statement('SELECT * FROM payments WHERE id = ?').get(id));
  }

  paymentByReference(reference: string): PaymentRow | undefined {
    const row = this.statement('SELECT * FROM payments WHERE provider_reference = ?').get(reference);
    return paymentRow.optional().parse(row);
  }

  addPayment(row: PaymentRow): void {
    this.statement(
      `INSERT INTO payments (id, provider_reference, amount_minor, currency, reservation_id, marina_id, status)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      row.id,
      row.provider_reference,
      row.amount_minor,
      row.currency,
      row.reservation_id,
      row.marina_id,
      row.status,
    );
  }

  attempt(id: string): AttemptRow | undefined {
    return attemptRow.optional().parse(this.statement('SELECT * FROM attempts WHERE id = ?').get(id));
  }

  /** Stores the attempt and the resulting status of the payment. */
  addAttempt(row: AttemptRow): void {
    this.statement(
      'INSERT INTO attempts (id, provider_reference, token, status, failure_code) VALUES (?, ?, ?, ?, ?)',
    ).run(row.id, row.provider_reference, row.token, row.status, row.failure_code);
    this.statement('UPDATE payments SET status = ? WHERE provider_reference = ?').run(
      row.status,
      row.provider_reference,
    );
  }

  refund(id: string): RefundRow | undefined {
    return refundRow.optional().parse(this.statement('SELECT * FROM refunds WHERE id = ?').get(id));
  }

  addRefund(row: RefundRow): void {
    this.statement(
      'INSERT INTO refunds (id, refund_reference, provider_reference, amount_minor) VALUES (?, ?, ?, ?)',
    ).run(row.id, row.refund_reference, row.provider_reference, row.amount_minor);
  }

  refundedMinor(reference: string): number {
    const sum = 'SELECT coalesce(sum(amount_minor), 0) AS total FROM refunds WHERE provider_reference = ?';
    return Number(this.statement(sum).get(reference)?.['total']);
  }

  get name(): string {
    return this.file.name;
  }

  copyTo(directory: string, show: ShowCopied): Promise<void> {
    return this.file.copyTo(directory, show);
  }

  ping(): void {
    this.file.probe();
  }

  close(): void {
    this.file.close();
  }

  private statement(sql: string) {
    return this.file.statement(sql);
  }
}
