import type { Currency } from '../../../contracts/vocabulary/money.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';

/**
 * `requires_action`: the payer has not paid yet (chooses a card, confirms at the bank, or the provider still
 * works on it). `succeeded`: the whole amount was taken. `failed`: it can no longer be paid; ask for a new one.
 */
export type PaymentStatus = 'requires_action' | 'succeeded' | 'failed';
/** A bank may take days over a refund: `pending` then. `failed`: the money stays with the marina. */
export type RefundStatus = 'pending' | 'succeeded' | 'failed';

/** What the provider carries for us and hands back in notifications. Ids only, never personal data. */
export interface PaymentMetadata {
  readonly reservation_id: string;
  readonly marina_id: string;
}

export interface NewPayment {
  /** Chosen by the caller: the same id is one payment, however often it is asked for. */
  readonly id: string;
  /** Whole minor units, 1 or more. */
  readonly amount_minor: number;
  readonly currency: Currency;
  /** What the payer reads on the provider's page. */
  readonly description: string;
  /** Where the provider's page sends the payer afterwards. */
  readonly return_url?: string;
  readonly metadata: PaymentMetadata;
}

export interface CreatedPayment {
  readonly provider_reference: string;
  /** Page of the provider on which to pay; null: pay by `confirmPayment`. */
  readonly checkout_url: string | null;
  readonly status: PaymentStatus;
}

export interface Confirmation {
  /** One attempt to pay: the same id is tried once, and answers the same again. */
  readonly id: string;
  readonly provider_reference: string;
  /** Stands for a card; made by the provider in the payer's browser. Card numbers never come here. */
  readonly token: string;
}

export interface ConfirmedPayment {
  /** `requires_action` with a `failure_code`: this attempt was declined, another card may be tried. */
  readonly status: PaymentStatus;
  /** Why the attempt failed, in the provider's words turned into ours; null: it did not. */
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

/** A payment as the provider has it now. */
export interface PaymentState {
  readonly provider_reference: string;
  readonly amount_minor: number;
  readonly currency: Currency;
  readonly status: PaymentStatus;
  /** Refunded or on the way back, minor units. */
  readonly refunded_minor: number;
  readonly metadata: PaymentMetadata;
}

/** News of a payment or of a refund. May arrive twice and out of order: `notification_id` tells repeats. */
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
    };

/** The id stands for another payment, attempt or refund. */
export const PAYMENT_ID_REUSED_CODE = 'PAYMENT_ID_REUSED';
export const PAYMENT_UNKNOWN_CODE = 'PAYMENT_UNKNOWN';
/** More than was paid and not yet refunded; `details.refundable_minor` says how much there is. */
export const REFUND_TOO_HIGH_CODE = 'REFUND_TOO_HIGH';
/** The notification does not carry the provider's signature. */
export const NOTIFICATION_UNTRUSTED_CODE = 'NOTIFICATION_UNTRUSTED';

/**
 * Takes money from payers and gives it back. Every call may be repeated with the same id after a crash or a
 * lost answer: money moves once, and the answer is the first one. Calls reject with
 * `PaymentProviderUnavailableError` when it is unknown whether they took effect: repeat them with the same id.
 * An amount that is not a whole number of at least 1 throws a RangeError.
 */
export interface PaymentProvider {
  /**
   * `form`: our own page hands over a token for `confirmPayment`. `page`: payers go to the provider's page, which
   * `createPayment` names where it is told where to return to; a notification tells when they have paid.
   */
  readonly paysOn: 'form' | 'page';
  /** In which its notifications carry their signature, in small letters; null: it sends none. */
  readonly signatureHeader: string | null;
  /** Refused with `PAYMENT_ID_REUSED` when the id was used for another amount, currency or reservation. */
  createPayment(payment: NewPayment): Promise<CreatedPayment | Refusal>;
  /**
   * Takes the money. A payment that has succeeded stays so, whatever is confirmed later, and is never taken
   * twice. Refused with `PAYMENT_UNKNOWN` or `PAYMENT_ID_REUSED` (another payment or card).
   */
  confirmPayment(confirmation: Confirmation): Promise<ConfirmedPayment | Refusal>;
  /** Undefined: unknown reference. Answers where a notification was lost. */
  getPayment(provider_reference: string): Promise<PaymentState | undefined>;
  /**
   * All refunds of a payment together never exceed what was paid. Refused with `REFUND_TOO_HIGH`,
   * `PAYMENT_UNKNOWN` or `PAYMENT_ID_REUSED` (another payment or amount).
   */
  refund(refund: NewRefund): Promise<CreatedRefund | Refusal>;
  /**
   * Checks and reads a message that arrived from outside. `rawBody` as received, byte for byte; `signature`
   * the provider's header. Undefined: genuine, but of no interest. Refused with `NOTIFICATION_UNTRUSTED`.
   */
  parseNotification(rawBody: Buffer, signature: string): Promise<PaymentNotification | Refusal | undefined>;
  /** Rejects when no payment can be made. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The provider did not answer, or answered that it cannot now. */
export class PaymentProviderUnavailableError extends EngineUnavailableError {
  override readonly name = 'PaymentProviderUnavailableError';
  override readonly sparable = 'payments';
}

/** @throws RangeError: money is counted in whole minor units, and nobody pays or gets back nothing. */
export function assertPayable(amount_minor: number): void {
  if (!Number.isSafeInteger(amount_minor) || amount_minor < 1) {
    throw new RangeError(`an amount is a whole number of minor units from 1, not ${amount_minor}`);
  }
}
