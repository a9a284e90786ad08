import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { currency } from '../vocabulary/money-schemas.js';
import { listAnswer, pageRequest } from '../vocabulary/route.js';
import { exportKinds, moneyTypes, payoutStates } from './vocabulary.js';

/** Days of the marina, both included. */
export const days = { from: calendarDate.optional(), to: calendarDate.optional() };

export const payoutFilter = z.strictObject({
  ...pageRequest,
  ...days,
  /** `none`: not in a payout yet. */
  state: z.enum(['none', ...payoutStates]).optional(),
  type: z.enum(moneyTypes).optional(),
  direction: z.enum(['asc', 'desc']).default('desc'),
});
export type PayoutFilter = z.output<typeof payoutFilter>;

/** Money that boaters paid online, or got back, with the payout that it is part of (spec 2 §3). Decimals. */
export const payoutRow = z.object({
  id: z.string(),
  date: calendarDate,
  reservation_id: z.string(),
  /** The reservation's number for people. */
  view_id: z.string(),
  type: z.enum(moneyTypes),
  /** Negative for refunds. */
  amount: z.number(),
  currency,
  /** Null until it is in a payout. */
  processing_fee: z.number().nullable(),
  payment_status: z.enum(['succeeded', 'refunded']),
  payout_id: z.string().nullable(),
  payout_status: z.enum(payoutStates).nullable(),
  payout_date: calendarDate.nullable(),
});
export type PayoutRow = z.output<typeof payoutRow>;

export const payoutList = listAnswer(payoutRow).extend({
  /** Of all rows that the filter finds. */
  together: z.number(),
  fees: z.number(),
  currency,
});
export type PayoutList = z.output<typeof payoutList>;

export const exportRequest = z.strictObject({ kind: z.enum(exportKinds), from: calendarDate, to: calendarDate });
