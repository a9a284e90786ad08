import { randomBytes } from 'node:crypto';
import { at, type Form, texts } from './stripe-form.js';

/** Tokens of Stripe's own test cards, and one that makes the double fail. */
export const CARDS = {
  succeeds: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  unavailable: 'pm_card_unavailable',
} as const;

export interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
  status: 'requires_payment_method' | 'succeeded';
  latest_charge: { readonly id: string; amount_refunded: number } | null;
}

export interface Session {
  readonly id: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
  readonly success_url: string;
  readonly carried: Record<string, string>;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: Intent | null;
  url: string | null;
}

export interface Refund {
  readonly id: string;
  readonly amount: number;
  readonly payment_intent: string;
  readonly metadata: Record<string, string>;
  status: 'succeeded' | 'pending' | 'failed';
}

/** An error answer in Stripe's format. */
export class StripeFault extends Error {
  constructor(
    readonly status: number,
    readonly error: Readonly<Record<string, unknown>>,
  ) {
    super(String(error['code'] ?? error['type']));
  }
}

/** Stripe's records of payments, and its rules for them. */
export class StripeBooks {
  readonly intents = new Map<string, Intent>();
  readonly sessions = new Map<string, Session>();
  readonly refunds: Refund[] = [];
  /** Initial status of refunds. */
  refundsAre: Refund['status'] = 'succeeded';

  createIntent(form: Form): Intent {
    const { amount, currency } = payable(at(form, 'amount'), at(form, 'currency'));
    const status = 'requires_payment_method' as const;
    const intent: Intent = {
      id: id('pi'),
      amount,
      currency,
      metadata: texts(form['metadata']),
      status,
      latest_charge: null,
    };
    this.intents.set(intent.id, intent);
    return intent;
  }

  intent(name: string): Intent {
    return this.intents.get(name) ?? missing('intent', 404);
  }

  confirm(name: string, card: string): Intent {
    const intent = this.intent(name);
    if (intent.status === 'succeeded') {
      throw new StripeFault(400, {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        payment_intent: intent,
      });
    }
    switch (card) {
      case CARDS.succeeds:
        return paid(intent);
      case CARDS.declined:
        throw new StripeFault(402, { type: 'card_error', code: 'card_declined', payment_intent: intent });
      case CARDS.unavailable:
        throw new StripeFault(500, { type: 'api_error', message: 'of sk_test_secret' });
      default:
        return missing('payment_method', 400);
    }
  }

  createSession(form: Form): Session {
    const price = (name: string) => at(form, 'line_items', '0', 'price_data', name);
    const { amount, currency } = payable(price('unit_amount'), price('currency'));
    if (at(form, 'line_items', '0', 'price_data', 'product_data', 'name') === '') missing('name', 400);
    const name = id('cs_test');
    const session: Session = {
      id: name,
      amount_total: amount,
      currency,
      metadata: texts(form['metadata']),
      success_url: at(form, 'success_url'),
      carried: texts((form['payment_intent_data'] as Form | undefined)?.['metadata']),
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      url: `https://checkout.stripe.example/c/pay/${name}`,
    };
    this.sessions.set(name, session);
    return session;
  }

  session(name: string): Session {
    return this.sessions.get(name) ?? missing('session', 404);
  }

  /** The payer's action on Stripe's page. */
  payOnPage(name: string): Session {
    const session = this.session(name);
    if (session.status !== 'open') throw new Error('nobody can pay there any more');
    const { amount_total: amount, currency, carried: metadata } = session;
    const status = 'requires_payment_method' as const;
    const intent: Intent = { id: id('pi'), amount, currency, metadata, status, latest_charge: null };
    this.intents.set(intent.id, intent);
    return Object.assign(session, {
      payment_intent: paid(intent),
      status: 'complete',
      payment_status: 'paid',
      url: null,
    });
  }

  expire(name: string): void {
    Object.assign(this.session(name), { status: 'expired', url: null });
  }

  refund(form: Form): Refund {
    const intent = this.intents.get(at(form, 'payment_intent')) ?? missing('payment_intent', 404);
    const { latest_charge: charge } = intent;
    const amount = Number(at(form, 'amount'));
    if (charge === null || amount > intent.amount - charge.amount_refunded) {
      throw new StripeFault(400, { type: 'invalid_request_error' });
    }
    charge.amount_refunded += amount;
    const metadata = texts(form['metadata']);
    const refund: Refund = { id: id('re'), amount, payment_intent: intent.id, metadata, status: this.refundsAre };
    this.refunds.unshift(refund);
    return refund;
  }
}

function paid(intent: Intent): Intent {
  return Object.assign(intent, { status: 'succeeded', latest_charge: { id: id('ch'), amount_refunded: 0 } });
}

function payable(amountText: string, currency: string) {
  const amount = Number(amountText);
  if (!/^[a-z]{3}$/.test(currency) || !Number.isInteger(amount) || amount < 1) missing('amount', 400);
  return { amount, currency };
}

function missing(param: string, status: 400 | 404): never {
  throw new StripeFault(status, { type: 'invalid_request_error', code: 'resource_missing', param });
}

function id(kind: string): string {
  return `${kind}_${randomBytes(12).toString('hex')}`;
}
