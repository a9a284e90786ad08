import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { id } from '../vocabulary/route.js';
import { planFieldErrors as keys } from './errors.js';
import { name, names, nightCount, percent } from './plan-fields.js';
import { memberGroups } from './vocabulary.js';

const days = z.number(keys.leadDays).int(keys.leadDays).min(0, keys.leadDays).max(999, keys.leadDays);

/** Who gets a discount. */
const condition = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('NIGHTS'), nights: nightCount(keys.discountNights) }),
    z.strictObject({
      type: z.literal('MEMBERS'),
      group: z.enum(memberGroups, keys.memberGroup),
      /** A group of customers; null for the others. */
      group_id: id.nullable().default(null),
    }),
    z.strictObject({
      type: z.literal('PROMO_CODE'),
      /** Upper and lower case are the same. */
      code: z
        .string(keys.promoCode)
        .trim()
        .regex(/^[\p{L}\p{N}_-]{3,40}$/u, keys.promoCode),
      /** How many stays may use it; null: any number. */
      most_uses: z
        .number(keys.promoUses)
        .int(keys.promoUses)
        .min(1, keys.promoUses)
        .max(100_000, keys.promoUses)
        .nullable()
        .default(null),
    }),
    /** The whole price is paid this many days before arrival. */
    z.strictObject({ type: z.literal('EARLY_PAYMENT'), days }),
  ],
  keys.choice,
);

/** Discounts on the nights of a stay in the seasons, in the order in which they are shown. Charges and taxes have none. */
export function discountRows<I extends z.ZodType>(rowId: I) {
  const discount = z.strictObject({
    id: rowId,
    name: name(keys.discountName),
    names: names.optional(),
    percent: percent(100),
    for: condition,
    /** Booked on these days, `[from, to)`; null: on any. */
    booked: z.strictObject({ from: calendarDate, to: calendarDate }).nullable().default(null),
    /** Stays of which all nights are in this time, `[from, to)`; null: any. */
    stays: z.strictObject({ from: calendarDate, to: calendarDate }).nullable().default(null),
  });
  return z.array(discount).max(60).optional();
}
