import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';

/** A stay on which nights were redeemed, or a renewal. */
export const membershipVisit = z.object({
  type: z.enum(['visit', 'renew']),
  visited_marina_id: z.string().nullable(),
  customer_home_marina_id: z.string(),
  marina: z.object({ id: z.string(), name: z.string(), code: z.string() }).nullable(),
  /** First redeemed night, or the day of the renewal. */
  startDate: calendarDate,
  nightsCount: z.number().int(),
  /** The redeemed nights, each by the date on which it begins; empty for renewals. */
  dates: z.array(calendarDate),
  /** A visit that the caller's marina entered without a reservation and may take back; null for all others. */
  visit_id: z.string().nullable(),
});
export type MembershipVisit = z.infer<typeof membershipVisit>;

/** Three letters and four digits (spec 2 §5), in capitals. */
export const cardNumber = z
  .string('cardNumberInvalid')
  .trim()
  .max(7, { error: 'cardNumberInvalid', abort: true })
  .toUpperCase()
  .regex(/^[A-Z]{3}\d{4}$/, 'cardNumberInvalid')
  .meta({ examples: ['QSD0042'] });
