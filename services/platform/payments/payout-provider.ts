import type { Currency } from '../../../contracts/vocabulary/money.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';

/** What a provider checks before it pays out. */
export const accountSteps = ['business', 'bank_account', 'identity', 'vat_number'] as const;
export type AccountStep = (typeof accountSteps)[number];

/** `needed`: the marina must act; `checked`: the provider is looking at it. */
export type StepState = 'done' | 'needed' | 'checked';

/** `needs_information`: the provider pays out nothing until the marina has acted. */
export type AccountStatus = 'under_review' | 'active' | 'needs_information';

/** A bank account by what may be shown of it. */
export interface MaskedBank {
  /** ISO 3166. */
  readonly country: string;
  readonly last4: string;
}

/** The account of one marina with the provider. */
export interface PayoutAccount {
  readonly account_reference: string;
  readonly marina_id: string;
  readonly status: AccountStatus;
  readonly business_name: string | null;
  readonly bank: MaskedBank | null;
  /** In the order of `accountSteps`; `due_at`: the instant by which the marina must act. */
  readonly steps: readonly { readonly step: AccountStep; readonly state: StepState; readonly due_at: string | null }[];
}

export interface NewAccount {
  readonly marina_id: string;
  /** The account that was opened before; absent: none is known. */
  readonly account_reference?: string;
  /** ISO 3166. */
  readonly country: string;
  readonly currency: Currency;
  readonly business_name: string;
  /** The address to which the provider's page returns the staff. */
  readonly return_url: string;
}

/** A page of the provider on which the marina proves who it is; it works for some minutes, once. */
export interface Onboarding {
  readonly account_reference: string;
  readonly url: string;
}

export interface NewBank {
  /** Chosen by the caller: the same id is one change. */
  readonly id: string;
  readonly account_reference: string;
  readonly currency: Currency;
  /** Checked, in capitals, without spaces. */
  readonly iban: string;
}

/** `failed`: the bank sent the money back; it is part of a later payout. */
export type PayoutStatus = 'in_transit' | 'paid' | 'failed';

export interface PayoutEntry {
  readonly kind: 'payment' | 'refund';
  /** The provider's reference of the payment or of the refund. */
  readonly reference: string;
  /** Minor units; negative for refunds. */
  readonly amount_minor: number;
  /** The provider's fee, 0 or more. It is deducted from the payment or charged to the operator of the product. */
  readonly fee_minor: number;
}

/** The provider's current state of a payout to a bank. */
export interface PayoutState {
  readonly payout_reference: string;
  readonly account_reference: string;
  readonly marina_id: string;
  /** Minor units, without the fees. */
  readonly amount_minor: number;
  /** Fees deducted from the payout. Fees that the marina does not pay are in the entries only. */
  readonly fee_minor: number;
  readonly currency: Currency;
  readonly status: PayoutStatus;
  /** Calendar date. */
  readonly arrives_on: string;
  /** The provider's code; null: it did not fail. */
  readonly failure: string | null;
  readonly entries: readonly PayoutEntry[];
}

/** No account has this reference. */
export const ACCOUNT_UNKNOWN_CODE = 'PAYOUT_ACCOUNT_UNKNOWN';
/** The provider does not accept this bank account. */
export const BANK_REFUSED_CODE = 'PAYOUT_BANK_REFUSED';

/**
 * Pays out to marinas what boaters paid. Calls reject with `PaymentProviderUnavailableError` when it is unknown whether
 * they took effect: repeat them.
 */
export interface PayoutProvider {
  /** What the provider is called on screens. */
  readonly name: 'sandbox' | 'stripe';
  /** Whether payouts are reported by notifications, so that asking for them only makes up for lost ones. */
  readonly reportsPayouts: boolean;
  /** The page of the marina's one account; opens the account the first time. */
  startOnboarding(account: NewAccount): Promise<Onboarding | Refusal>;
  /** Undefined: unknown reference. */
  getAccount(account_reference: string): Promise<PayoutAccount | undefined>;
  /** Replaces the account to which payouts go. Refuses with `PAYOUT_ACCOUNT_UNKNOWN` or `PAYOUT_BANK_REFUSED`. */
  setBank(bank: NewBank): Promise<PayoutAccount | Refusal>;
  /** Undefined: unknown reference. */
  getPayout(account_reference: string, payout_reference: string): Promise<PayoutState | undefined>;
  /**
   * References of the payouts of the last days, which may have changed. A provider without a schedule of its own first
   * makes those that are due by this calendar date.
   */
  recentPayouts(account_reference: string, today: string): Promise<readonly string[]>;
}
