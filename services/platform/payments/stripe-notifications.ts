import * as z from 'zod';
import type { PaymentNotification } from './payment-provider.js';
import { intentStatus, metadataOf, refundStatus, sessionStatus } from './stripe-answers.js';

/** Marks a payment that a Checkout page created for itself; its changes are reported as those of the page. */
export const MADE_BY_PAGE = 'page';
/** Metadata of a refund: the payment's reference, which may be a page. */
export const REFUND_OF = 'refund_of';
export const REFUND_ID = 'refund_id';

const event = z.object({
  id: z.string(),
  type: z.string(),
  /** The connected account that the event is about. */
  account: z.string().optional(),
  data: z.object({ object: z.unknown() }),
});
const named = z.object({ id: z.string() });
const carried = z.record(z.string(), z.string()).nullish();
const session = z.object({
  id: z.string(),
  status: z.string().nullable(),
  payment_status: z.string(),
  metadata: carried,
});
const intent = z.object({ id: z.string(), status: z.string(), metadata: carried });
const refund = z.object({ id: z.string(), status: z.string().nullable(), metadata: carried });

/** Parses a genuine event of any API version that the account's webhook uses. Undefined: not relevant. */
export function notificationOf(genuine: unknown): PaymentNotification | undefined {
  const parsed = event.safeParse(genuine).data;
  if (parsed === undefined) return undefined;
  const { id: notification_id, type, account, data } = parsed;
  if (account !== undefined) return ofAccount(notification_id, type, account, data.object);
  if (type.startsWith('checkout.session.')) return ofSession(notification_id, data.object);
  if (type.startsWith('payment_intent.')) return ofIntent(notification_id, data.object);
  if (type.startsWith('refund.') || type === 'charge.refund.updated') return ofRefund(notification_id, data.object);
  return undefined;
}

/** Payments are made on the platform's account, so events of a connected one are about itself or its payouts. */
function ofAccount(
  notification_id: string,
  type: string,
  account_reference: string,
  object: unknown,
): PaymentNotification | undefined {
  if (type === 'account.updated') return { kind: 'account', notification_id, account_reference };
  const payout_reference = type.startsWith('payout.') ? named.safeParse(object).data?.id : undefined;
  if (payout_reference === undefined) return undefined;
  return { kind: 'payout', notification_id, account_reference, payout_reference };
}

function ofSession(notification_id: string, object: unknown): PaymentNotification | undefined {
  const found = session.safeParse(object).data;
  const metadata = metadataOf(found?.metadata);
  if (found === undefined || metadata === undefined) return undefined;
  return { kind: 'payment', notification_id, provider_reference: found.id, status: sessionStatus(found), metadata };
}

function ofIntent(notification_id: string, object: unknown): PaymentNotification | undefined {
  const found = intent.safeParse(object).data;
  const metadata = metadataOf(found?.metadata);
  if (found === undefined || metadata === undefined || found.metadata?.['made_by'] === MADE_BY_PAGE) return undefined;
  const status = intentStatus(found.status);
  return { kind: 'payment', notification_id, provider_reference: found.id, status, metadata };
}

function ofRefund(notification_id: string, object: unknown): PaymentNotification | undefined {
  const found = refund.safeParse(object).data;
  const provider_reference = found?.metadata?.[REFUND_OF];
  if (found === undefined || provider_reference === undefined) return undefined;
  const status = refundStatus(found.status);
  return { kind: 'refund', notification_id, provider_reference, refund_reference: found.id, status };
}
