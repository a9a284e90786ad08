import type { ReceivedPayment, ReservationState } from '../reservation-state.js';
import { countedAmount, validPayments } from '../reservation-state.js';
import type { Draft } from './draft.js';
import { record } from './draft.js';

/**
 * Requests a refund of `amount`, never more than is held; a no-op for 0. Money goes back the way it came: first what was
 * paid online, through the provider to the card, and then what was taken at the counter, which staff pay out. Two refunds
 * where the amount has parts of both; within each way, the latest payment comes first.
 */
export function requestRefund(draft: Draft, amount: number, at: string): Draft {
  const parts = partsOf(draft.state, amount);
  const online = parts.filter(({ payment }) => payment.counter === undefined);
  const counter = parts.filter(({ payment }) => payment.counter !== undefined);
  return requested(requested(draft, online, at), counter, at, { at_counter: true });
}

interface Part {
  readonly payment: ReceivedPayment;
  readonly amount: number;
}

function requested(draft: Draft, shares: readonly Part[], at: string, how: { at_counter?: true } = {}): Draft {
  if (shares.length === 0) return draft;
  const amount = shares.reduce((sum, part) => sum + part.amount, 0);
  const parts = shares.map(({ payment, amount: share }) => ({
    provider_reference: payment.provider_reference,
    amount: share,
  }));
  const refund_no = draft.state.refunds.length + 1;
  return record(draft, { type: 'RefundRequested', data: { refund_no, amount, parts, ...how, at } });
}

function partsOf(state: ReservationState, amount: number): Part[] {
  const refunded = new Map<string, number>();
  for (const part of state.refunds.flatMap((refund) => refund.parts)) {
    refunded.set(part.provider_reference, (refunded.get(part.provider_reference) ?? 0) + part.amount);
  }
  const parts: Part[] = [];
  let left = amount;
  const latest = validPayments(state).toReversed();
  const byWay = [...latest.filter(({ counter }) => !counter), ...latest.filter(({ counter }) => counter)];
  for (const payment of byWay) {
    const share = Math.min(left, countedAmount(payment) - (refunded.get(payment.provider_reference) ?? 0));
    if (share > 0) parts.push({ payment, amount: share });
    left -= share;
  }
  return parts;
}
