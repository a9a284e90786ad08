import * as z from 'zod';
import { atMostTwoDecimals } from '../vocabulary/decimals.js';
import { language } from '../vocabulary/languages-schemas.js';
import { id } from '../vocabulary/route.js';
import { MAX_METRES } from '../vocabulary/sizes.js';
import { planFieldErrors as keys } from './errors.js';

export const name = (code: string) => z.string(code).trim().min(1, code).max(120, code);
export const percent = (max: number) =>
  z.number(keys.percent).min(0, keys.percent).max(max, keys.percent).refine(atMostTwoDecimals, keys.percent);
export const metres = (code: string, min = 0.1) =>
  z.number(code).min(min, code).max(MAX_METRES, 'moreThan1000m').refine(atMostTwoDecimals, 'atMostTwoDecimals');

/** A little more than the nights of the longest contract, ten years. */
const MAX_NIGHTS = 3700;
export const nightCount = (code: string) => z.number(code).int(code).min(1, code).max(MAX_NIGHTS, code);

/** Extra charges and the commercial surcharge may more than double a rate; above ten times it is a typing error. */
const MAX_EXTRA_PERCENT = 1000;

/** A percentage on top of a rate. */
export const extraPercent = z.strictObject({ percent: percent(MAX_EXTRA_PERCENT) });

export const extraCharge = extraPercent.nullable().default(null);

/** At most this on top of a price or off it; more is a typing error. */
const MAX_CHANGE_PERCENT = 100;

/** More or less than a price: percent of it, or an amount on top of it for each night. */
export function priceChange<M extends z.ZodType<number, number>>(money: MoneyField<M>) {
  const code = keys.changePercent;
  const signed = z
    .number(code)
    .min(-MAX_CHANGE_PERCENT, code)
    .max(MAX_CHANGE_PERCENT, code)
    .refine(atMostTwoDecimals, code);
  return z.discriminatedUnion(
    'type',
    [
      z.strictObject({ type: z.literal('PERCENT'), percent: signed }),
      z.strictObject({ type: z.literal('AMOUNT'), amount: money(keys.surchargeValue) }),
    ],
    keys.choice,
  );
}

/** A name in the languages of the marina; a language that is missing falls back to the name itself. */
export const names = z.partialRecord(language, name(keys.names), keys.choice);

/** The piers and berths that a rule holds on; both absent or empty: everywhere. */
export const places = {
  piers: z.array(id).max(200).optional(),
  berths: z.array(id).max(1000).optional(),
};

export function squareMetres(code: string) {
  const area = z.number(code).min(0.01, code);
  return area.max(MAX_METRES * MAX_METRES, code).refine(atMostTwoDecimals, 'atMostTwoDecimals');
}

/** The rate of VAT in percent; null for amounts that the marina passes on without VAT. */
export const vatPercent = z
  .number(keys.vatPercent)
  .min(0, keys.vatPercent)
  .max(100, keys.vatPercent)
  .refine(atMostTwoDecimals, keys.vatPercent)
  .nullable();

/** How a plan writes amounts, by the message key of the field: decimals in JSON, minor units in the log. */
export type MoneyField<M extends z.ZodType<number, number>> = (code: string) => M;

/** A day of every year, `DD/MM`. 29/02 is allowed; outside leap years it means 1 March. */
export const seasonDate = z
  .string(keys.seasonDateRequired)
  .min(1, keys.seasonDateRequired)
  .refine((value) => value === '' || isSeasonDate(value), keys.seasonDateInvalid)
  .meta({ description: 'Day of the year, DD/MM', examples: ['01/06'] });

function isSeasonDate(value: string): boolean {
  if (!/^\d{2}\/\d{2}$/.test(value)) return false;
  const [day, month] = [Number(value.slice(0, 2)), Number(value.slice(3))];
  const inLeapYear = new Date(Date.UTC(2000, month - 1, day));
  return inLeapYear.getUTCMonth() === month - 1 && inLeapYear.getUTCDate() === day;
}
