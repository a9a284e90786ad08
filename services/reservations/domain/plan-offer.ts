import type { Marina } from '../../../contracts/marinas/marina.js';
import { depositByPlan, surchargesByPlan } from '../../../contracts/reservations/rules/repriced-offer.js';
import type { OfferTerms } from '../../../contracts/reservations/rules/stay-price.js';
import type { CalculatedPrice } from '../../../contracts/pricing/price.js';

/** The offer computed from a marina's pricing plan: the price of an instant booking. Amounts in minor units. */
export function planOffer(price: CalculatedPrice, settings: Marina['marina_settings']): OfferTerms {
  return {
    method: settings.accepts_online_payments ? 'ONLINE' : 'IN_MARINA',
    currency: settings.currency,
    price_per_night: price.price_per_night,
    nights_total: price.nights_total,
    discount_percent: price.discount_percent,
    nights_to_redeem: 0,
    additional_charges: [],
    custom_surcharges: surchargesByPlan(price),
    deposit: depositByPlan(price.deposit_rule),
  };
}
