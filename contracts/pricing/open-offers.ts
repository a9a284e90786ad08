import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { currency } from '../vocabulary/money-schemas.js';

/** An offer that awaits the boater's answer and would cost something else by the draft. Decimals of the currency. */
export const changedOffer = z.object({
  reservation_id: z.string(),
  view_id: z.string(),
  /** Null once the boater was erased. */
  boater: z.string().nullable(),
  vessel_name: z.string().nullable(),
  start_date: calendarDate,
  end_date: calendarDate,
  nights: z.number().int(),
  /** Names of the seasons or of the contract that price the stay by the draft. */
  priced_by: z.array(z.string()),
  /** The version of the plan that the offer was made with; null: a version before the first one that is kept. */
  version: z.number().int().nullable(),
  sent: z.number(),
  new: z.number(),
});

export const openOffers = z.object({
  currency,
  /** Offers that await an answer. */
  open: z.number().int(),
  /** Of these, the ones whose price staff set by hand; they stay as they are. */
  by_hand: z.number().int(),
  /** Of these, the ones that the draft no longer prices. */
  not_covered: z.number().int(),
  items: z.array(changedOffer),
  total_sent: z.number(),
  total_new: z.number(),
});
export type OpenOffers = z.infer<typeof openOffers>;
