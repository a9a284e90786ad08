import { atMostTwoDecimals } from '../vocabulary/decimals.js';
import * as z from 'zod';
import { MAX_METRES } from '../vocabulary/sizes.js';
import { planFieldErrors as keys } from './errors.js';
import { metres } from './plan-fields.js';

/** How the boat's size decides the price: by unit of size, or by category of boats. */
export const sizePricing = z.discriminatedUnion(
  'type',
  [
    z.strictObject({
      type: z.literal('FIXED'),
      per: z.enum(['METRE', 'SQUARE_METRE'], keys.choice),
      /** Least chargeable length; null: none. */
      minimum_chargeable_length: metres(keys.minimumLength).nullable().default(null),
    }),
    z.strictObject({
      type: z.literal('LENGTH_CATEGORIES'),
      categories: z
        .array(z.strictObject({ max_length: metres(keys.categorySize) }))
        .min(1, keys.categoryRequired)
        .max(60),
    }),
    z.strictObject({
      type: z.literal('LENGTH_AND_BEAM_CATEGORIES'),
      categories: z
        .array(z.strictObject({ max_length: metres(keys.categorySize), max_beam: metres(keys.categorySize) }))
        .min(1, keys.categoryRequired)
        .max(60),
    }),
    z.strictObject({
      type: z.literal('SQUARE_METRE_CATEGORIES'),
      categories: z
        .array(
          z.strictObject({
            max_square_metres: z
              .number(keys.categorySize)
              .min(0.01, keys.categorySize)
              .max(MAX_METRES * MAX_METRES, keys.categorySize)
              .refine(atMostTwoDecimals, 'atMostTwoDecimals'),
          }),
        )
        .min(1, keys.categoryRequired)
        .max(60),
    }),
  ],
  keys.choice,
);
