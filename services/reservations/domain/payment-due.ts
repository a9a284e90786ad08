import type { PaymentDue, PricedOffer } from './events/event-shapes.js';
import type { ReservationContext } from './reservation-context.js';

/**
 * What has to be paid online for a booking at this price to stand.
 *
 * - With a deposit: the deposit, whatever the method; the rest is settled at the marina.
 * - Without one: all of it when the method is ONLINE, nothing when it is IN_MARINA. A stay paid at
 *   the desk has nothing that could run out unpaid.
 * - A marina that takes no online payments can ask for nothing here.
 *
 * What the marina already holds counts as due, up to the total: a lowered price never makes money
 * that was rightly paid look like too much. Anything above the total goes back, see `excessHeld`.
 */
export function paymentDueOf(
  price: PricedOffer,
  marina: Pick<ReservationContext['marina'], 'accepts_online_payments'>,
  held: number,
): PaymentDue {
  const { total } = price.breakdown;
  const amount = Math.min(total, Math.max(asked(price, marina), held));
  if (amount === 0) return null;
  return { amount, for: amount === total ? 'TOTAL' : 'DEPOSIT' };
}

/** Minor units that were paid beyond the total; they are refunded. */
export function excessHeld(price: PricedOffer, held: number): number {
  return Math.max(0, held - price.breakdown.total);
}

function asked(
  { offer, breakdown }: PricedOffer,
  marina: Pick<ReservationContext['marina'], 'accepts_online_payments'>,
): number {
  if (!marina.accepts_online_payments) return 0;
  if (offer.deposit.type !== 'NONE') return breakdown.deposit;
  return offer.method === 'ONLINE' ? breakdown.total : 0;
}
