import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { amount } from '../vocabulary/money-schemas.js';
import { id } from '../vocabulary/route.js';
import { planFieldErrors as keys } from './errors.js';
import { metres, name, nightCount, percent, seasonDate, twoDecimals } from './plan-fields.js';
import { sizePricing } from './size-pricing.js';

/** Extra charges and the commercial surcharge may more than double a rate; ten times is a typing error. */
const MAX_EXTRA_PERCENT = 1000;

const extraCharge = z
  .strictObject({ percent: percent(MAX_EXTRA_PERCENT) })
  .nullable()
  .default(null);

/**
 * A marina's season pricing plan. `money` says how amounts are written (decimals in JSON, minor
 * units in the log) and `rowId` whether rows must have their id already.
 *
 * The `rates` of a season or contract: one row for a fixed price, else one for each category, in
 * the categories' order. A row is the price of a day, a week and a month (null: not offered).
 */
export function seasonPricingPlan<M extends z.ZodType<number, number>, I extends z.ZodType>(
  money: (code: string) => M,
  rowId: I,
) {
  const rate = () => money(keys.pricePerMetre);
  const seasonRates = z.strictObject({
    daily: rate(),
    weekly: rate().nullable().default(null),
    monthly: rate().nullable().default(null),
  });
  const contractRates = z.strictObject({
    daily: rate().nullable().default(null),
    weekly: rate().nullable().default(null),
    monthly: rate().nullable().default(null),
  });
  const depositRule = z.discriminatedUnion(
    'deposit_type',
    [
      z.strictObject({ deposit_type: z.literal('NONE'), amount: z.null().default(null) }),
      // 100 percent is the full payment.
      z.strictObject({
        deposit_type: z.literal('PERCENTAGE'),
        amount: z
          .number(keys.depositValue)
          .positive(keys.depositValue)
          .max(100, keys.depositValue)
          .refine(twoDecimals, keys.depositValue),
      }),
      z.strictObject({ deposit_type: z.literal('FIXED_AMOUNT'), amount: money(keys.depositValue) }),
      z.strictObject({ deposit_type: z.literal('NIGHTS'), amount: nightCount(keys.depositValue) }),
    ],
    keys.choice,
  );
  const liveaboard = z.discriminatedUnion(
    'type',
    [
      z.strictObject({ type: z.literal('SQUARE_METRE'), price: rate() }),
      z.strictObject({
        type: z.literal('BEAM_CATEGORIES'),
        categories: z
          .array(z.strictObject({ min_beam: metres(keys.beamMinimum, 0), surcharge: money(keys.beamSurcharge) }))
          .min(1, keys.beamMinimum)
          .max(60),
      }),
    ],
    keys.choice,
  );

  return z.strictObject({
    size_pricing: sizePricing,
    /** STANDARD: whole months, then whole weeks, then days. DISCOUNTED: every night at the longest rate reached. */
    rate_calculation: z.enum(['STANDARD', 'DISCOUNTED'], keys.choice),
    seasons: z
      .array(
        z.strictObject({
          id: rowId,
          name: name(keys.seasonName),
          from: seasonDate,
          /** The first day that no longer belongs to the season. */
          to: seasonDate,
          rates: z.array(seasonRates).min(1, keys.pricePerMetre).max(60),
          extra_charge: extraCharge,
        }),
      )
      .min(1, keys.seasonsNotWholeYear)
      .max(60),
    contracts: z
      .array(
        z.strictObject({
          id: rowId,
          name: name(keys.contractName),
          period: z.discriminatedUnion(
            'unit',
            [
              z.strictObject({ unit: z.literal('MONTHS'), count: periodCount(11) }),
              z.strictObject({ unit: z.literal('YEARS'), count: periodCount(10) }),
            ],
            keys.contractPeriod,
          ),
          /** Stays under the contract fall between these dates. */
          availability: z.strictObject({ start_date: calendarDate, end_date: calendarDate }),
          rates: z.array(contractRates).min(1, keys.pricePerMetre).max(60),
          extra_charge: extraCharge,
        }),
      )
      .max(60)
      .default([]),
    /** Stays of `nights` or more in the seasons; the highest number reached counts. */
    discounts: z
      .array(z.strictObject({ nights: nightCount(keys.discountNights), percent: percent(100) }))
      .max(60)
      .default([]),
    deposit: z
      .strictObject({
        rule: depositRule,
        /** The first exception that fits, in this order, has its rule apply instead. */
        exceptions: z
          .strictObject({
            /** Priced `days` or fewer days before arrival. */
            days_before_arrival: z
              .strictObject({
                days: z.number(keys.depositThreshold).int(keys.depositThreshold).min(0, keys.depositThreshold).max(999),
                rule: depositRule,
              })
              .nullable()
              .default(null),
            /** Stays of at most `nights`. */
            short_stay: z
              .strictObject({ nights: nightCount(keys.depositThreshold), rule: depositRule })
              .nullable()
              .default(null),
            /** Stays whose total is below this amount. */
            low_cost: z
              .strictObject({ below: money(keys.depositThreshold), rule: depositRule })
              .nullable()
              .default(null),
          })
          .default({ days_before_arrival: null, short_stay: null, low_cost: null }),
      })
      .default({
        rule: { deposit_type: 'NONE', amount: null },
        exceptions: { days_before_arrival: null, short_stay: null, low_cost: null },
      }),
    surcharges: z
      .strictObject({
        /** A multihull is charged as if it were this many times as long. */
        multihull: z
          .strictObject({
            length_multiplier: z
              .number(keys.multihullMultiplier)
              .gt(1, keys.multihullMultiplier)
              .max(10, keys.multihullMultiplier)
              .refine(twoDecimals, keys.multihullMultiplier),
          })
          .nullable()
          .default(null),
        /** Percent of the rate for boats in trade. */
        commercial: z
          .strictObject({ percent: percent(MAX_EXTRA_PERCENT) })
          .nullable()
          .default(null),
        /** A night, for people who live on board: by the boat's area, or by the widest `min_beam` it reaches. */
        liveaboard: liveaboard.nullable().default(null),
      })
      .default({ multihull: null, commercial: null, liveaboard: null }),
    custom_surcharges: z
      .array(
        z.strictObject({
          id: rowId,
          name: name(keys.surchargeName),
          value: money(keys.surchargeValue),
          charged: z.enum(['PER_NIGHT', 'PER_NIGHT_PER_METRE', 'TOTAL'], keys.choice),
          /** Whether a new price starts with this surcharge switched on. */
          active_by_default: z.boolean().default(false),
        }),
      )
      .max(50)
      .default([]),
  });
}

function periodCount(max: number) {
  const code = keys.contractPeriod;
  return z.number(code).int(code).min(1, code).max(max, code);
}

/** Amounts as JSON carries them. */
const decimalMoney = (code: string) => amount(code, 999_999.99);

/** What the pricing screen sends for a new plan; rows without an id are given one. */
export const planDraft = seasonPricingPlan(decimalMoney, id.optional());
export type PlanDraft = z.infer<typeof planDraft>;

/** What the pricing screen sends for the plan it loaded. */
export const planChange = planDraft.extend({ id });
export type PlanChange = z.infer<typeof planChange>;

/** The plan as it is read back. */
export const plan = seasonPricingPlan(decimalMoney, id).extend({ id });
export type Plan = z.infer<typeof plan>;
