import { atMostTwoDecimals } from '../vocabulary/decimals.js';
import * as z from 'zod';
import { planFieldErrors as keys } from './errors.js';
import { extraPercent, metres, type MoneyField, name, names, places, vatPercent } from './plan-fields.js';
import { chargeKinds, chargeUnits } from './vocabulary.js';

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
      /** A multihull is charged as if it were this many times as long, or pays this many times the price. Absent: LENGTH. */
      multihull: z
        .strictObject({
          length_multiplier: lengthMultiplier,
          applies_to: z.enum(['LENGTH', 'PRICE'], keys.choice).optional(),
        })
        .nullable()
        .default(null),
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
    kind: z.enum(chargeKinds, keys.choice).default('fees'),
    value: money(keys.surchargeValue),
    charged: z.enum(chargeUnits, keys.choice),
    /** True: a new price starts with this surcharge switched on. */
    active_by_default: z.boolean().default(false),
    names: names.optional(),
    /** True: part of every price; staff cannot switch it off. */
    always: z.boolean().optional(),
    /** Absent: the marina's rate for the kind. */
    vat_percent: vatPercent.optional(),
    ...places,
    /** On berths of at least this length; absent: on all. */
    berth_from_length: metres(keys.minimumLength).nullable().optional(),
  });
  return z.array(surcharge).max(50).default([]);
}
