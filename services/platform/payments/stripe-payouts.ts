import type Stripe from 'stripe';
import { currency as anyCurrency } from '../../../contracts/vocabulary/money-schemas.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import {
  ACCOUNT_UNKNOWN_CODE,
  type AccountStep,
  accountSteps,
  BANK_REFUSED_CODE,
  type NewAccount,
  type NewBank,
  type Onboarding,
  type PayoutAccount,
  type PayoutEntry,
  type PayoutState,
  type PayoutStatus,
  type StepState,
} from './payout-provider.js';
import { STRIPE_CURRENCIES } from './stripe-answers.js';
import { stripeKeyOf } from './stripe-client.js';
import { MADE_BY_PAGE } from './stripe-notifications.js';

/** Payouts that were made longer ago are no longer reported. */
const RECENT_DAYS = 10;

interface ChargedPayment {
  readonly reference: string;
  /** In the currency of the platform's balance, which may be another one; null: not booked yet. */
  readonly fee: { readonly amount_minor: number; readonly currency: string } | null;
}

/** Which of Stripe's requirements belong to which step; the first that matches counts. */
const STEP_OF: readonly (readonly [AccountStep, RegExp])[] = [
  ['bank_account', /^external_account/],
  ['vat_number', /\.(tax_id|vat_id)/],
  ['identity', /^(person|individual|representative|directors|owners|executives)/],
  ['business', /./],
];

/**
 * Connected accounts of Stripe, one for each marina, and their payouts. Boaters pay the platform, which transfers each
 * payment to the marina's account (destination charges). Errors of the client are passed on.
 */
export class StripePayouts {
  constructor(private readonly stripe: Stripe) {}

  async start(account: NewAccount): Promise<Onboarding> {
    const account_reference = account.account_reference ?? (await this.open(account)).id;
    const { return_url } = account;
    const link = await this.stripe.accountLinks.create({
      account: account_reference,
      type: 'account_onboarding',
      refresh_url: return_url,
      return_url,
    });
    return { account_reference, url: link.url };
  }

  async account(account_reference: string): Promise<PayoutAccount | undefined> {
    return accountOf(await this.stripe.accounts.retrieve(account_reference));
  }

  async setBank({ id, account_reference, currency, iban }: NewBank): Promise<PayoutAccount | Refusal> {
    const bank = {
      object: 'bank_account' as const,
      country: iban.slice(0, 2),
      currency: STRIPE_CURRENCIES[currency],
      account_number: iban,
    };
    try {
      await this.stripe.accounts.createExternalAccount(
        account_reference,
        { external_account: bank, default_for_currency: true },
        { idempotencyKey: stripeKeyOf('bank', id) },
      );
    } catch (error) {
      const { type, statusCode } = error as Partial<Stripe.errors.StripeError>;
      if (type === 'StripeInvalidRequestError' && statusCode === 400) return refuse('conflict', BANK_REFUSED_CODE);
      throw error;
    }
    return (await this.account(account_reference)) ?? refuse('not_found', ACCOUNT_UNKNOWN_CODE);
  }

  async payout(account_reference: string, payout_reference: string): Promise<PayoutState | undefined> {
    const stripeAccount = account_reference;
    const account = await this.account(account_reference);
    const payout = await this.stripe.payouts.retrieve(payout_reference, {}, { stripeAccount });
    const currency = anyCurrency.safeParse(payout.currency.toUpperCase()).data;
    if (account === undefined || currency === undefined) return undefined;
    const entries: PayoutEntry[] = [];
    let fee_minor = 0;
    const expand = ['data.source.source_transfer', 'data.source.source_transfer_reversal'];
    const lines = this.stripe.balanceTransactions.list(
      { payout: payout_reference, limit: 100, expand },
      { stripeAccount },
    );
    for await (const line of lines) {
      const entry = await this.entryOf(line);
      if (entry === undefined) continue;
      entries.push(entry);
      fee_minor += line.fee;
    }
    return {
      payout_reference,
      account_reference,
      marina_id: account.marina_id,
      amount_minor: payout.amount,
      fee_minor,
      currency,
      status: payoutStatus(payout.status),
      arrives_on: dayOf(payout.arrival_date),
      failure: payout.failure_code,
      entries,
    };
  }

  async recent(account_reference: string, today: string): Promise<readonly string[]> {
    const since = Date.parse(`${addDays(today, -RECENT_DAYS)}T00:00:00Z`) / 1000;
    const found: string[] = [];
    const options = { stripeAccount: account_reference };
    for await (const { id } of this.stripe.payouts.list({ created: { gte: since }, limit: 100 }, options))
      found.push(id);
    return found;
  }

  private open({ marina_id, country, currency, business_name }: NewAccount): Promise<Stripe.Account> {
    return this.stripe.accounts.create(
      {
        country,
        default_currency: STRIPE_CURRENCIES[currency],
        business_profile: { name: business_name },
        metadata: { marina_id },
        controller: {
          losses: { payments: 'application' },
          fees: { payer: 'application' },
          requirement_collection: 'application',
          stripe_dashboard: { type: 'none' },
        },
        capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
      },
      { idempotencyKey: stripeKeyOf('account', marina_id) },
    );
  }

  /** The payment or refund of a line of the account's balance; undefined: neither, such as the payout itself. */
  private async entryOf(line: Stripe.BalanceTransaction): Promise<PayoutEntry | undefined> {
    const { source, amount: amount_minor, fee: fee_minor } = line;
    if (source === null || typeof source === 'string') return undefined;
    if (source.object === 'charge') {
      const transfer = source.source_transfer;
      const charge = transfer === null || typeof transfer === 'string' ? null : transfer.source_transaction;
      const payment =
        charge === null ? undefined : await this.paymentOf(typeof charge === 'string' ? charge : charge.id);
      if (payment === undefined) return undefined;
      const { reference, fee } = payment;
      // For a destination charge Stripe charges its fee to the platform, so the marina's line has none.
      const charged = fee?.currency === line.currency ? fee.amount_minor : 0;
      return { kind: 'payment', reference, amount_minor, fee_minor: fee_minor > 0 ? fee_minor : charged };
    }
    if (source.object === 'refund') {
      const reversal = source.source_transfer_reversal;
      const refund = reversal === null || typeof reversal === 'string' ? null : reversal.source_refund;
      const reference = typeof refund === 'string' ? refund : refund?.id;
      return reference === undefined ? undefined : { kind: 'refund', reference, amount_minor, fee_minor };
    }
    return undefined;
  }

  /**
   * The reference under which a charge's payment was created: that of the page, if it was paid on one; and what Stripe
   * took from the platform for it, once Stripe has booked it.
   */
  private async paymentOf(charge: string): Promise<ChargedPayment | undefined> {
    const found = await this.stripe.charges.retrieve(charge, { expand: ['balance_transaction'] });
    const { payment_intent, metadata, balance_transaction: booked } = found;
    const intent = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
    const fee =
      booked == null || typeof booked === 'string' ? null : { amount_minor: booked.fee, currency: booked.currency };
    if (intent === undefined) return undefined;
    if (metadata['made_by'] !== MADE_BY_PAGE) return { reference: intent, fee };
    const { data } = await this.stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 });
    return data[0] === undefined ? undefined : { reference: data[0].id, fee };
  }
}

/** Undefined: not an account of this product. */
function accountOf(account: Stripe.Account): PayoutAccount | undefined {
  const marina_id = account.metadata?.['marina_id'];
  if (marina_id === undefined) return undefined;
  const { requirements, external_accounts } = account;
  const needed = [...(requirements?.currently_due ?? []), ...(requirements?.past_due ?? [])];
  const pending = requirements?.pending_verification ?? [];
  const bank = external_accounts?.data.find((one) => one.object === 'bank_account');
  const deadline = requirements?.current_deadline;
  const due_at = deadline == null ? null : new Date(deadline * 1000).toISOString();
  const stateOf = (step: AccountStep): StepState => {
    if (needed.some((name) => stepOf(name) === step)) return 'needed';
    return pending.some((name) => stepOf(name) === step) ? 'checked' : 'done';
  };
  const active = account.charges_enabled && account.payouts_enabled;
  const waits = needed.length > 0 ? ('needs_information' as const) : ('under_review' as const);
  return {
    account_reference: account.id,
    marina_id,
    status: active && needed.length === 0 ? 'active' : waits,
    business_name: account.business_profile?.name ?? null,
    bank: bank === undefined ? null : { country: bank.country, last4: bank.last4 },
    steps: accountSteps.map((step) => {
      const state = stateOf(step);
      return { step, state, due_at: state === 'needed' ? due_at : null };
    }),
  };
}

function stepOf(requirement: string): AccountStep {
  return STEP_OF.find(([, pattern]) => pattern.test(requirement))?.[0] ?? 'business';
}

function payoutStatus(status: string): PayoutStatus {
  if (status === 'paid') return 'paid';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'in_transit';
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
