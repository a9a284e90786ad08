import type { CalculatedPrice } from '../../../../../contracts/reservations/quote.js';
import type { PaymentPlace } from '../../../../../contracts/reservations/vocabulary.js';
import { depositOf, type PaymentValues } from './form-values.js';

export type DepositRule = CalculatedPrice['deposit_rule'];

/** Where a typed price is paid: a deposit is paid online whatever the method, and one of 100 % is the whole price. */
export function placeOfPayment({ method, deposit }: Pick<PaymentValues, 'method' | 'deposit'>): PaymentPlace {
  if (deposit.type === 'NONE') return method;
  return deposit.type === 'PERCENTAGE' && deposit.amount === 100 ? 'ONLINE' : 'DEPOSIT_ONLINE';
}

/**
 * Method and deposit with which a price is paid there. A stay that is paid at the marina has no deposit.
 * @param rule the deposit of the pricing plan, which a deposit begins with
 */
export function paidAt(place: PaymentPlace, rule: DepositRule | null): Pick<PaymentValues, 'method' | 'deposit'> {
  if (place !== 'DEPOSIT_ONLINE') return { method: place, deposit: { type: 'NONE', amount: null } };
  const planned = rule === null ? null : depositOf(rule);
  const isPart = planned !== null && placeOfPayment({ method: 'IN_MARINA', deposit: planned }) === 'DEPOSIT_ONLINE';
  return { method: 'IN_MARINA', deposit: isPart ? planned : { type: 'PERCENTAGE', amount: 50 } };
}
