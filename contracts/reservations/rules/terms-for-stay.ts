import type { CalculatedPrice } from '../../pricing/price.js';
import { surchargesByPlan } from './repriced-offer.js';
import type { OfferTerms, SurchargeTerms } from './stay-price.js';

/**
 * The terms of an offer for other nights or another boat: the only rule by which a change of nights changes a price.
 * Amounts in minor units.
 *
 * Every part that the price list gave follows the list: the price per night with its seasons, the discount for the
 * length of the stay, each surcharge. A part that differs from the list was typed by staff and stays as typed. The
 * method, the rule of the deposit, the charges and which surcharges are switched on were agreed and stay; nights that
 * are redeemed and a deposit in nights are at most the nights of the stay.
 * @param before the list's price of the stay as it was, by the list that gave the terms
 * @param after the same list's price of the stay as it will be; where the list does not cover it, the terms stay
 */
export function termsForStay(
  terms: OfferTerms,
  before: CalculatedPrice,
  after: CalculatedPrice,
  nights: number,
): OfferTerms {
  const listed = before.count_descriptions === null && after.count_descriptions === null;
  const { deposit } = terms;
  return {
    ...terms,
    ...(listed ? listedParts(terms, before, after) : {}),
    nights_to_redeem: Math.min(terms.nights_to_redeem, nights),
    deposit: deposit.type === 'NIGHTS' ? { ...deposit, amount: Math.min(deposit.amount, nights) } : deposit,
  };
}

type ListedParts = Pick<OfferTerms, 'price_per_night' | 'nights_total' | 'discount_percent' | 'custom_surcharges'>;

function listedParts(terms: OfferTerms, before: CalculatedPrice, after: CalculatedPrice): ListedParts {
  const follow = (part: 'price_per_night' | 'discount_percent'): number =>
    terms[part] === before[part] ? after[part] : terms[part];
  const was = amountsOf(before);
  const is = new Map(surchargesByPlan(after).map((listed) => [listed.id, listed]));
  const surcharge = (one: SurchargeTerms): SurchargeTerms =>
    one.amount === null || one.amount !== was.get(one.id)
      ? one
      : { ...one, ...is.get(one.id), name: one.name, active: one.active };
  return {
    price_per_night: follow('price_per_night'),
    nights_total: terms.price_per_night === before.price_per_night ? after.nights_total : undefined,
    discount_percent: follow('discount_percent'),
    custom_surcharges: terms.custom_surcharges.map(surcharge),
  };
}

/** Whether an offer has the prices of another one, whichever of its surcharges are switched on. */
export function hasPricesOf(one: OfferTerms, other: OfferTerms): boolean {
  const amounts = new Map(other.custom_surcharges.map(({ id, amount }) => [id, amount]));
  return (
    one.price_per_night === other.price_per_night &&
    one.discount_percent === other.discount_percent &&
    one.custom_surcharges.every(({ id, amount }) => amounts.get(id) === amount)
  );
}

function amountsOf({ available_custom_surcharges: all }: CalculatedPrice): ReadonlyMap<string, number> {
  return new Map(all.map(({ id, total_custom_surcharge: amount }) => [id, amount]));
}
