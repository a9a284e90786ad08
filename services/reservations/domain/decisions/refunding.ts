import type { ReservationState } from '../reservation-state.js';
import type { Draft } from './draft.js';
import { record } from './draft.js';

/** Requests a refund of `amount`, from the latest payment first and never more than is held; a no-op for 0. */
export function requestRefund(draft: Draft, amount: number, at: string): Draft {
  if (amount <= 0) return draft;
  const parts = partsOf(draft.state, amount);
  const refund_no = draft.state.refunds.length + 1;
  return record(draft, { type: 'RefundRequested', data: { refund_no, amount, parts, at } });
}

function partsOf(state: ReservationState, amount: number): { provider_reference: string; amount: number }[] {
  const refunded = new Map<string, number>();
  for (const part of state.refunds.flatMap((refund) => refund.parts)) {
    refunded.set(part.provider_reference, (refunded.get(part.provider_reference) ?? 0) + part.amount);
  }
  const parts: { provider_reference: string; amount: number }[] = [];
  let left = amount;
  for (const payment of state.payments.toReversed()) {
    const share = Math.min(left, payment.amount - (refunded.get(payment.provider_reference) ?? 0));
    if (share > 0) parts.push({ provider_reference: payment.provider_reference, amount: share });
    left -= share;
  }
  return parts;
}
