import * as z from 'zod';
import { planFieldErrors as keys, priceFieldErrors } from './errors.js';
import { metres, type MoneyField } from './plan-fields.js';
import { vesselSizes } from '../vocabulary/sizes-schemas.js';

/** Times of day run every 30 minutes from 00:00 to 23:30 (spec 3 §5). */
const timeOfDay = z
  .string(keys.hourlyTime)
  .regex(/^([01]\d|2[0-3]):(00|30)$/, keys.hourlyTime)
  .meta({ description: 'Time of day, HH:MM, every 30 minutes', examples: ['08:00'] });

const hours = (min: number, code: string) => z.number(code).int(code).min(min, code).max(24, code);

/** Visits by the hour: when they are taken, for how long, and what they cost by the boat's length. */
export function hourlyVisits<M extends z.ZodType<number, number>>(money: MoneyField<M>) {
  const category = z.strictObject({
    max_length: metres(keys.categorySize),
    price_per_hour: money(keys.hourlyPrice),
    /** The most that a boat pays on one day. */
    most_per_day: money(keys.hourlyDayPrice),
  });
  return z.strictObject({
    from: timeOfDay,
    to: timeOfDay,
    free_hours: hours(0, keys.hourlyFree),
    /** Longer visits are priced as a night. */
    most_hours: hours(1, keys.hourlyHours),
    categories: z.array(category).min(1, keys.categoryRequired).max(60),
  });
}

/** Input of the price of a visit by the hour. */
export const hourlyRequest = z
  .object({
    vessel: z.object({ length: vesselSizes.length }),
    from: timeOfDay,
    to: timeOfDay,
    /** True: by the draft; by the plan in force if there is none. */
    draft: z.boolean().default(false),
  })
  .refine(({ from, to }) => from < to, { error: priceFieldErrors.visitEndNotLater, path: ['to'] });

export const hourlyAnswer = z.object({
  /** Begun hours count as whole ones. */
  hours: z.number().int(),
  free_hours: z.number().int(),
  price_per_hour: z.number(),
  /** True: the price is the most of a day. */
  capped: z.boolean(),
  total_to_pay: z.number(),
});
