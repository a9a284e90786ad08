import * as z from 'zod';
import { planFieldErrors as keys } from './errors.js';
import { extraCharge, type MoneyField, name, seasonDate } from './plan-fields.js';

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
  });
  return z.array(season).min(1, keys.seasonsNotWholeYear).max(60);
}
