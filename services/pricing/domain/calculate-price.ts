import { NOT_COVERED, type DepositException } from '../../../contracts/pricing/vocabulary.js';
import type { CalculatedPrice, NotCovered } from '../../../contracts/pricing/price.js';
import { dayNumber, nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { percentOf, roundHalfUp } from '../../../contracts/vocabulary/money.js';
import { ASSUMED_PARTY } from '../../../contracts/vocabulary/party.js';
import { depositAmount, depositExceptionFor, depositRuleFor } from './deposit.js';
import { chargesOf, NO_VAT, type PricedCharge, type VatPercents } from './list-charges.js';
import { type Discounts, discountsOf } from './list-discounts.js';
import type { PricedNights } from './list-nights.js';
import type { Stay } from './night-prices.js';
import { hasNights, nightsOfStay } from './stay-nights.js';
import type { DepositRule, StoredPlan } from './stored-plan.js';
import { tariffsOf } from './tariffs.js';

export interface PriceContext {
  /** The marina's calendar date, from which the days before arrival are counted. */
  readonly today: string;
  /** The marina's permission `deposit_and_cancellation`. */
  readonly takes_deposits: boolean;
  /** The marina's rates of VAT; absent: none, which is right for lists with VAT. */
  readonly vat?: VatPercents;
  /** How many stays have used each promo code, in upper case; absent: none. */
  readonly promo_uses?: ReadonlyMap<string, number>;
}

/** A price with what it was worked out from. */
export interface WorkedOutPrice {
  readonly price: CalculatedPrice;
  /** Null: the stay is not covered. */
  readonly nights: PricedNights | null;
  readonly discounts: Discounts;
  /** All that the list has, switched on or not. */
  readonly charges: readonly PricedCharge[];
}

/** The price of a stay by the marina's plan, in minor units; a null plan means a marina without one. */
export function calculatePrice(plan: StoredPlan | null, stay: Stay, context: PriceContext): CalculatedPrice {
  return workOutPrice(plan, stay, context).price;
}

/**
 * The price of a stay, in minor units.
 *
 * The total is the sum of the nights, less the discount, plus the active charges: what a reservation at this price
 * charges. The price per night is the average of the nights, rounded half up to whole minor units.
 *
 * A marina without the permission to take deposits requires none, whatever its plan says. The first instalment of a
 * contract stands in for a deposit.
 */
export function workOutPrice(plan: StoredPlan | null, stay: Stay, context: PriceContext): WorkedOutPrice {
  const { today, vat = NO_VAT, promo_uses } = context;
  const priced = plan === null ? null : nightsOfStay(plan, stay, today, vat.nights);
  if (plan === null || priced === null) return notCovered(null);
  if (!hasNights(priced)) return notCovered(priced);

  const count = priced.nights.length;
  const nights_total = priced.spans.reduce((sum, { amount }) => sum + amount, 0);
  const discounts = discountsOf(plan, stay, today, promo_uses);
  const discounted = nights_total - percentOf(nights_total, discounts.percent);
  const party = stay.party ?? ASSUMED_PARTY;
  const charges = chargesOf(plan, stay, party, count, discounted, vat);
  const active = charges.reduce((sum, one) => sum + (one.active ? one.total_custom_surcharge : 0), 0);
  const facts = {
    nights: count,
    price_per_night: roundHalfUp(nights_total / count),
    total_to_pay: discounted + active,
    days_before_arrival: nightsBetween(today, stay.start_date),
  };
  const deposits = context.takes_deposits && !isPaidInInstalments(plan, stay);
  const rule = deposits ? depositRuleFor(plan.deposit, facts) : noDeposit;
  const exception = deposits ? depositExceptionFor(plan.deposit, facts) : null;
  const price: CalculatedPrice = {
    price_per_night: facts.price_per_night,
    discount_percent: discounts.percent,
    available_custom_surcharges: charges,
    count_descriptions: null,
    deposit_rule: rule,
    deposit: depositAmount(rule, facts),
    total_to_pay: facts.total_to_pay,
    nights_total,
    ...more(plan, stay, discounts, charges, exception),
  };
  return { price, nights: priced, discounts, charges };
}

/** What only some lists have to say. */
function more(
  plan: StoredPlan,
  stay: Stay,
  { fitting }: Discounts,
  charges: readonly PricedCharge[],
  exception: DepositException | null,
): Partial<CalculatedPrice> {
  const least = leastNights(plan, stay);
  const counted = charges.some(
    ({ unit, tourist_tax }) => tourist_tax !== undefined || unit === 'PER_PERSON' || unit === 'PER_PERSON_PER_NIGHT',
  );
  return {
    ...(least === null ? {} : { least_nights: least }),
    ...(counted && stay.party === undefined ? { party_assumed: true as const } : {}),
    ...((plan.discount_rules ?? []).length === 0 ? {} : { discounts: fitting.map((one) => ({ ...one })) }),
    ...(exception === null ? {} : { deposit_exception: exception }),
  };
}

/** The rule that the stay is shorter than: of an event on its nights, else of the season of its first night. */
function leastNights(plan: StoredPlan, stay: Stay): { nights: number; name: string } | null {
  const asks = plan.events !== undefined || plan.seasons.some(({ least_nights: least }) => least != null);
  if (stay.contract_id !== null || !asks) return null;
  const count = nightsBetween(stay.start_date, stay.end_date);
  const event = plan.events?.find(
    ({ from, to, least_nights: least }) =>
      least !== null && count < least && from < stay.end_date && stay.start_date < to,
  );
  if (event !== undefined) return { nights: event.least_nights ?? 1, name: event.name };
  const season = tariffsOf(plan, stay)?.get(stay.start_date);
  if (season === undefined || !('least_nights' in season) || season.least_nights == null) return null;
  // 1970-01-01 was a Thursday.
  const weekday = ((((dayNumber(stay.start_date) + 3) % 7) + 7) % 7) + 1;
  const { arrivals = [], nights } = season.least_nights;
  const least = arrivals.find(({ days }) => days.includes(weekday))?.nights ?? nights;
  return count < least ? { nights: least, name: season.name } : null;
}

function isPaidInInstalments({ contracts }: StoredPlan, { contract_id, paid_at_once = false }: Stay): boolean {
  const contract = contracts.find(({ id }) => id === contract_id);
  return !paid_at_once && contract !== undefined && contract.instalments !== 'ONCE';
}

const noDeposit: DepositRule = { deposit_type: 'NONE', amount: null };

function notCovered(reason: NotCovered | null): WorkedOutPrice {
  const price: CalculatedPrice = {
    price_per_night: 0,
    discount_percent: 0,
    available_custom_surcharges: [],
    count_descriptions: NOT_COVERED,
    deposit_rule: noDeposit,
    deposit: 0,
    total_to_pay: 0,
    ...(reason === null ? {} : { not_covered: reason }),
  };
  return { price, nights: null, discounts: { percent: 0, fitting: [] }, charges: [] };
}
