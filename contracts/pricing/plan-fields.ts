import * as z from 'zod';
import { MAX_METRES } from '../vocabulary/sizes.js';
import { planFieldErrors as keys } from './errors.js';

/** For amounts that are no money. */
export const twoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
export const name = (code: string) => z.string(code).trim().min(1, code).max(120, code);
export const percent = (max: number) =>
  z.number(keys.percent).min(0, keys.percent).max(max, keys.percent).refine(twoDecimals, keys.percent);
export const metres = (code: string, min = 0.1) =>
  z.number(code).min(min, code).max(MAX_METRES, 'moreThan1000m').refine(twoDecimals, 'atMostTwoDecimals');

/** Nights of the longest contract (ten years) and a little: nothing in a plan counts further. */
const MAX_NIGHTS = 3700;
export const nightCount = (code: string) => z.number(code).int(code).min(1, code).max(MAX_NIGHTS, code);

/** A day of every year, `DD/MM`. 29/02 exists; in other years it means the first of March. */
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
