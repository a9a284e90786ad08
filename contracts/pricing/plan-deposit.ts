import * as z from 'zod';
import { planFieldErrors as keys } from './errors.js';
import { type MoneyField, nightCount } from './plan-fields.js';
import { depositExceptions, depositPercentages } from './vocabulary.js';

/** Plans of earlier versions may hold any percentage; prices take the nearest that a reservation may have. */
export const storedPercent = z
  .number(keys.depositValue)
  .positive({ error: keys.depositValue, abort: true })
  .max(100, { error: keys.depositValue, abort: true });

/** The percentages that a reservation may have; 100 percent is full payment in advance. */
export const depositPercent = storedPercent.refine(
  (percent) => depositPercentages.includes(percent),
  keys.depositValue,
);

function depositRule<M extends z.ZodType<number, number>>(money: MoneyField<M>, percent: z.ZodType<number, number>) {
  return z.discriminatedUnion(
    'deposit_type',
    [
      z.strictObject({ deposit_type: z.literal('NONE'), amount: z.null().default(null) }),
      z.strictObject({ deposit_type: z.literal('PERCENTAGE'), amount: percent }),
      z.strictObject({ deposit_type: z.literal('FIXED_AMOUNT'), amount: money(keys.depositValue) }),
      z.strictObject({ deposit_type: z.literal('NIGHTS'), amount: nightCount(keys.depositValue) }),
    ],
    keys.choice,
  );
}

const leadDays = z
  .number(keys.depositThreshold)
  .int(keys.depositThreshold)
  .min(0, keys.depositThreshold)
  .max(999, keys.depositThreshold);

const noException = { days_before_arrival: null, short_stay: null, low_cost: null };

/** The deposit of a plan: a rule, and exceptions of which the first that fits replaces it. */
export function planDeposit<M extends z.ZodType<number, number>>(
  money: MoneyField<M>,
  percent: z.ZodType<number, number>,
) {
  const rule = depositRule(money, percent);
  const exceptions = z.strictObject({
    /** Stays priced `days` or fewer days before arrival. */
    days_before_arrival: z.strictObject({ days: leadDays, rule }).nullable().default(null),
    /** Stays of at most `nights`. */
    short_stay: z
      .strictObject({ nights: nightCount(keys.depositThreshold), rule })
      .nullable()
      .default(null),
    /** Stays whose total is below this amount. */
    low_cost: z
      .strictObject({ below: money(keys.depositThreshold), rule })
      .nullable()
      .default(null),
  });
  return z
    .strictObject({
      rule,
      exceptions: exceptions.default(noException),
      /** The order in which the exceptions are tried; absent: as they are listed here. */
      order: z
        .array(z.enum(depositExceptions, keys.depositOrder))
        .length(depositExceptions.length, keys.depositOrder)
        .refine((order) => new Set(order).size === order.length, keys.depositOrder)
        .optional(),
    })
    .default({ rule: { deposit_type: 'NONE', amount: null }, exceptions: noException });
}
