import type { Marina } from '../../../contracts/marinas/marina.js';
import { depositByPlan } from '../../../contracts/reservations/rules/repriced-offer.js';
import type { OfferTerms } from '../../../contracts/reservations/rules/stay-price.js';
import type { CalculatedPrice } from '../../../contracts/pricing/price.js';

/** The offer computed from a marina's pricing plan: the price of an instant booking. Amounts in minor units. */
export function planOffer(price: CalculatedPrice, settings: Marina['marina_settings']): OfferTerms {
  return {
    method: settings.accepts_online_payments ? 'ONLINE' : 'IN_MARINA',
    currency: settings.currency,
    price_per_night: price.price_per_night,
    discount_percent: price.discount_percent,
    nights_to_redeem: 0,
    additional_charges: [],
    custom_surcharges: price.available_custom_surcharges.map((surcharge) => ({
      id: surcharge.id,
      name: surcharge.name,
      active: surcharge.active,
      amount: surcharge.total_custom_surcharge,
    })),
    deposit: depositByPlan(price.deposit_rule),
  };
}
