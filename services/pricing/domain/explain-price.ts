import type { PriceLine } from '../../../contracts/pricing/price-lines.js';
import type { CalculatedPrice } from '../../../contracts/pricing/price.js';
import { percentOf } from '../../../contracts/vocabulary/money.js';
import { type PriceContext, type WorkedOutPrice, workOutPrice } from './calculate-price.js';
import type { PricedNights, PricedSpan } from './list-nights.js';
import { isPublishedList } from './list-rates.js';
import { chargeFor, SIZE_SCALE } from './chargeable-size.js';
import { type ExactNight, exactLines, roundHalfUp, type Stay } from './night-prices.js';
import type { StoredPlan } from './stored-plan.js';

export interface ExplainedPrice {
  readonly price: CalculatedPrice;
  readonly worked_out: WorkedOutPrice;
  /** They add up to `price.total_to_pay`; none for a stay that is not covered. Minor units. */
  readonly lines: readonly PriceLine[];
}

const blank = { name: null, category: null, tier: null, nights: null, rate: null, units: null, percent: null };

/** The price of a stay with its lines, which add up to the total. */
export function explainPrice(plan: StoredPlan | null, stay: Stay, context: PriceContext): ExplainedPrice {
  const worked_out = workOutPrice(plan, stay, context);
  const { price, nights: priced } = worked_out;
  if (plan === null || priced === null) return { price, worked_out, lines: [] };
  const total = price.nights_total ?? 0;
  const exact = isPublishedList(plan) ? null : exactLines(plan, stay);
  const rated = exact === null ? spanLines(priced) : ratedLines(plan, stay, exact.flat(), total);
  const discount = percentOf(total, price.discount_percent);
  const lines: PriceLine[] = [
    ...rated,
    ...(discount === 0
      ? []
      : [{ ...blank, kind: 'DISCOUNT' as const, percent: price.discount_percent, amount: -discount }]),
    ...price.available_custom_surcharges
      .filter(({ active }) => active)
      .map(({ name, total_custom_surcharge: amount }) => ({ ...blank, kind: 'SURCHARGE' as const, name, amount })),
  ];
  return { price, worked_out, lines };
}

/**
 * The parts of the price of the nights. Nights are rounded one span at a time, and the parts one kind at a time; what that
 * differs by belongs to the longest line of nights, so that the parts are the price.
 */
function ratedLines(plan: StoredPlan, stay: Stay, nights: readonly ExactNight[], total: number): PriceLine[] {
  const rates = rateLines(plan, stay, nights);
  const others = [...percentLines(plan, nights), ...liveaboardLine(nights)];
  const left = total - [...rates, ...others].reduce((sum, { amount }) => sum + amount, 0);
  const longest = rates.toSorted((one, other) => (other.nights ?? 0) - (one.nights ?? 0))[0];
  return [...rates.map((line) => (line === longest ? { ...line, amount: line.amount + left } : line)), ...others];
}

const TIERS: Readonly<Partial<Record<PricedSpan['tier'], PriceLine['tier']>>> = {
  night: 'daily',
  week: 'weekly',
  month: 'monthly',
};

/** One line for all nights of a season or contract that are charged by the same span. */
function spanLines({ spans, nights, counted }: PricedNights): PriceLine[] {
  const lines = new Map<string, PriceLine>();
  for (const { tier, first, nights: count, amount } of spans) {
    const name = nights[first]?.name ?? null;
    const known = lines.get(`${tier} ${name ?? ''}`);
    lines.set(`${tier} ${name ?? ''}`, {
      ...blank,
      kind: 'NIGHTS',
      name,
      tier: TIERS[tier] ?? null,
      nights: (known?.nights ?? 0) + count,
      units: counted.unit === 'BOAT' ? null : counted.units,
      amount: (known?.amount ?? 0) + amount,
    });
  }
  return [...lines.values()];
}

/** One line for all nights at the same rate of a season or contract. */
function rateLines(plan: StoredPlan, stay: Stay, nights: readonly ExactNight[]): PriceLine[] {
  const charge = chargeFor(plan, stay.vessel);
  if (charge === null) return [];
  const fixed = plan.size_pricing.type === 'FIXED';
  const byRate = grouped(nights, ({ tariff, rate }) => `${tariff.id} ${rate.tier} ${rate.minor} ${rate.span}`);
  return byRate.map((group) => ({
    ...blank,
    kind: 'NIGHTS' as const,
    name: group[0].tariff.name,
    category: fixed ? null : charge.row,
    tier: group[0].rate.tier,
    nights: group.length,
    rate: group[0].rate.minor,
    units: fixed ? Number(charge.units) / Number(SIZE_SCALE) : null,
    amount: roundHalfUp(sumOf(group, ({ base }) => base)),
  }));
}

/** Percentages of the rates: the extra charge of each season or contract, then the commercial surcharge. */
function percentLines(plan: StoredPlan, nights: readonly ExactNight[]): PriceLine[] {
  const extras = grouped(nights, ({ tariff }) => tariff.id).map((group) => ({
    ...blank,
    kind: 'EXTRA_CHARGE' as const,
    name: group[0].tariff.name,
    percent: group[0].tariff.extra_charge?.percent ?? 0,
    amount: roundHalfUp(sumOf(group, ({ extra }) => extra)),
  }));
  const commercial = {
    ...blank,
    kind: 'COMMERCIAL' as const,
    percent: plan.surcharges.commercial?.percent ?? 0,
    amount: roundHalfUp(sumOf(nights, (night) => night.commercial)),
  };
  return [...extras, commercial].filter(({ amount }) => amount !== 0);
}

function liveaboardLine(nights: readonly ExactNight[]): PriceLine[] {
  const amount = roundHalfUp(sumOf(nights, ({ liveaboard }) => liveaboard));
  return amount === 0 ? [] : [{ ...blank, kind: 'LIVEABOARD', nights: nights.length, amount }];
}

type Group = [ExactNight, ...ExactNight[]];

/** The nights by a key, in the order in which the keys appear. */
function grouped(nights: readonly ExactNight[], keyOf: (night: ExactNight) => string): Group[] {
  const groups = new Map<string, Group>();
  for (const night of nights) {
    const group = groups.get(keyOf(night));
    if (group === undefined) groups.set(keyOf(night), [night]);
    else group.push(night);
  }
  return [...groups.values()];
}

function sumOf(nights: readonly ExactNight[], partOf: (night: ExactNight) => bigint): bigint {
  return nights.reduce((sum, night) => sum + partOf(night), 0n);
}
