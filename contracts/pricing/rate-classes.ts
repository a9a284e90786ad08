import * as z from 'zod';
import { hullType, vesselType } from '../vocabulary/sizes-schemas.js';
import { planFieldErrors as keys } from './errors.js';
import { metres, type MoneyField, name, names, places, squareMetres } from './plan-fields.js';
import { unitCounts } from './vocabulary.js';

const counted = z.enum(unitCounts, keys.choice).default('EXACT');

/** What the prices of a class are for. */
export const chargedBy = z.discriminatedUnion(
  'by',
  [
    /** The boat, whatever its size within the class. */
    z.strictObject({ by: z.literal('BOAT') }),
    /** Each metre of its length. `least`: shorter boats pay as many metres; null: none. */
    z.strictObject({ by: z.literal('METRE'), counted, least: metres(keys.minimumLength).nullable().default(null) }),
    /** Each square metre of length × beam. */
    z.strictObject({
      by: z.literal('SQUARE_METRE'),
      counted,
      least: squareMetres(keys.squareMetres).nullable().default(null),
    }),
    /** The `base` prices up to a length, and the prices for each metre above it. */
    z.strictObject({ by: z.literal('BOAT_THEN_METRE'), up_to: metres(keys.categorySize), counted }),
  ],
  keys.choice,
);
export type ChargedBy = z.infer<typeof chargedBy>;

/** Prices of the spans of a season; null: not offered, and put together from shorter spans where these are. */
function seasonTiers<M extends z.ZodType<number, number>>(money: MoneyField<M>) {
  const price = () => money(keys.pricePerMetre).nullable().default(null);
  return { night: price(), week: price(), month: price(), season: price() };
}

/**
 * Prices of one class in one season. `least_amount`: what a night costs at least. `base`: prices of a boat of the length `up_to`;
 * null or absent: the class below at this length. `extra_square_metre`: what each begun square metre above costs a night; `above`
 * null: above the class's own size.
 */
export function classPrices<M extends z.ZodType<number, number>>(money: MoneyField<M>) {
  return z.strictObject({
    /** In this season; absent: as the class is charged. */
    charged: chargedBy.optional(),
    ...seasonTiers(money),
    base: z.strictObject(seasonTiers(money)).nullable().optional(),
    least_amount: money(keys.pricePerMetre).nullable().optional(),
    extra_square_metre: z
      .strictObject({
        above: squareMetres(keys.squareMetres).nullable().default(null),
        counted: z.enum(unitCounts, keys.choice).default('STARTED'),
        night: money(keys.pricePerMetre),
      })
      .nullable()
      .optional(),
  });
}

/** Prices of one class under a contract. `period`: the whole period of the contract. */
export function contractClassPrices<M extends z.ZodType<number, number>>(money: MoneyField<M>) {
  const price = () => money(keys.pricePerMetre).nullable().default(null);
  return z.strictObject({
    charged: chargedBy.optional(),
    night: price(),
    week: price(),
    month: price(),
    year: price(),
    period: price(),
  });
}

/**
 * Classes of boats. A boat is in the first class that takes it. All limits that a class names must hold; `hull_types`, `vessel_types`
 * and places that are absent or empty take all.
 */
export function rateClassRows<M extends z.ZodType<number, number>, I extends z.ZodType>(
  money: MoneyField<M>,
  rowId: I,
) {
  const rateClass = z.strictObject({
    id: rowId,
    name: name(keys.className),
    names: names.optional(),
    takes: z
      .strictObject({
        max_length: metres(keys.categorySize).nullable().default(null),
        max_beam: metres(keys.categorySize).nullable().default(null),
        max_square_metres: squareMetres(keys.categorySize).nullable().default(null),
        hull_types: z.array(hullType).max(2).optional(),
        vessel_types: z.array(vesselType).max(20).optional(),
        ...places,
      })
      .default({ max_length: null, max_beam: null, max_square_metres: null }),
    charged: chargedBy,
    /** Price of a year, the same in every season. */
    year: money(keys.pricePerMetre).nullable().default(null),
  });
  return z.array(rateClass).min(1, keys.categoryRequired).max(60);
}
