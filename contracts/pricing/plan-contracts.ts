import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { planFieldErrors as keys } from './errors.js';
import { instalmentSchedules } from './vocabulary.js';
import { extraCharge, extraPercent, type MoneyField, name, names } from './plan-fields.js';
import { contractClassPrices } from './rate-classes.js';

function periodCount(max: number) {
  const code = keys.contractPeriod;
  return z.number(code).int(code).min(1, code).max(max, code);
}

const period = z.discriminatedUnion(
  'unit',
  [
    z.strictObject({ unit: z.literal('MONTHS'), count: periodCount(11) }),
    z.strictObject({ unit: z.literal('YEARS'), count: periodCount(10) }),
  ],
  keys.contractPeriod,
);

/** The long-term contracts of a plan. `rates` are prices of a day, a week and a month; null: not offered. */
export function contractRows<M extends z.ZodType<number, number>, I extends z.ZodType>(money: MoneyField<M>, rowId: I) {
  const rate = () => money(keys.pricePerMetre).nullable().default(null);
  const contract = z.strictObject({
    id: rowId,
    name: name(keys.contractName),
    period,
    /** Stays under the contract are between these dates. */
    availability: z.strictObject({ start_date: calendarDate, end_date: calendarDate }),
    rates: z
      .array(z.strictObject({ daily: rate(), weekly: rate(), monthly: rate() }))
      .min(1, keys.pricePerMetre)
      .max(60),
    extra_charge: extraCharge,
    /** When parts of the price fall due; plans of earlier versions have them paid at once. */
    instalments: z.enum(instalmentSchedules, keys.choice).default('ONCE'),
    names: names.optional(),
    /** One row for each class of the plan. */
    prices: z.array(contractClassPrices(money)).max(60).optional(),
    /** On top of the price for people who live on board, in the place of the list's liveaboard surcharge. */
    liveaboard: extraPercent.nullable().optional(),
    /** On top of the price where it is paid in instalments. */
    paid_in_instalments: extraPercent.nullable().optional(),
  });
  return z.array(contract).max(60).default([]);
}
