import * as z from 'zod';
import { planFieldErrors as keys } from './errors.js';
import { seasonEdges, tierCombinations } from './vocabulary.js';

const whole = (min: number, max: number, code: string) => z.number(code).int(code).min(min, code).max(max, code);

/** How the prices of nights, weeks and months of a list make the price of a stay. */
export const planTiers = z.strictObject({
  combine: z.enum(tierCombinations, keys.choice),
  /** A week or month over a season's edge has the price of its first night's season, or each night its own share. */
  edge: z.enum(seasonEdges, keys.choice).default('EACH_NIGHT'),
  week: z
    .strictObject({
      /** Nights that a week covers. */
      nights: whole(2, 14, keys.weekNights).default(7),
      /** Where a season has no price of a week, it costs this many nights; null: weeks have prices of their own only. */
      costs_nights: whole(1, 14, keys.tierNights).nullable().default(null),
    })
    .default({ nights: 7, costs_nights: null }),
  month: z
    .strictObject({
      /** Nights that a month covers; null: calendar months from the day of arrival. */
      nights: whole(15, 31, keys.monthNights).nullable().default(null),
      costs_nights: whole(1, 31, keys.tierNights).nullable().default(null),
    })
    .default({ nights: null, costs_nights: null }),
});
export type PlanTiers = z.infer<typeof planTiers>;
