import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { planFieldErrors as keys } from './errors.js';
import { metres, type MoneyField, name, names, nightCount, places, priceChange } from './plan-fields.js';

/** Days of the week by ISO 8601: 1 is Monday, 7 is Sunday. */
const weekday = z.number(keys.weekdays).int(keys.weekdays).min(1, keys.weekdays).max(7, keys.weekdays);

/** Shortest stay that a boater may book; staff are asked. */
const leastNights = z.strictObject({
  nights: nightCount(keys.leastNights),
  /** Other numbers for arrivals on some days of the week; the first that names the day holds. */
  arrivals: z
    .array(
      z.strictObject({
        days: z.array(weekday).min(1, keys.weekdays).max(7, keys.weekdays),
        nights: nightCount(keys.leastNights),
      }),
    )
    .max(7)
    .optional(),
  /** True: a shorter stay may fill a gap between two others. */
  unless_it_fills_a_gap: z.boolean().default(false),
});

/** Rules of one season about its nights. They touch nights that are charged by the night, not weeks and months. */
export function seasonNightRules<M extends z.ZodType<number, number>>(money: MoneyField<M>) {
  return {
    /** Nights that begin on these days of the week. */
    weekend: z
      .strictObject({
        days: z.array(weekday).min(1, keys.weekdays).max(7, keys.weekdays),
        change: priceChange(money),
      })
      .nullable()
      .optional(),
    /** From this night of the stay on, 2 or later: the second night at half price. The last that is reached holds. */
    later_nights: z
      .array(
        z.strictObject({
          from_night: z.number(keys.fromNight).int(keys.fromNight).min(2, keys.fromNight).max(999, keys.fromNight),
          change: priceChange(money),
        }),
      )
      .max(12)
      .optional(),
    least_nights: leastNights.nullable().optional(),
  };
}

const leadDays = z.number(keys.leadDays).int(keys.leadDays).min(0, keys.leadDays).max(999, keys.leadDays);

/** Rules of the whole list about nights. */
export function planNightRules<M extends z.ZodType<number, number>, I extends z.ZodType>(
  money: MoneyField<M>,
  rowId: I,
) {
  return {
    /** Nights of an event, `[from, to)`; the first that holds a night changes its price in the place of the weekend. */
    events: z
      .array(
        z.strictObject({
          id: rowId,
          name: name(keys.eventName),
          names: names.optional(),
          from: calendarDate,
          to: calendarDate,
          change: priceChange(money),
          least_nights: nightCount(keys.leastNights).nullable().default(null),
        }),
      )
      .max(100)
      .optional(),
    /** Booked at least or at most so many days before arrival; the first that fits changes the price of all nights. */
    lead_times: z
      .array(
        z
          .strictObject({
            at_least_days: leadDays.nullable().default(null),
            at_most_days: leadDays.nullable().default(null),
            change: priceChange(money),
          })
          .refine(({ at_least_days: least, at_most_days: most }) => least !== null || most !== null, {
            error: keys.leadDays,
            path: ['at_least_days'],
          }),
      )
      .max(12)
      .optional(),
    /** On some piers or berths, or on berths of at least a length; the first that fits changes the price of all nights. */
    places: z
      .array(
        z.strictObject({
          ...places,
          berth_from_length: metres(keys.minimumLength).nullable().default(null),
          change: priceChange(money),
        }),
      )
      .max(60)
      .optional(),
    /** The size that a boat is charged by: its own, that of its berth, or the larger one. */
    charged_size: z.enum(['BOAT', 'BERTH', 'LARGER'], keys.choice).optional(),
  };
}
