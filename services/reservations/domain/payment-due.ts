import { askedOnline } from '../../../contracts/reservations/rules/online-payment.js';
import type { PaymentDue, PricedOffer } from './events/event-shapes.js';
import type { ReservationContext } from './reservation-context.js';

/**
 * The amount that must be paid online for a booking at this price to be valid: `askedOnline`, and nothing at a marina
 * that takes no online payments. A stay paid at the desk has no payment that could expire.
 *
 * What the marina already holds counts as due, up to the total, so that lowering the price never turns a valid payment
 * into an excess. `excessHeld` is the part above the total, which is refunded.
 *
 * @param waived staff decided that nothing must be paid before arrival
 * @param instalments the sum of the instalments requested so far, minor units; null: the price is paid at once
 */
export function paymentDueOf(
  price: PricedOffer,
  marina: Pick<ReservationContext['marina'], 'accepts_online_payments'>,
  held: number,
  waived: boolean,
  instalments: number | null = null,
): PaymentDue {
  const { total } = price.breakdown;
  const amount = Math.min(total, Math.max(waived ? 0 : askedOnlineBy(price, marina, instalments), held));
  if (amount === 0) return null;
  return { amount, for: amount === total ? 'TOTAL' : 'DEPOSIT' };
}

/** Minor units paid beyond the total; they are refunded. */
export function excessHeld(price: PricedOffer, held: number): number {
  return Math.max(0, held - price.breakdown.total);
}

/** What a marina asks online for a booking at this price, in minor units: nothing where it takes no online payments. */
export function askedOnlineBy(
  { offer, breakdown }: PricedOffer,
  marina: Pick<ReservationContext['marina'], 'accepts_online_payments'>,
  instalments: number | null,
): number {
  if (!marina.accepts_online_payments) return 0;
  const deposit = offer.deposit.type === 'NONE' ? null : breakdown.deposit;
  return askedOnline({ total: breakdown.total, deposit, method: offer.method, instalments });
}
