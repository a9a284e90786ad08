import type { BoaterReservation } from '../../../../contracts/reservations/boater.js';
import type { OnlinePrice } from '../../../../contracts/reservations/rules/online-payment.js';
import { toDecimal, toMinor } from '../../../../contracts/vocabulary/money.js';

type Held = Pick<BoaterReservation['payment'], 'paid_amount' | 'refunded_amount'>;
type Priced = Pick<BoaterReservation['payment'], 'method' | 'deposit' | 'deposit_to_pay' | 'total_to_pay'>;
type Due = Pick<BoaterReservation['payment'], 'total_to_pay' | 'due_amount'>;

export interface AmountDue {
  /** Amount as a decimal number in the reservation's currency. */
  readonly amount: number;
  /** The amount that remains to be paid at the marina after `amount` is paid. */
  readonly rest: number;
  /** The part sent with the payment. `TOTAL` means that `amount` is everything that is left. */
  readonly part: 'DUE' | 'TOTAL';
}

/** The amount that can be paid online now, as the server knows it. Null where nothing is due. */
export function amountDue(payment: Due & Held): AmountDue | null {
  if (payment.total_to_pay === null || payment.due_amount === 0) return null;
  const amount = toMinor(payment.due_amount);
  const rest = Math.max(0, toMinor(payment.total_to_pay) - heldMinor(payment) - amount);
  return { amount: toDecimal(amount), rest: toDecimal(rest), part: rest === 0 ? 'TOTAL' : 'DUE' };
}

/** The price of a reservation in the form that the rules for online payments use. Null without a price. */
export function onlinePrice(
  { method, deposit, deposit_to_pay, total_to_pay }: Priced,
  [first]: BoaterReservation['instalments'],
): OnlinePrice | null {
  if (total_to_pay === null) return null;
  return {
    total: toMinor(total_to_pay),
    deposit: deposit.type === 'NONE' ? null : toMinor(deposit_to_pay ?? 0),
    method,
    instalments: first === undefined ? null : toMinor(first.amount),
  };
}

/** The boater's money that the marina holds: payments minus refunds, as a decimal number. */
export function heldAmount(payment: Held): number {
  return toDecimal(heldMinor(payment));
}

/** The boater's money that the marina holds, in minor units. */
export function heldMinor({ paid_amount, refunded_amount }: Held): number {
  return toMinor(paid_amount) - toMinor(refunded_amount);
}
