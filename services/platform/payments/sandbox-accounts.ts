import * as z from 'zod';
import { currency } from '../../../contracts/vocabulary/money-schemas.js';
import type { EngineFile } from '../sqlite/engine-file.js';

/** The tables of accounts and payouts in the ledger of the sandbox. No IBAN is stored, only what may be shown of it. */
export const ACCOUNT_TABLES = `
  CREATE TABLE IF NOT EXISTS accounts (
    account_reference TEXT PRIMARY KEY,
    marina_id TEXT NOT NULL UNIQUE,
    business_name TEXT NOT NULL,
    currency TEXT NOT NULL,
    status TEXT NOT NULL,
    bank_country TEXT,
    bank_last4 TEXT,
    paid_up_to TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS payouts (
    payout_reference TEXT PRIMARY KEY,
    account_reference TEXT NOT NULL,
    amount_minor INTEGER NOT NULL,
    fee_minor INTEGER NOT NULL,
    status TEXT NOT NULL,
    made_on TEXT NOT NULL,
    arrives_on TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS payouts_of_account ON payouts (account_reference, made_on);
  CREATE TABLE IF NOT EXISTS payout_entries (
    payout_reference TEXT NOT NULL,
    kind TEXT NOT NULL,
    reference TEXT NOT NULL,
    amount_minor INTEGER NOT NULL,
    fee_minor INTEGER NOT NULL,
    PRIMARY KEY (reference, payout_reference)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS entries_of_payout ON payout_entries (payout_reference);
  CREATE INDEX IF NOT EXISTS payments_of_marina ON payments (marina_id);
`;

const accountRow = z.object({
  account_reference: z.string(),
  marina_id: z.string(),
  business_name: z.string(),
  currency,
  status: z.enum(['under_review', 'active', 'needs_information']),
  bank_country: z.string().nullable(),
  bank_last4: z.string().nullable(),
  /** The last day of payouts that was carried out. */
  paid_up_to: z.string().nullable(),
});
export type AccountRow = z.infer<typeof accountRow>;

const payoutRow = z.object({
  payout_reference: z.string(),
  account_reference: z.string(),
  amount_minor: z.number(),
  fee_minor: z.number(),
  status: z.enum(['in_transit', 'paid', 'failed']),
  made_on: z.string(),
  arrives_on: z.string(),
});
export type PayoutRow = z.infer<typeof payoutRow>;

const entryRow = z.object({
  kind: z.enum(['payment', 'refund']),
  reference: z.string(),
  amount_minor: z.number(),
  fee_minor: z.number(),
});
export type EntryRow = z.infer<typeof entryRow>;

const movementRow = z.object({ kind: z.enum(['payment', 'refund']), reference: z.string(), amount_minor: z.number() });
export type MovementRow = z.infer<typeof movementRow>;

/** Accounts and payouts in the ledger of the sandbox. */
export class SandboxAccounts {
  constructor(private readonly file: EngineFile) {}

  account(reference: string): AccountRow | undefined {
    return accountRow
      .optional()
      .parse(this.file.statement('SELECT * FROM accounts WHERE account_reference = ?').get(reference));
  }

  put(row: AccountRow): void {
    this.file
      .statement(
        `INSERT INTO accounts
           (account_reference, marina_id, business_name, currency, status, bank_country, bank_last4, paid_up_to)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (account_reference) DO UPDATE SET
           business_name = excluded.business_name, status = excluded.status, bank_country = excluded.bank_country,
           bank_last4 = excluded.bank_last4, paid_up_to = excluded.paid_up_to`,
      )
      .run(
        row.account_reference,
        row.marina_id,
        row.business_name,
        row.currency,
        row.status,
        row.bank_country,
        row.bank_last4,
        row.paid_up_to,
      );
  }

  payout(reference: string): PayoutRow | undefined {
    return payoutRow
      .optional()
      .parse(this.file.statement('SELECT * FROM payouts WHERE payout_reference = ?').get(reference));
  }

  entries(payout: string): EntryRow[] {
    const rows = this.file.statement(
      'SELECT kind, reference, amount_minor, fee_minor FROM payout_entries WHERE payout_reference = ? ORDER BY reference',
    );
    return entryRow.array().parse(rows.all(payout));
  }

  payoutsSince(account: string, day: string): PayoutRow[] {
    const rows = this.file.statement(
      'SELECT * FROM payouts WHERE account_reference = ? AND (made_on >= ? OR status = ?) ORDER BY made_on',
    );
    return payoutRow.array().parse(rows.all(account, day, 'in_transit'));
  }

  /** Payments and refunds of a marina that are in no payout, or only in failed ones. */
  notPaidOut(marina: string, inCurrency: string): MovementRow[] {
    const rows = this.file.statement(`
      WITH movements AS (
        SELECT 'payment' AS kind, provider_reference AS reference, amount_minor
          FROM payments WHERE marina_id = ?1 AND status = 'succeeded' AND currency = ?2
        UNION ALL
        SELECT 'refund', refunds.refund_reference, -refunds.amount_minor
          FROM refunds JOIN payments ON payments.provider_reference = refunds.provider_reference
          WHERE payments.marina_id = ?1 AND payments.currency = ?2
      )
      SELECT * FROM movements WHERE NOT EXISTS (
        SELECT 1 FROM payout_entries JOIN payouts USING (payout_reference)
          WHERE payout_entries.reference = movements.reference AND payouts.status <> 'failed'
      ) ORDER BY reference`);
    return movementRow.array().parse(rows.all(marina, inCurrency));
  }

  addPayout(row: PayoutRow, entries: readonly EntryRow[]): void {
    this.file
      .statement(
        `INSERT INTO payouts (payout_reference, account_reference, amount_minor, fee_minor, status, made_on, arrives_on)
           VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        row.payout_reference,
        row.account_reference,
        row.amount_minor,
        row.fee_minor,
        row.status,
        row.made_on,
        row.arrives_on,
      );
    const add = this.file.statement(
      'INSERT INTO payout_entries (payout_reference, kind, reference, amount_minor, fee_minor) VALUES (?, ?, ?, ?, ?)',
    );
    for (const { kind, reference, amount_minor, fee_minor } of entries) {
      add.run(row.payout_reference, kind, reference, amount_minor, fee_minor);
    }
  }

  /** Payouts that have arrived by a day, with the bank of the account, which decides whether they did. */
  arrive(account: string, today: string, status: 'paid' | 'failed'): void {
    this.file
      .statement(
        "UPDATE payouts SET status = ? WHERE account_reference = ? AND status = 'in_transit' AND arrives_on <= ?",
      )
      .run(status, account, today);
  }
}
