import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { currency } from '../vocabulary/money-schemas.js';
import { changeReason } from '../vocabulary/reservation-words-schemas.js';
import { id } from '../vocabulary/route.js';
import { stayFields, stayRules } from '../vocabulary/stay-dates-schemas.js';

/** A stay on other dates with its price, in decimals of `currency`. */
export const pricedDates = z.object({
  start_date: calendarDate,
  end_date: calendarDate,
  currency,
  /** Null: the price list has no price for it; the marina sets one after the answer. */
  total: z.number().nullable(),
  /** How much more (or less) than the present price; null: there is none yet. */
  difference: z.number().nullable(),
});
export type PricedDates = z.output<typeof pricedDates>;

/** Dates of a reservation that are priced, or taken. */
export const datesOfReservation = stayRules(z.strictObject({ reservation_id: id, ...stayFields }));

/** Other dates that the marina offers; the boater takes one of them until `answer_by`. */
export const shownDateOffers = z.object({
  offers: z.array(pricedDates),
  reason: changeReason.nullable(),
  answer_by: instant,
});
export type ShownDateOffers = z.output<typeof shownDateOffers>;
