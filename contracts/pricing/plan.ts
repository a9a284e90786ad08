import * as z from 'zod';
import { amount } from '../vocabulary/money-schemas.js';
import { id } from '../vocabulary/route.js';
import { planFieldErrors as keys } from './errors.js';
import { hourlyVisits } from './hourly-visits.js';
import { contractRows } from './plan-contracts.js';
import { depositPercent, planDeposit } from './plan-deposit.js';
import { type MoneyField, nightCount, percent } from './plan-fields.js';
import { seasonRows } from './plan-seasons.js';
import { customSurchargeRows, planSurcharges } from './plan-surcharges.js';
import { sizePricing } from './size-pricing.js';

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
