import type { Currency } from '../../../contracts/vocabulary/money.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import type { PayoutProvider } from './payout-provider.js';

/**
 * `requires_action`: the payer has not paid yet (chooses a card, confirms at the bank, or the provider is still
 * processing). `succeeded`: the whole amount was taken. `failed`: it can no longer be paid; create another payment.
 */
export type PaymentStatus = 'requires_action' | 'succeeded' | 'failed';
/** `pending`: a bank may take days over a refund. `failed`: the money stays with the marina. */
export type RefundStatus = 'pending' | 'succeeded' | 'failed';

/** Stored by the provider and returned in notifications. Ids only, never personal data. */
export interface PaymentMetadata {
  readonly reservation_id: string;
  readonly marina_id: string;
}

export interface NewPayment {
  /** Chosen by the caller: a repeated request with the same id is the same payment. */
  readonly id: string;
  /** Whole minor units, 1 or more. */
  readonly amount_minor: number;
  readonly currency: Currency;
  /** The description on the provider's page. */
  readonly description: string;
  /** The address to which the provider's page returns the payer. */
  readonly return_url?: string;
  /** The marina's account, which receives the money; absent: the marina has none yet. */
  readonly account_reference?: string;
  readonly metadata: PaymentMetadata;
}

export interface CreatedPayment {
  readonly provider_reference: string;
  /** The provider's page for this payment; null: it is paid by `confirmPayment`. */
  readonly checkout_url: string | null;
  readonly status: PaymentStatus;
}

export interface Confirmation {
  /** The id of an attempt to pay: a repeated call with it returns the first result. */
  readonly id: string;
  readonly provider_reference: string;
  /** Represents a card. The provider makes it in the payer's browser, so card numbers never reach this server. */
  readonly token: string;
}

export interface ConfirmedPayment {
  /** `requires_action` with a `failure_code`: this attempt was declined, another card may be tried. */
  readonly status: PaymentStatus;
  /** Why the attempt failed, translated from the provider's code; null: it did not fail. */
  readonly failure_code: PaymentFailure | null;
}

export type PaymentFailure = 'card_declined' | 'card_unknown';

export interface NewRefund {
  /** Chosen by the caller: the same id is one refund. */
  readonly id: string;
  readonly provider_reference: string;
  /** Whole minor units, 1 or more. */
  readonly amount_minor: number;
}

export interface CreatedRefund {
  readonly refund_reference: string;
  readonly status: RefundStatus;
}

/** The provider's current state of a payment. */
export interface PaymentState {
  readonly provider_reference: string;
  readonly amount_minor: number;
  readonly currency: Currency;
  readonly status: PaymentStatus;
  /** Minor units, including refunds under way. */
  readonly refunded_minor: number;
  readonly metadata: PaymentMetadata;
}

/** A change of a payment, a refund, an account or a payout. May arrive twice and out of order: a repeat has the same `notification_id`. */
export type PaymentNotification =
  | {
      readonly kind: 'payment';
      readonly notification_id: string;
      readonly provider_reference: string;
      readonly status: PaymentStatus;
      readonly metadata: PaymentMetadata;
    }
  | {
      readonly kind: 'refund';
      readonly notification_id: string;
      readonly provider_reference: string;
      readonly refund_reference: string;
      readonly status: RefundStatus;
    }
  /** Only names what changed: the state is read from the provider, because notifications come out of order. */
  | { readonly kind: 'account'; readonly notification_id: string; readonly account_reference: string }
  | {
      readonly kind: 'payout';
      readonly notification_id: string;
      readonly account_reference: string;
      readonly payout_reference: string;
    };

/** The id belongs to another payment, attempt or refund. */
export const PAYMENT_ID_REUSED_CODE = 'PAYMENT_ID_REUSED';
export const PAYMENT_UNKNOWN_CODE = 'PAYMENT_UNKNOWN';
/** The amount exceeds the part that was paid and not yet refunded, which is in `details.refundable_minor`. */
export const REFUND_TOO_HIGH_CODE = 'REFUND_TOO_HIGH';
/** The notification does not carry the provider's signature. */
export const NOTIFICATION_UNTRUSTED_CODE = 'NOTIFICATION_UNTRUSTED';

/**
 * Takes payments and makes refunds. Every call may be repeated with the same id after a crash or a lost answer: money
 * moves once, and the first answer is returned. Calls reject with `PaymentProviderUnavailableError` when it is unknown
 * whether they took effect: repeat them with the same id. An amount that is not a whole number of at least 1 throws a
 * RangeError.
 */
export interface PaymentProvider extends PayoutProvider {
  /**
   * `form`: the console's own form passes a token to `confirmPayment`. `page`: payers use the provider's page, whose
   * address `createPayment` returns when it receives a return address; a notification reports the payment.
   */
  readonly paysOn: 'form' | 'page';
  /** The header with the signature of notifications, in lower case; null: the provider sends no notifications. */
  readonly signatureHeader: string | null;
  /** Refuses with `PAYMENT_ID_REUSED` when the id was used for another amount, currency or reservation. */
  createPayment(payment: NewPayment): Promise<CreatedPayment | Refusal>;
  /**
   * Takes the money. A payment that has succeeded stays so after any later confirmation, and is never taken twice.
   * Refuses with `PAYMENT_UNKNOWN` or `PAYMENT_ID_REUSED` (another payment or card).
   */
  confirmPayment(confirmation: Confirmation): Promise<ConfirmedPayment | Refusal>;
  /** Undefined: unknown reference. Makes up for a lost notification. */
  getPayment(provider_reference: string): Promise<PaymentState | undefined>;
  /**
   * All refunds of a payment together never exceed the paid amount. Refuses with `REFUND_TOO_HIGH`, `PAYMENT_UNKNOWN`
   * or `PAYMENT_ID_REUSED` (another payment or amount).
   */
  refund(refund: NewRefund): Promise<CreatedRefund | Refusal>;
  /**
   * Verifies and parses a notification. `rawBody` is the received body, byte for byte; `signature` is the provider's
   * header. Undefined: genuine, but not relevant. Refuses with `NOTIFICATION_UNTRUSTED`.
   */
  parseNotification(rawBody: Buffer, signature: string): Promise<PaymentNotification | Refusal | undefined>;
  /** Rejects when payments are not possible. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The provider did not answer, or reported that it is temporarily unavailable. */
export class PaymentProviderUnavailableError extends EngineUnavailableError {
  override readonly name = 'PaymentProviderUnavailableError';
  override readonly sparable = 'payments';
}

/** @throws RangeError unless the amount is a whole number of minor units, 1 or more. */
export function assertPayable(amount_minor: number): void {
  if (!Number.isSafeInteger(amount_minor) || amount_minor < 1) {
    throw new RangeError(`an amount is a whole number of minor units from 1, not ${amount_minor}`);
  }
}
