import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { id } from '../vocabulary/route.js';

/** Whose bookings with the marina are counted. */
export const returningBoater = z.strictObject({
  boater_id: id,
  /** Stays of this boat with other people are counted apart; null: no boat on record. */
  vessel_id: id.nullable().default(null),
  /** The reservation that is being priced, which does not count. */
  reservation_id: id.nullable().default(null),
});

const count = z.number().int();

/** How often a boater came back to the marina, and how the bookings went that are over. */
export const boaterReturns = z.object({
  /** 1 to 5, by the share of `kept` in `bookings`; null: no booking is over. */
  stars: z.number().int().min(1).max(5).nullable(),
  /** Bookings that are over, without cancelled ones. */
  bookings: count,
  /** Of these, the boat came and everything was paid in time. */
  kept: count,
  /** Of these, the boat came. */
  stays: count,
  /** Marina-local; null: the boater never came. */
  last_departure: calendarDate.nullable(),
  no_shows: count,
  /** The berth was lost for want of payment, an instalment had to be reminded of, or money was open after the last day. */
  late_payments: count,
  /** Stays of the boat that other people booked. They do not count in `stars`. */
  stays_with_others: count,
});
export type BoaterReturns = z.infer<typeof boaterReturns>;
