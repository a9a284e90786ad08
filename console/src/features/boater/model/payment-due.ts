import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { toDecimal, toMinor } from '../../../../../contracts/vocabulary/money.js';

type Payment = Pick<
  BoaterReservation['payment'],
  'method' | 'deposit' | 'deposit_to_pay' | 'total_to_pay' | 'paid_amount' | 'refunded_amount'
>;

export interface PaymentDue {
  /** Decimals, in the reservation's currency. */
  readonly amount: number;
  /** What stays to be settled at the marina once `amount` is paid. */
  readonly rest: number;
  /** What the call names: `TOTAL` only when the due amount is everything that is left. */
  readonly part: 'DUE' | 'TOTAL';
}

/**
 * What is to be paid online now: the deposit where one is asked for, else everything when the method is ONLINE.
 * What the marina already holds counts. Null without a price.
 */
export function paymentDue(payment: Payment): PaymentDue | null {
  if (payment.total_to_pay === null) return null;
  const total = toMinor(payment.total_to_pay);
  const held = toMinor(payment.paid_amount) - toMinor(payment.refunded_amount);
  const amount = Math.max(0, Math.min(total, asked(payment, total)) - held);
  const rest = Math.max(0, total - held - amount);
  return { amount: toDecimal(amount), rest: toDecimal(rest), part: rest === 0 ? 'TOTAL' : 'DUE' };
}

function asked(payment: Payment, total: number): number {
  if (payment.deposit.type !== 'NONE') return toMinor(payment.deposit_to_pay ?? 0);
  return payment.method === 'ONLINE' ? total : 0;
}

/** What the marina holds of the boater's money, in decimals. */
export function heldAmount({ paid_amount, refunded_amount }: Pick<Payment, 'paid_amount' | 'refunded_amount'>): number {
  return toDecimal(toMinor(paid_amount) - toMinor(refunded_amount));
}
