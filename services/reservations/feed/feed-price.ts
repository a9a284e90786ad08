import type * as z from 'zod';
import type { feedDue, feedPrice } from '../../../contracts/reservations/feed-schemas.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import type { PaymentDue, PricedOffer } from '../domain/events/event-shapes.js';

/** A price in the public feed's form: without the names of surcharges, which marinas write themselves. */
export function publicPrice({ offer, breakdown }: PricedOffer): z.input<typeof feedPrice> {
  return {
    currency: offer.currency,
    nights: breakdown.nights,
    price_per_night: toDecimal(offer.price_per_night),
    discount_percent: offer.discount_percent,
    nights_redeemed: offer.nights_to_redeem,
    lines: breakdown.lines.map(({ kind, of, amount }) => ({ kind, of, amount: toDecimal(amount) })),
    total: toDecimal(breakdown.total),
    deposit: toDecimal(breakdown.deposit),
    paid_through: offer.method,
  };
}

export function publicDue(due: PaymentDue): z.input<typeof feedDue.payment_due> {
  return due === null ? null : { amount: toDecimal(due.amount), for: due.for };
}
