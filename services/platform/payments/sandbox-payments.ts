import type { DiskSync } from '../sqlite/disk-sync.js';
import { createHash } from 'node:crypto';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import {
  assertPayable,
  NOTIFICATION_UNTRUSTED_CODE,
  PAYMENT_ID_REUSED_CODE,
  PAYMENT_UNKNOWN_CODE,
  PaymentProviderUnavailableError,
  REFUND_TOO_HIGH_CODE,
  type Confirmation,
  type ConfirmedPayment,
  type CreatedPayment,
  type CreatedRefund,
  type NewPayment,
  type NewRefund,
  type PaymentProvider,
  type PaymentState,
} from './payment-provider.js';
import type { NewAccount, NewBank, Onboarding, PayoutAccount, PayoutState } from './payout-provider.js';
import { SandboxLedger } from './sandbox-ledger.js';
import type { CopiedEngine, ShowCopied } from '../copying/copied-engine.js';
import { SandboxPayouts } from './sandbox-payouts.js';

/** The "cards" of the sandbox. Any other token is an unknown card. */
export const SANDBOX_CARDS = {
  succeeds: 'sandbox_ok',
  declined: 'sandbox_declined',
  /** Simulates a provider that does not answer; nothing is charged. */
  unavailable: 'sandbox_unavailable',
} as const;

const UNKNOWN_CARD = 'unknown';

/**
 * A provider that moves no money. Payments are confirmed with one of `SANDBOX_CARDS` and settle at once, so there is
 * neither a checkout page nor a notification. The description and the return address are not stored, because they may
 * hold a name or a link's token; an unknown token is not stored, because it may be the number of a real card.
 */
export class SandboxPayments implements PaymentProvider, CopiedEngine {
  readonly paysOn = 'form';
  readonly signatureHeader = null;
  readonly name = 'sandbox';
  readonly reportsPayouts = false;
  private readonly ledger: SandboxLedger;
  private readonly payouts: SandboxPayouts;

  /** @param shared whether several processes of this machine use the ledger */
  constructor(directory: string, sync: DiskSync = 'every_commit', shared = false) {
    this.ledger = new SandboxLedger(directory, sync, shared);
    this.payouts = new SandboxPayouts(this.ledger);
  }

  createPayment(payment: NewPayment): Promise<CreatedPayment | Refusal> {
    return answer(() => this.ledger.transact(() => this.create(payment)));
  }

  confirmPayment(confirmation: Confirmation): Promise<ConfirmedPayment | Refusal> {
    return answer(() => this.ledger.transact(() => this.confirm(confirmation)));
  }

  getPayment(provider_reference: string): Promise<PaymentState | undefined> {
    return answer(() => this.ledger.read(() => this.state(provider_reference)));
  }

  refund(refund: NewRefund): Promise<CreatedRefund | Refusal> {
    return answer(() => this.ledger.transact(() => this.giveBack(refund)));
  }

  startOnboarding(account: NewAccount): Promise<Onboarding> {
    return answer(() => this.ledger.transact(() => this.payouts.start(account)));
  }

  getAccount(account_reference: string): Promise<PayoutAccount | undefined> {
    return answer(() => this.ledger.read(() => this.payouts.account(account_reference)));
  }

  setBank(bank: NewBank): Promise<PayoutAccount | Refusal> {
    return answer(() => this.ledger.transact(() => this.payouts.setBank(bank)));
  }

  getPayout(_account: string, payout_reference: string): Promise<PayoutState | undefined> {
    return answer(() => this.ledger.read(() => this.payouts.payout(payout_reference)));
  }

  recentPayouts(account_reference: string, today: string): Promise<readonly string[]> {
    return answer(() => this.ledger.transact(() => this.payouts.recent(account_reference, today)));
  }

  /** The sandbox sends no notifications, so a message to this address is not genuine. */
  parseNotification(): Promise<Refusal> {
    return Promise.resolve(refuse('forbidden', NOTIFICATION_UNTRUSTED_CODE));
  }

  get storedIn(): string {
    return this.ledger.name;
  }

  copyTo(directory: string, show: ShowCopied): Promise<void> {
    return this.ledger.copyTo(directory, show);
  }

  ping(): Promise<void> {
    return answer(() => this.ledger.ping());
  }

  close(): Promise<void> {
    return answer(() => this.ledger.close());
  }

  private state(provider_reference: string): PaymentState | undefined {
    const row = this.ledger.paymentByReference(provider_reference);
    if (row === undefined) return undefined;
    const { amount_minor, currency, status, reservation_id, marina_id } = row;
    const refunded_minor = this.ledger.refundedMinor(provider_reference);
    const metadata = { reservation_id, marina_id };
    return { provider_reference, amount_minor, currency, status, refunded_minor, metadata };
  }

  private create({ id, amount_minor, currency, metadata }: NewPayment): CreatedPayment | Refusal {
    assertPayable(amount_minor);
    const known = this.ledger.paymentById(id);
    if (known === undefined) {
      const { reservation_id, marina_id } = metadata;
      const provider_reference = reference('payment', id);
      const status = 'requires_action';
      this.ledger.addPayment({ id, provider_reference, amount_minor, currency, reservation_id, marina_id, status });
      return { provider_reference, checkout_url: null, status };
    }
    const same =
      known.amount_minor === amount_minor &&
      known.currency === currency &&
      known.reservation_id === metadata.reservation_id &&
      known.marina_id === metadata.marina_id;
    if (!same) return idReused();
    return { provider_reference: known.provider_reference, checkout_url: null, status: known.status };
  }

  private confirm({ id, provider_reference, token }: Confirmation): ConfirmedPayment | Refusal {
    const payment = this.ledger.paymentByReference(provider_reference);
    if (payment === undefined) return refuse('not_found', PAYMENT_UNKNOWN_CODE);
    const card = isCard(token) ? token : UNKNOWN_CARD;
    const known = this.ledger.attempt(id);
    if (known !== undefined) {
      if (known.provider_reference !== provider_reference || known.token !== card) return idReused();
      return { status: known.status, failure_code: known.failure_code };
    }
    const outcome = payment.status === 'succeeded' ? SUCCEEDED : charge(card);
    this.ledger.addAttempt({ id, provider_reference, token: card, ...outcome });
    return { ...outcome };
  }

  private giveBack({ id, provider_reference, amount_minor }: NewRefund): CreatedRefund | Refusal {
    assertPayable(amount_minor);
    const known = this.ledger.refund(id);
    if (known !== undefined) {
      const same = known.provider_reference === provider_reference && known.amount_minor === amount_minor;
      return same ? { refund_reference: known.refund_reference, status: 'succeeded' } : idReused();
    }
    const payment = this.ledger.paymentByReference(provider_reference);
    if (payment === undefined) return refuse('not_found', PAYMENT_UNKNOWN_CODE);
    const paid = payment.status === 'succeeded' ? payment.amount_minor : 0;
    const refundable_minor = paid - this.ledger.refundedMinor(provider_reference);
    if (amount_minor > refundable_minor) {
      return refuse('conflict', REFUND_TOO_HIGH_CODE, { details: { refundable_minor } });
    }
    const refund_reference = reference('refund', id);
    this.ledger.addRefund({ id, refund_reference, provider_reference, amount_minor });
    return { refund_reference, status: 'succeeded' };
  }
}

/** Turns a synchronous error of the ledger into the rejected promise that the port requires. */
function answer<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => resolve(work()));
}

const SUCCEEDED = { status: 'succeeded', failure_code: null } as const;

function charge(card: string) {
  switch (card) {
    case SANDBOX_CARDS.succeeds:
      return SUCCEEDED;
    case SANDBOX_CARDS.unavailable:
      throw new PaymentProviderUnavailableError('The sandbox plays a payment provider that does not answer.');
    case SANDBOX_CARDS.declined:
      return { status: 'requires_action', failure_code: 'card_declined' } as const;
    default:
      return { status: 'requires_action', failure_code: 'card_unknown' } as const;
  }
}

function isCard(token: string): boolean {
  return Object.values<string>(SANDBOX_CARDS).includes(token);
}

/** Formatted like a provider's reference, so that no code relies on it being the payment's id. */
function reference(kind: 'payment' | 'refund', id: string): string {
  return `sandbox_${kind}_${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;
}

function idReused(): Refusal {
  return refuse('key_reused', PAYMENT_ID_REUSED_CODE);
}
