import * as z from 'zod';
import { amount } from '../vocabulary/money-schemas.js';
import { id } from '../vocabulary/route.js';
import { planFieldErrors as keys } from './errors.js';
import { electricity } from './electricity.js';
import { hourlyVisits } from './hourly-visits.js';
import { planNightRules } from './night-rules.js';
import { contractRows } from './plan-contracts.js';
import { depositPercent, planDeposit } from './plan-deposit.js';
import { discountRows } from './plan-discounts.js';
import { type MoneyField, nightCount, percent } from './plan-fields.js';
import { seasonRows } from './plan-seasons.js';
import { customSurchargeRows, planSurcharges } from './plan-surcharges.js';
import { planTiers } from './plan-tiers.js';
import { rateClassRows } from './rate-classes.js';
import { sizePricing } from './size-pricing.js';
import { touristTaxRows } from './tourist-tax.js';
import { discountCombinations } from './vocabulary.js';

/** Stays of `nights` or more in the seasons get the discount; the row with the most nights that fits applies. */
const discounts = z
  .array(z.strictObject({ nights: nightCount(keys.discountNights), percent: percent(100) }))
  .max(60)
  .default([]);

/**
 * A marina's season pricing plan. `money` is the schema of amounts, and `rowId` that of the ids of rows, which new rows
 * do not have yet.
 *
 * The `rates` of a season or contract have one row for a fixed price, else one for each category, in the categories'
 * order.
 *
 * Lists as harbours publish them have more: all of it is optional, and a plan without it is priced as it always was. Where
 * `classes` are present they price the nights, by the `prices` of the seasons and contracts, which have one row for each class
 * in the classes' order; `size_pricing` and `rates` then price nothing. Where `tiers` are present they say how the prices of
 * spans combine, and `rate_calculation` says nothing.
 */
export function seasonPricingPlan<M extends z.ZodType<number, number>, I extends z.ZodType>(
  money: MoneyField<M>,
  rowId: I,
  percent: z.ZodType<number, number> = depositPercent,
) {
  return z.strictObject({
    size_pricing: sizePricing,
    /** STANDARD: whole months, then whole weeks, then days. DISCOUNTED: every night at the longest rate reached. */
    rate_calculation: z.enum(['STANDARD', 'DISCOUNTED'], keys.choice),
    seasons: seasonRows(money, rowId),
    contracts: contractRows(money, rowId),
    discounts,
    deposit: planDeposit(money, percent),
    surcharges: planSurcharges(money),
    custom_surcharges: customSurchargeRows(money, rowId),
    /** Prices of visits that end on the day they begin; null: the marina takes none. */
    hourly: hourlyVisits(money).nullable().default(null),
    classes: rateClassRows(money, rowId).optional(),
    tiers: planTiers.optional(),
    ...planNightRules(money, rowId),
    electricity: electricity(money).optional(),
    tourist_taxes: touristTaxRows(money, rowId),
    /** Discounts besides those by nights. */
    discount_rules: discountRows(rowId),
    /** Which of the discounts that fit a stay apply, those by nights among them; absent: BEST. */
    discounts_combine: z.enum(discountCombinations, keys.choice).optional(),
    /** False: amounts of the list are without VAT, and prices are what they come to with it. Absent: with VAT. */
    prices_include_vat: z.boolean().optional(),
  });
}

/** Amounts in JSON. */
const decimalMoney = (code: string) => amount(code, 999_999.99);

/** What the pricing screen sends for a new plan; the server gives an id to rows that have none. */
export const planDraft = seasonPricingPlan(decimalMoney, id.optional());
export type PlanDraft = z.infer<typeof planDraft>;

/** What the pricing screen sends for the plan it loaded. */
export const planChange = planDraft.extend({ id });
export type PlanChange = z.infer<typeof planChange>;

/** The plan as the server returns it. */
export const plan = seasonPricingPlan(decimalMoney, id).extend({ id });
export type Plan = z.infer<typeof plan>;
