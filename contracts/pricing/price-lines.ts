import * as z from 'zod';
import { priceLineKinds } from './vocabulary.js';

/** One part of a price; the amounts of all lines add up to the total. Facts that a kind does not have are null. */
export const priceLine = z.object({
  kind: z.enum(priceLineKinds),
  /** Name of the season, contract or surcharge. */
  name: z.string().nullable(),
  /** Index of the size category. */
  category: z.number().int().nullable(),
  tier: z.enum(['daily', 'weekly', 'monthly']).nullable(),
  nights: z.number().int().nullable(),
  /** Price of one day, week or month, per unit of size where the plan has a price per unit. */
  rate: z.number().nullable(),
  /** Chargeable metres or square metres; null with categories. */
  units: z.number().nullable(),
  percent: z.number().nullable(),
  amount: z.number(),
});
export type PriceLineAnswer = z.infer<typeof priceLine>;

/** A line between areas: `rate` and `amount` in minor units. */
export type PriceLine = PriceLineAnswer;
