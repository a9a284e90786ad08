import { atMostTwoDecimals } from '../vocabulary/decimals.js';
import * as z from 'zod';
import { planFieldErrors as keys } from './errors.js';
import { extraPercent, metres, type MoneyField, name } from './plan-fields.js';
import { additionalChargeNames } from './vocabulary.js';

const lengthMultiplier = z
  .number(keys.multihullMultiplier)
  .gt(1, keys.multihullMultiplier)
  .max(10, keys.multihullMultiplier)
  .refine(atMostTwoDecimals, keys.multihullMultiplier);

function liveaboardSurcharge<M extends z.ZodType<number, number>>(money: MoneyField<M>) {
  const category = z.strictObject({ min_beam: metres(keys.beamMinimum, 0), surcharge: money(keys.beamSurcharge) });
  return z.discriminatedUnion(
    'type',
    [
      z.strictObject({ type: z.literal('SQUARE_METRE'), price: money(keys.pricePerMetre) }),
      z.strictObject({
        type: z.literal('BEAM_CATEGORIES'),
        categories: z.array(category).min(1, keys.beamMinimum).max(60),
      }),
    ],
    keys.choice,
  );
}

/** Surcharges of a plan for kinds of boats and of use. */
export function planSurcharges<M extends z.ZodType<number, number>>(money: MoneyField<M>) {
  return z
    .strictObject({
      /** A multihull is charged as if it were this many times as long. */
      multihull: z.strictObject({ length_multiplier: lengthMultiplier }).nullable().default(null),
      /** Percent of the rate, for commercial vessels. */
      commercial: extraPercent.nullable().default(null),
      /** Price of a night for people who live on board, by the boat's area or by the widest `min_beam` that it reaches. */
      liveaboard: liveaboardSurcharge(money).nullable().default(null),
    })
    .default({ multihull: null, commercial: null, liveaboard: null });
}

/** Surcharges that the marina defines itself. */
export function customSurchargeRows<M extends z.ZodType<number, number>, I extends z.ZodType>(
  money: MoneyField<M>,
  rowId: I,
) {
  const surcharge = z.strictObject({
    id: rowId,
    name: name(keys.surchargeName),
    /** What the surcharge is for the books (spec 3 §9); plans of earlier versions have fees only. */
    kind: z.enum(additionalChargeNames, keys.choice).default('fees'),
    value: money(keys.surchargeValue),
    charged: z.enum(['PER_NIGHT', 'PER_NIGHT_PER_METRE', 'TOTAL'], keys.choice),
    /** True: a new price starts with this surcharge switched on. */
    active_by_default: z.boolean().default(false),
  });
  return z.array(surcharge).max(50).default([]);
}
