import * as z from 'zod';
import { planFieldErrors as keys } from './errors.js';
import { seasonNightRules } from './night-rules.js';
import { extraCharge, type MoneyField, name, names, seasonDate } from './plan-fields.js';
import { classPrices } from './rate-classes.js';

/** The seasons of a plan. `rates` are prices of a day, a week and a month; null: not offered. */
export function seasonRows<M extends z.ZodType<number, number>, I extends z.ZodType>(money: MoneyField<M>, rowId: I) {
  const rate = () => money(keys.pricePerMetre);
  const rates = z.strictObject({
    daily: rate(),
    weekly: rate().nullable().default(null),
    monthly: rate().nullable().default(null),
  });
  const season = z.strictObject({
    id: rowId,
    name: name(keys.seasonName),
    from: seasonDate,
    /** The first day after the season. */
    to: seasonDate,
    rates: z.array(rates).min(1, keys.pricePerMetre).max(60),
    extra_charge: extraCharge,
    names: names.optional(),
    /** One row for each class of the plan. */
    prices: z.array(classPrices(money)).max(60).optional(),
    ...seasonNightRules(money),
  });
  return z.array(season).min(1, keys.seasonsNotWholeYear).max(60);
}
