import { createHash } from 'node:crypto';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { percentOf } from '../../../contracts/vocabulary/money.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import {
  ACCOUNT_UNKNOWN_CODE,
  type NewAccount,
  type NewBank,
  type Onboarding,
  type PayoutAccount,
  type PayoutState,
} from './payout-provider.js';
import type { AccountRow, EntryRow, MovementRow } from './sandbox-accounts.js';
import type { SandboxLedger } from './sandbox-ledger.js';

/** Payouts to an account with these last digits come back. */
export const FAILING_BANK = '0000';
/** Days of the week on which the sandbox pays out: Tuesday and Friday, as `Date` counts them. */
const PAYOUT_DAYS: readonly number[] = [2, 5];
/** Fee of a payment: a share of it and a fixed part, in minor units. Refunds cost nothing. */
const FEE_PERCENT = 1.4;
const FEE_FIXED = 25;
/** Payouts that ended longer ago are no longer reported. */
const RECENT_DAYS = 10;

/** Accounts and payouts of the sandbox. All methods run inside a transaction of the ledger. */
export class SandboxPayouts {
  constructor(private readonly ledger: SandboxLedger) {}

  /** The page is the console's own: there is nothing to prove. */
  start({ marina_id, currency, business_name, return_url }: NewAccount): Onboarding {
    const account_reference = reference('account', marina_id);
    if (this.ledger.accounts.account(account_reference) === undefined) {
      this.ledger.accounts.put({
        account_reference,
        marina_id,
        business_name,
        currency,
        status: 'needs_information',
        bank_country: null,
        bank_last4: null,
        paid_up_to: null,
      });
    }
    return { account_reference, url: return_url };
  }

  account(reference: string): PayoutAccount | undefined {
    const row = this.ledger.accounts.account(reference);
    return row === undefined ? undefined : accountOf(row);
  }

  setBank({ account_reference, iban }: NewBank): PayoutAccount | Refusal {
    const row = this.ledger.accounts.account(account_reference);
    if (row === undefined) return refuse('not_found', ACCOUNT_UNKNOWN_CODE);
    const status = row.status === 'active' ? 'active' : 'under_review';
    const changed = { ...row, status, bank_country: iban.slice(0, 2), bank_last4: iban.slice(-4) } as const;
    this.ledger.accounts.put(changed);
    return accountOf(changed);
  }

  payout(payout_reference: string): PayoutState | undefined {
    const row = this.ledger.accounts.payout(payout_reference);
    const account = row === undefined ? undefined : this.ledger.accounts.account(row.account_reference);
    if (row === undefined || account === undefined) return undefined;
    const { account_reference, amount_minor, fee_minor, status, arrives_on } = row;
    const { marina_id, currency } = account;
    const failure = status === 'failed' ? 'account_closed' : null;
    const entries = this.ledger.accounts.entries(payout_reference);
    const sums = { amount_minor, fee_minor, currency };
    return { payout_reference, account_reference, marina_id, ...sums, status, arrives_on, failure, entries };
  }

  /** Ends a review, lets payouts arrive, and makes the one that is due since the last day of payouts. */
  recent(account_reference: string, today: string): readonly string[] {
    const { accounts } = this.ledger;
    let row = accounts.account(account_reference);
    if (row === undefined) return [];
    if (row.status === 'under_review') {
      row = { ...row, status: 'active' };
      accounts.put(row);
    }
    accounts.arrive(account_reference, today, row.bank_last4 === FAILING_BANK ? 'failed' : 'paid');
    const day = lastPayoutDay(today);
    if (row.status === 'active' && (row.paid_up_to ?? '') < day) this.payOut(row, day);
    return accounts.payoutsSince(account_reference, addDays(today, -RECENT_DAYS)).map((one) => one.payout_reference);
  }

  /** A balance that refunds made negative waits for further payments. */
  private payOut(account: AccountRow, day: string): void {
    const { accounts } = this.ledger;
    const entries = accounts.notPaidOut(account.marina_id, account.currency).map(entryOf);
    const fee_minor = sum(entries.map((entry) => entry.fee_minor));
    const amount_minor = sum(entries.map((entry) => entry.amount_minor)) - fee_minor;
    accounts.put({ ...account, paid_up_to: day });
    if (amount_minor <= 0) return;
    const { account_reference } = account;
    const payout_reference = reference('payout', `${account_reference} ${day}`);
    const arrives_on = nextBusinessDay(day);
    const status = 'in_transit';
    accounts.addPayout(
      { payout_reference, account_reference, amount_minor, fee_minor, status, made_on: day, arrives_on },
      entries,
    );
  }
}

function accountOf(row: AccountRow): PayoutAccount {
  const { account_reference, marina_id, business_name, status, bank_country: country, bank_last4: last4 } = row;
  const bank = country === null || last4 === null ? null : { country, last4 };
  const reviewed = status === 'under_review' ? 'checked' : 'done';
  const due_at = null;
  return {
    account_reference,
    marina_id,
    status,
    business_name,
    bank,
    steps: [
      { step: 'business', state: 'done', due_at },
      { step: 'bank_account', state: bank === null ? 'needed' : reviewed, due_at },
      { step: 'identity', state: 'done', due_at },
      { step: 'vat_number', state: 'done', due_at },
    ],
  };
}

function entryOf({ kind, reference: of, amount_minor }: MovementRow): EntryRow {
  // A fee never exceeds the payment that it is taken from.
  const fee = Math.min(amount_minor, percentOf(amount_minor, FEE_PERCENT) + FEE_FIXED);
  return { kind, reference: of, amount_minor, fee_minor: kind === 'payment' ? fee : 0 };
}

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

function lastPayoutDay(today: string): string {
  let day = today;
  while (!PAYOUT_DAYS.includes(weekday(day))) day = addDays(day, -1);
  return day;
}

function nextBusinessDay(date: string): string {
  let day = addDays(date, 1);
  while ([0, 6].includes(weekday(day))) day = addDays(day, 1);
  return day;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Formatted like a provider's reference, so that no code relies on what it is made from. */
function reference(kind: 'account' | 'payout', id: string): string {
  return `sandbox_${kind}_${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;
}
