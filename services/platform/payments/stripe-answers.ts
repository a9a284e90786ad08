import type Stripe from 'stripe';
import * as z from 'zod';
import { currency } from '../../../contracts/vocabulary/money-schemas.js';
import type { Currency } from '../../../contracts/vocabulary/money.js';
import type { PaymentMetadata, PaymentState, PaymentStatus, RefundStatus } from './payment-provider.js';

/** Stripe uses the same minor units for these currencies. A currency without cents in Stripe must not be added here. */
export const STRIPE_CURRENCIES: Readonly<Record<Currency, string>> = { EUR: 'eur', GBP: 'gbp', ILS: 'ils' };

const metadata = z.object({ reservation_id: z.string(), marina_id: z.string() });

/** The metadata of a payment of this product, or undefined: others may use the same account. */
export function metadataOf(found: unknown): PaymentMetadata | undefined {
  return metadata.safeParse(found).data;
}

export function intentStatus(status: string): PaymentStatus {
  if (status === 'succeeded') return 'succeeded';
  return status === 'canceled' ? 'failed' : 'requires_action';
}

/** The status of a Checkout page. It accepts cards only, so a completed page is paid. */
export function sessionStatus({
  status,
  payment_status,
}: {
  status: string | null;
  payment_status: string;
}): PaymentStatus {
  if (payment_status === 'paid') return 'succeeded';
  return status === 'expired' ? 'failed' : 'requires_action';
}

export function refundStatus(status: string | null): RefundStatus {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

export function stateOfIntent(intent: Stripe.PaymentIntent): PaymentState | undefined {
  return stateOf(intent.id, intent.amount, intent.currency, intentStatus(intent.status), intent, intent.metadata);
}

export function stateOfSession(session: Stripe.Checkout.Session): PaymentState | undefined {
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const { id, amount_total, currency: paidIn } = session;
  return stateOf(id, amount_total ?? 0, paidIn ?? '', sessionStatus(session), intent, session.metadata);
}

/** Undefined: not a payment of this product. */
function stateOf(
  provider_reference: string,
  amount_minor: number,
  stripeCurrency: string,
  status: PaymentStatus,
  intent: Stripe.PaymentIntent | null,
  carried: unknown,
): PaymentState | undefined {
  const known = currency.safeParse(stripeCurrency.toUpperCase()).data;
  const found = metadataOf(carried);
  if (known === undefined || found === undefined) return undefined;
  const charge = intent?.latest_charge;
  const refunded_minor = typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0;
  return { provider_reference, amount_minor, currency: known, status, refunded_minor, metadata: found };
}
