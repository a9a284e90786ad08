import type { CalculatedPrice } from '../../pricing/price.js';
import type { DepositTerms, OfferTerms } from './stay-price.js';

/** The deposit of an offer by the pricing plan's rule. */
export function depositByPlan({ deposit_type, amount }: CalculatedPrice['deposit_rule']): DepositTerms {
  return deposit_type === 'NONE' || amount === null ? { type: 'NONE', amount: null } : { type: deposit_type, amount };
}

/** True if an offer has the price of the plan; otherwise staff set it by hand. Amounts in minor units. */
export function followsPlan(terms: OfferTerms, price: CalculatedPrice): boolean {
  return (
    price.count_descriptions === null &&
    terms.price_per_night === price.price_per_night &&
    terms.discount_percent === price.discount_percent
  );
}

/**
 * The offer with the prices of another plan, in minor units. What staff agreed with the boater stays: the method, the
 * redeemed nights, the additional charges, and which surcharges are switched on. An offer lists all surcharges of its
 * plan, so another one is new and starts as the plan says; an offer without a list was made without surcharges.
 */
export function repricedOffer(terms: OfferTerms, price: CalculatedPrice): OfferTerms {
  const known = new Map(terms.custom_surcharges.map(({ id, active }) => [id, active]));
  return {
    ...terms,
    price_per_night: price.price_per_night,
    discount_percent: price.discount_percent,
    custom_surcharges: price.available_custom_surcharges.map(({ id, name, active, total_custom_surcharge }) => ({
      id,
      name,
      active: known.get(id) ?? (known.size > 0 && active),
      amount: total_custom_surcharge,
    })),
    deposit: depositByPlan(price.deposit_rule),
    priced_at: undefined,
  };
}
