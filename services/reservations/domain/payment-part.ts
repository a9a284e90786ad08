import type { PaymentPart } from '../../../contracts/reservations/vocabulary.js';
import { type ReservationState, unpaid, validPayments } from './reservation-state.js';

/** What a payment of this amount is for. */
export function partOf(
  state: Pick<ReservationState, 'price' | 'payments' | 'refunds' | 'instalments'>,
  amount: number,
): PaymentPart {
  if (amount < unpaid(state)) return state.instalments === undefined ? 'DEPOSIT' : 'INSTALMENT';
  return validPayments(state).length === 0 ? 'PAYMENT' : 'BALANCE';
}
