import { randomBytes } from 'node:crypto';
import { StripeFault } from './stripe-books.js';
import { at, type Form, texts } from './stripe-form.js';

interface Account {
  readonly id: string;
  readonly metadata: Record<string, string>;
  readonly business_profile: { name: string };
  charges_enabled: boolean;
  payouts_enabled: boolean;
  requirements: {
    currently_due: string[];
    past_due: string[];
    pending_verification: string[];
    current_deadline: number | null;
  };
  external_accounts: { data: { object: 'bank_account'; country: string; last4: string }[] };
}

interface Payout {
  readonly id: string;
  readonly account: string;
  readonly amount: number;
  readonly currency: string;
  readonly arrival_date: number;
  status: 'in_transit' | 'paid' | 'failed';
  failure_code: string | null;
  readonly lines: readonly unknown[];
}

/** What the platform's own balance says of a charge. */
interface Booked {
  readonly fee: number;
  readonly currency: string;
}

interface Charge {
  readonly id: string;
  readonly payment_intent: string;
  readonly metadata: Record<string, string>;
  /** Answered whole, as an expanded field is; null: not booked yet. */
  readonly balance_transaction: (Booked & { readonly object: string }) | null;
}

/** Connected accounts and their payouts, as far as payments use them. */
export class StripeConnect {
  readonly accounts = new Map<string, Account>();
  readonly payouts = new Map<string, Payout>();
  readonly charges = new Map<string, Charge>();

  open(form: Form): Account {
    const id = `acct_${randomBytes(8).toString('hex')}`;
    const due = ['external_account', 'company.tax_id', 'person.first_name', 'business_profile.url'];
    const account: Account = {
      id,
      metadata: texts(form['metadata']),
      business_profile: { name: at(form, 'business_profile', 'name') },
      charges_enabled: false,
      payouts_enabled: false,
      requirements: { currently_due: due, past_due: [], pending_verification: [], current_deadline: null },
      external_accounts: { data: [] },
    };
    this.accounts.set(id, account);
    return account;
  }

  account(id: string): Account {
    const found = this.accounts.get(id);
    if (found === undefined) throw missing();
    return found;
  }

  setBank(id: string, form: Form): unknown {
    const number = at(form, 'external_account', 'account_number');
    if (number.endsWith('9999'))
      throw new StripeFault(400, { type: 'invalid_request_error', code: 'account_number_invalid' });
    const bank = { object: 'bank_account' as const, country: number.slice(0, 2), last4: number.slice(-4) };
    const account = this.account(id);
    account.external_accounts.data = [bank];
    const { requirements } = account;
    requirements.currently_due = requirements.currently_due.filter((name) => name !== 'external_account');
    return bank;
  }

  /** A payment to the account that arrived with the charge of an intent, and its payout. */
  payOut(
    account: string,
    payments: readonly { intent: string; made_by?: string; amount: number; fee: number; of_platform?: Booked }[],
  ): Payout {
    const lines = payments.map(({ intent, made_by, amount, fee, of_platform }) => {
      const charge = `ch_${randomBytes(8).toString('hex')}`;
      this.charges.set(charge, {
        id: charge,
        payment_intent: intent,
        metadata: made_by === undefined ? {} : { made_by },
        balance_transaction: of_platform === undefined ? null : { object: 'balance_transaction', ...of_platform },
      });
      const source = { object: 'charge', source_transfer: { object: 'transfer', source_transaction: charge } };
      return {
        id: `txn_${charge}`,
        object: 'balance_transaction',
        type: 'payment',
        amount,
        fee,
        currency: 'eur',
        source,
      };
    });
    const amount = payments.reduce((sum, one) => sum + one.amount - one.fee, 0);
    const payout: Payout = {
      id: `po_${randomBytes(8).toString('hex')}`,
      account,
      amount,
      currency: 'eur',
      arrival_date: Date.parse('2027-06-07T00:00:00Z') / 1000,
      status: 'in_transit',
      failure_code: null,
      lines: [
        ...lines,
        { id: 'txn_po', object: 'balance_transaction', type: 'payout', amount: -amount, fee: 0, source: null },
      ],
    };
    this.payouts.set(payout.id, payout);
    return payout;
  }

  payout(id: string, account: string): Payout {
    const found = this.payouts.get(id);
    if (found === undefined || found.account !== account) throw missing();
    return found;
  }

  charge(id: string): unknown {
    const found = this.charges.get(id);
    if (found === undefined) throw missing();
    return { object: 'charge', ...found };
  }
}

function missing(): StripeFault {
  return new StripeFault(404, { type: 'invalid_request_error', code: 'resource_missing' });
}
