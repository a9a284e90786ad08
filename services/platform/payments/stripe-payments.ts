import type { Logger } from 'pino';
import Stripe from 'stripe';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { KeyedMutex } from '../concurrency/keyed-mutex.js';
import { CachedPing } from '../availability/cached-ping.js';
import {
  assertPayable,
  type Confirmation,
  type ConfirmedPayment,
  type CreatedPayment,
  type CreatedRefund,
  type NewPayment,
  type NewRefund,
  NOTIFICATION_UNTRUSTED_CODE,
  PAYMENT_ID_REUSED_CODE,
  PAYMENT_UNKNOWN_CODE,
  type PaymentNotification,
  type PaymentProvider,
  PaymentProviderUnavailableError,
  type PaymentState,
  REFUND_TOO_HIGH_CODE,
} from './payment-provider.js';
import {
  intentStatus,
  refundStatus,
  sessionStatus,
  stateOfIntent,
  stateOfSession,
  STRIPE_CURRENCIES,
} from './stripe-answers.js';
import { refusalOf, type StripeAccess, stripeClient, stripeKeyOf } from './stripe-client.js';
import { StripePayouts } from './stripe-payouts.js';
import type { NewAccount, NewBank, Onboarding, PayoutAccount, PayoutState } from './payout-provider.js';
import { MADE_BY_PAGE, notificationOf, REFUND_ID, REFUND_OF } from './stripe-notifications.js';

export interface StripeOptions extends StripeAccess {
  /** The key of Stripe's signatures on notifications. */
  readonly webhookSecret: string;
  /** The key of the signatures on notifications about connected accounts, which have a webhook of their own. */
  readonly connectWebhookSecret?: string | undefined;
}

interface FoundPayment {
  /** Null: nothing was paid yet. */
  readonly intent: string | null;
  /** Whether the money went to a marina's account. */
  readonly transferred: boolean;
  readonly state: PaymentState | undefined;
}

/** Stripe closes a page that is not paid within a day; a payment may have had at most this many pages. */
const MOST_PAGES = 50;
const SESSION = 'cs_';
const INTENT = 'pi_';

/**
 * Payments with Stripe. With a return address they are made on Stripe's own page (Checkout), by card, so card data
 * never reaches this server and the console loads nothing from Stripe; the reference is then the page's. Without one
 * they are made with a token of Stripe for `confirmPayment`. Ids become Stripe's idempotency keys.
 */
export class StripePayments implements PaymentProvider {
  readonly paysOn = 'page';
  readonly signatureHeader = 'stripe-signature';
  readonly name = 'stripe';
  readonly reportsPayouts = true;
  private readonly stripe: Stripe;
  private readonly payouts: StripePayouts;
  /** Stripe refuses two concurrent operations on one payment. */
  private readonly mutex = new KeyedMutex();
  private readonly remembered = new CachedPing(() => this.ask());
  private closed = false;

  constructor(private readonly options: StripeOptions) {
    this.stripe = stripeClient(options);
    this.payouts = new StripePayouts(this.stripe);
  }

  async createPayment(payment: NewPayment): Promise<CreatedPayment | Refusal> {
    assertPayable(payment.amount_minor);
    const { return_url } = payment;
    return this.mutex.runExclusive(payment.id, () =>
      orRefusal(() => (return_url === undefined ? this.createIntent(payment) : this.createPage(payment, return_url))),
    );
  }

  confirmPayment({ id, provider_reference, token }: Confirmation): Promise<ConfirmedPayment | Refusal> {
    return this.mutex.runExclusive(provider_reference, async () => {
      if (!provider_reference.startsWith(INTENT)) return refuse('not_found', PAYMENT_UNKNOWN_CODE);
      try {
        const options = { idempotencyKey: stripeKeyOf('confirmation', id) };
        const intent = await this.stripe.paymentIntents.confirm(provider_reference, { payment_method: token }, options);
        return { status: intentStatus(intent.status), failure_code: null };
      } catch (error) {
        return declined(error) ?? refusalOf(error);
      }
    });
  }

  async getPayment(provider_reference: string): Promise<PaymentState | undefined> {
    const found = await orRefusal(() => this.find(provider_reference));
    return isRefusal(found) ? undefined : found.state;
  }

  refund(refund: NewRefund): Promise<CreatedRefund | Refusal> {
    return this.mutex.runExclusive(refund.provider_reference, async () => {
      assertPayable(refund.amount_minor);
      return orRefusal(() => this.giveBack(refund));
    });
  }

  startOnboarding(account: NewAccount): Promise<Onboarding | Refusal> {
    return this.mutex.runExclusive(account.marina_id, () => orRefusal(() => this.payouts.start(account)));
  }

  async getAccount(account_reference: string): Promise<PayoutAccount | undefined> {
    const found = await orRefusal(() => this.payouts.account(account_reference));
    return isRefusal(found) ? undefined : found;
  }

  setBank(bank: NewBank): Promise<PayoutAccount | Refusal> {
    return orRefusal(() => this.payouts.setBank(bank));
  }

  async getPayout(account_reference: string, payout_reference: string): Promise<PayoutState | undefined> {
    const found = await orRefusal(() => this.payouts.payout(account_reference, payout_reference));
    return isRefusal(found) ? undefined : found;
  }

  async recentPayouts(account_reference: string, today: string): Promise<readonly string[]> {
    const found = await orRefusal(() => this.payouts.recent(account_reference, today));
    return isRefusal(found) ? [] : found;
  }

  parseNotification(rawBody: Buffer, signature: string): Promise<PaymentNotification | Refusal | undefined> {
    const { webhookSecret, connectWebhookSecret } = this.options;
    for (const secret of [webhookSecret, connectWebhookSecret]) {
      if (secret === undefined) continue;
      try {
        return Promise.resolve(notificationOf(this.stripe.webhooks.constructEvent(rawBody, signature, secret)));
      } catch {
        // Signed with the other secret, or with none.
      }
    }
    return Promise.resolve(refuse('forbidden', NOTIFICATION_UNTRUSTED_CODE));
  }

  ping(): Promise<void> {
    return this.closed ? this.ask() : this.remembered.ping();
  }

  close(): Promise<void> {
    this.closed = true;
    return Promise.resolve();
  }

  private async createIntent(payment: NewPayment): Promise<CreatedPayment> {
    const { id, amount_minor, currency, description, metadata } = payment;
    const created = await this.stripe.paymentIntents.create(
      {
        amount: amount_minor,
        currency: STRIPE_CURRENCIES[currency],
        description,
        metadata: { ...metadata },
        ...destinationOf(payment),
        allowed_payment_method_types: ['card'],
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      },
      { idempotencyKey: stripeKeyOf('payment', id) },
    );
    // A repeat receives the first answer, but the payer may have paid since.
    const { status } = await this.stripe.paymentIntents.retrieve(created.id);
    return { provider_reference: created.id, checkout_url: null, status: intentStatus(status) };
  }

  /** The page of this payment, or the next page when the last one was closed unpaid. */
  private async createPage(payment: NewPayment, return_url: string): Promise<CreatedPayment> {
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const created = await this.stripe.checkout.sessions.create(pageOf(payment, return_url), {
        idempotencyKey: stripeKeyOf('page', payment.id, page, payment.description, return_url),
      });
      const found = await this.stripe.checkout.sessions.retrieve(created.id);
      const status = sessionStatus(found);
      if (status === 'failed') continue;
      return {
        provider_reference: found.id,
        checkout_url: status === 'succeeded' ? null : (found.url ?? null),
        status,
      };
    }
    throw new PaymentProviderUnavailableError('Stripe closed every page for a payment at once.');
  }

  private async find(reference: string): Promise<FoundPayment> {
    if (reference.startsWith(SESSION)) {
      const expand = ['payment_intent.latest_charge'];
      const session = await this.stripe.checkout.sessions.retrieve(reference, { expand });
      const { payment_intent } = session;
      const intent = typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null);
      const transferred = typeof payment_intent === 'object' && payment_intent?.transfer_data != null;
      return { intent, transferred, state: stateOfSession(session) };
    }
    if (!reference.startsWith(INTENT)) return { intent: null, transferred: false, state: undefined };
    const intent = await this.stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] });
    return { intent: intent.id, transferred: intent.transfer_data != null, state: stateOfIntent(intent) };
  }

  /**
   * Searches for the refund first: Stripe forgets idempotency keys after a day, and a later repeat of a partial refund
   * would be paid out twice.
   */
  private async giveBack({ id, provider_reference, amount_minor }: NewRefund): Promise<CreatedRefund | Refusal> {
    const { intent, transferred, state } = await this.find(provider_reference);
    if (state === undefined) return refuse('not_found', PAYMENT_UNKNOWN_CODE);
    const known = intent === null ? undefined : await this.refundOf(intent, id);
    if (known !== undefined) return known.amount === amount_minor ? answerOf(known) : idReused();
    const refundable_minor = state.status === 'succeeded' ? state.amount_minor - state.refunded_minor : 0;
    if (intent === null || amount_minor > refundable_minor) {
      return refuse('conflict', REFUND_TOO_HIGH_CODE, { details: { refundable_minor } });
    }
    const metadata = { [REFUND_ID]: id, [REFUND_OF]: provider_reference };
    const options = { idempotencyKey: stripeKeyOf('refund', id) };
    return answerOf(
      await this.stripe.refunds.create(
        // The marina gives back what was transferred to it.
        { payment_intent: intent, amount: amount_minor, metadata, ...(transferred && { reverse_transfer: true }) },
        options,
      ),
    );
  }

  private async refundOf(intent: string, id: string): Promise<Stripe.Refund | undefined> {
    for await (const refund of this.stripe.refunds.list({ payment_intent: intent, limit: 100 })) {
      if (refund.metadata?.[REFUND_ID] === id) return refund;
    }
    return undefined;
  }

  /** Checks that the key may read payments, because keys can be restricted to certain operations. */
  private async ask(): Promise<void> {
    if (this.closed)
      throw new PaymentProviderUnavailableError('No payments are made any more: this process is stopping.');
    const answer = await orRefusal(() => this.stripe.paymentIntents.list({ limit: 1 }));
    if (isRefusal(answer)) throw new PaymentProviderUnavailableError(`Stripe answers ${answer.code}.`);
  }
}

/**
 * Opens the provider and pings it at once. When it does not answer, the rest of the product works, and one log line
 * says why.
 */
export function openStripePayments(options: StripeOptions, logger: Logger): StripePayments {
  const payments = new StripePayments(options);
  payments.ping().catch((error: unknown) => {
    logger.warn(`${error instanceof Error ? error.message : String(error)} Nobody can pay online until it does.`);
  });
  return payments;
}

async function orRefusal<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    return refusalOf(error);
  }
}

function pageOf(payment: NewPayment, return_url: string) {
  const { amount_minor, currency, description, metadata } = payment;
  return {
    mode: 'payment' as const,
    allowed_payment_method_types: ['card' as const],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: STRIPE_CURRENCIES[currency],
          unit_amount: amount_minor,
          product_data: { name: description },
        },
      },
    ],
    success_url: return_url,
    cancel_url: return_url,
    metadata: { ...metadata },
    payment_intent_data: {
      description,
      metadata: { ...metadata, made_by: MADE_BY_PAGE },
      ...destinationOf(payment),
    },
  };
}

/** Where the money goes: to the marina's account, on whose behalf it is taken. */
function destinationOf({ account_reference }: NewPayment) {
  if (account_reference === undefined) return {};
  return { on_behalf_of: account_reference, transfer_data: { destination: account_reference } };
}

/**
 * The confirmation that Stripe's error stands for: the card was declined, or the payment is already complete.
 * Undefined: any other error.
 */
function declined(error: unknown): ConfirmedPayment | undefined {
  if (!(error instanceof Stripe.errors.StripeError)) return undefined;
  if (error.payment_intent?.status === 'succeeded') return { status: 'succeeded', failure_code: null };
  if (error.type === 'StripeCardError') return { status: 'requires_action', failure_code: 'card_declined' };
  const unknown = error.type === 'StripeInvalidRequestError' && error.param === 'payment_method';
  return unknown ? { status: 'requires_action', failure_code: 'card_unknown' } : undefined;
}

function answerOf({ id, status }: Stripe.Refund): CreatedRefund {
  return { refund_reference: id, status: refundStatus(status) };
}

function idReused(): Refusal {
  return refuse('key_reused', PAYMENT_ID_REUSED_CODE);
}
