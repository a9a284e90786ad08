import * as z from 'zod';
import { atMostTwoDecimals } from '../vocabulary/decimals.js';
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
