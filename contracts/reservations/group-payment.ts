import * as z from 'zod';

/** The organiser's payment for several boats, of which a reservation has a part. */
export const groupPaymentPart = z.object({ payment_id: z.string(), group_id: z.string() });
export type GroupPaymentPart = z.infer<typeof groupPaymentPart>;
