import * as z from 'zod';
import { planFieldErrors as keys } from './errors.js';
import { type MoneyField, name, names, nightCount, percent, places, seasonDate } from './plan-fields.js';
import { exemptReasons } from './vocabulary.js';

const OLDEST = 120;
const age = z.number(keys.age).int(keys.age).min(0, keys.age).max(OLDEST, keys.age);

/**
 * The tourist tax of a municipality that piers of the marina lie in. It is owed for each person and night, has a line of its own and no
 * VAT, and no discount reduces it.
 */
export function touristTaxRows<M extends z.ZodType<number, number>, I extends z.ZodType>(
  money: MoneyField<M>,
  rowId: I,
) {
  const rule = z.strictObject({
    id: rowId,
    municipality: name(keys.municipality),
    /** The name of the tax as invoices print it. */
    names: names.optional(),
    ...places,
    /** Nights of every year from this day on and before `to`; both null: all year. */
    from: seasonDate.nullable().default(null),
    to: seasonDate.nullable().default(null),
    owed: z.discriminatedUnion(
      'type',
      [
        /** For each person and night. */
        z.strictObject({ type: z.literal('AMOUNT'), amount: money(keys.surchargeValue) }),
        /** Of the price of a night divided by all aboard, for each person; `at_most` for each person and night. */
        z.strictObject({
          type: z.literal('SHARE'),
          percent: percent(100),
          at_most: money(keys.surchargeValue).nullable().default(null),
        }),
      ],
      keys.choice,
    ),
    /** Younger persons pay nothing; null: everybody pays. By the age on the first night. */
    free_below_age: age.nullable().default(null),
    /** Persons younger than an age pay a part of it; the first that fits. */
    reduced: z
      .array(z.strictObject({ below_age: age, percent_of_tax: percent(100) }))
      .max(10)
      .optional(),
    /** Only so many nights of a stay, or of stays that touch, are taxed; null: all. */
    most_nights: nightCount(keys.taxNights).nullable().default(null),
    /** What one person owes at most for a stay; null: no limit. */
    most_per_person: money(keys.surchargeValue).nullable().default(null),
    /** What a stay owes at most; null: no limit. */
    most_per_stay: money(keys.surchargeValue).nullable().default(null),
    /** Who owes nothing, besides the young. */
    exempt: z.array(z.enum(exemptReasons, keys.choice)).max(exemptReasons.length).default([]),
  });
  return z.array(rule).max(30).optional();
}
