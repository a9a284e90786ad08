import { NOT_COVERED } from '../../../contracts/pricing/vocabulary.js';
import type { CalculatedPrice } from '../../../contracts/pricing/price.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { percentOf, roundHalfUp } from '../../../contracts/vocabulary/money.js';
import { ASSUMED_PARTY, personsAboard } from '../../../contracts/vocabulary/party.js';
import { amountOf, quantityOf } from './charges.js';
import { depositAmount, depositRuleFor } from './deposit.js';
import { priceNights, type Stay } from './night-prices.js';
import type { DepositRule, StoredPlan } from './stored-plan.js';

export interface PriceContext {
  /** The marina's calendar date, from which the days before arrival are counted. */
  readonly today: string;
  /** The marina's permission `deposit_and_cancellation`. */
  readonly takes_deposits: boolean;
}

/**
 * The price of a stay by the marina's plan, in minor units; a null plan means a marina without one.
 *
 * The price per night is the average of the nights, rounded half up to whole minor units. The total is what a
 * reservation at this price charges (spec 1 §9): nights × price per night, less the discount, plus the active custom
 * surcharges. It differs from the sum of the nights by at most half a minor unit per night.
 *
 * A marina without the permission to take deposits requires none, whatever its plan says. The first instalment of a
 * contract stands in for a deposit.
 */
export function calculatePrice(plan: StoredPlan | null, stay: Stay, context: PriceContext): CalculatedPrice {
  const priced = plan === null ? null : priceNights(plan, stay);
  if (plan === null || priced === null) return notCovered;

  const nights = priced.length;
  const sumOfNights = priced.reduce((sum, night) => sum + night.amount, 0);
  const discountPercent = stay.contract_id === null ? discountFor(plan, nights) : 0;
  const surcharges = plan.custom_surcharges.map((surcharge) => ({
    id: surcharge.id,
    name: surcharge.name,
    active: surcharge.active_by_default,
    total_custom_surcharge: surchargeOfStay(surcharge, stay, nights),
  }));
  const activeSurcharges = surcharges.reduce((sum, one) => sum + (one.active ? one.total_custom_surcharge : 0), 0);

  const price_per_night = roundHalfUp(sumOfNights / nights);
  const full = nights * price_per_night;
  const facts = {
    nights,
    price_per_night,
    total_to_pay: full - percentOf(full, discountPercent) + activeSurcharges,
    days_before_arrival: nightsBetween(context.today, stay.start_date),
  };
  const deposits = context.takes_deposits && !isPaidInInstalments(plan, stay);
  const rule = deposits ? depositRuleFor(plan.deposit, facts) : noDeposit;
  return {
    price_per_night: facts.price_per_night,
    discount_percent: discountPercent,
    available_custom_surcharges: surcharges,
    count_descriptions: null,
    deposit_rule: rule,
    deposit: depositAmount(rule, facts),
    total_to_pay: facts.total_to_pay,
  };
}

function isPaidInInstalments({ contracts }: StoredPlan, { contract_id, paid_at_once = false }: Stay): boolean {
  const contract = contracts.find(({ id }) => id === contract_id);
  return !paid_at_once && contract !== undefined && contract.instalments !== 'ONCE';
}

const noDeposit: DepositRule = { deposit_type: 'NONE', amount: null };

const notCovered: CalculatedPrice = {
  price_per_night: 0,
  discount_percent: 0,
  available_custom_surcharges: [],
  count_descriptions: NOT_COVERED,
  deposit_rule: noDeposit,
  deposit: 0,
  total_to_pay: 0,
};

/** The discount for the highest number of nights that the stay reaches. A contract's price is never discounted. */
function discountFor(plan: StoredPlan, nights: number): number {
  const reached = plan.discounts.filter((discount) => discount.nights <= nights);
  return reached.reduce((best, one) => (one.nights > best.nights ? one : best), { nights: 0, percent: 0 }).percent;
}

function surchargeOfStay(
  { charged, value }: StoredPlan['custom_surcharges'][number],
  { vessel, party = ASSUMED_PARTY }: Stay,
  nights: number,
): number {
  const { length, beam } = vessel;
  const persons = personsAboard(party);
  const quantity = quantityOf(charged, { nights, length, beam, persons, amperes: null });
  return quantity === null ? 0 : amountOf(value, quantity);
}
