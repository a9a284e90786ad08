import * as z from 'zod';

/** Facts that other areas react to. Streams are `pricing-<marina>`. */

/** The marina published a changed plan. */
export const seasonPricingPlanUpdated = z.object({
  /** Reservations whose boaters get the new price; absent: the offers already sent stay as they are. */
  reprice: z.array(z.string()).max(10_000).optional(),
});
export type SeasonPricingPlanUpdated = {
  type: 'SeasonPricingPlanUpdated';
  data: z.infer<typeof seasonPricingPlanUpdated>;
};
