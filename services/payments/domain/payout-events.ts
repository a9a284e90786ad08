import * as z from 'zod';
import { calendarDate, instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { currency } from '../../../contracts/vocabulary/money-schemas.js';

/** A payment or refund in a payout, by the provider's reference. Minor units; refunds are negative. */
const entry = z.object({
  kind: z.enum(['payment', 'refund']),
  reference: z.string(),
  amount: z.number().int(),
  fee: z.number().int(),
});
/** Every event names all that the payout is made of, because lists follow the payments in it. */
const payout = {
  payout_reference: z.string(),
  /** Minor units, without the fees. */
  amount: z.number().int(),
  fee: z.number().int(),
  currency,
  arrives_on: calendarDate,
  entries: z.array(entry),
  at: instant,
};

export const payoutEvents = defineEvents({
  PayoutMade: { version: 1, data: z.object(payout) },
  PayoutPaid: { version: 1, data: z.object(payout) },
  /** The bank sent it back; its money is part of a later payout. */
  PayoutFailed: { version: 1, data: z.object({ ...payout, reason: z.string() }) },
});

export type PayoutEvent = EventsOf<typeof payoutEvents>;
export type PayoutData = Extract<PayoutEvent, { type: 'PayoutMade' }>['data'];
