import type { CalculatedPrice } from '../../pricing/price.js';
import type { DepositTerms, OfferTerms, SurchargeTerms } from './stay-price.js';

/** The deposit of an offer by the pricing plan's rule. */
export function depositByPlan({ deposit_type, amount }: CalculatedPrice['deposit_rule']): DepositTerms {
  return deposit_type === 'NONE' || amount === null ? { type: 'NONE', amount: null } : { type: deposit_type, amount };
}

/** The surcharges of an offer by the pricing plan, in minor units, switched on as it says. */
export function surchargesByPlan({
  available_custom_surcharges: all,
}: Pick<CalculatedPrice, 'available_custom_surcharges'>): SurchargeTerms[] {
  return all.map(({ total_custom_surcharge: amount, ...surcharge }) => ({ ...surcharge, amount }));
}

/**
 * An offer that came without the sum of its nights. The average of the list's nights means the list's price, so it gets their
 * exact sum, and its surcharges what the list says of them. Any other price is one that staff typed.
 */
export function offerByList(
  offer: OfferTerms,
  price: Pick<
    CalculatedPrice,
    'count_descriptions' | 'price_per_night' | 'nights_total' | 'available_custom_surcharges'
  >,
): OfferTerms {
  if (price.count_descriptions !== null || price.price_per_night !== offer.price_per_night) return offer;
  return withListedParts(offer, price.nights_total, surchargesByPlan(price));
}

/** The offer with the sum of the nights, and with what another offer or the list says of its surcharges. */
export function withListedParts(
  offer: OfferTerms,
  nights_total: number | undefined,
  listed: readonly SurchargeTerms[],
): OfferTerms {
  const known = new Map(listed.map((surcharge) => [surcharge.id, surcharge]));
  return {
    ...offer,
    ...(nights_total === undefined ? {} : { nights_total }),
    custom_surcharges: offer.custom_surcharges.map((surcharge) => ({ ...known.get(surcharge.id), ...surcharge })),
  };
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
    nights_total: price.nights_total,
    discount_percent: price.discount_percent,
    custom_surcharges: surchargesByPlan(price).map((surcharge) => ({
      ...surcharge,
      active: surcharge.always === true || (known.get(surcharge.id) ?? (known.size > 0 && surcharge.active)),
    })),
    deposit: depositByPlan(price.deposit_rule),
    priced_at: undefined,
  };
}
