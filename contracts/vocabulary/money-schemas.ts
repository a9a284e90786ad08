import * as z from 'zod';
import { atMostTwoDecimals } from './decimals.js';
import { currencies } from './money.js';

export const currency = z.enum(currencies);

export const AMOUNT_MAX = 999_999_999.99;

/** Zero or more, at most two decimals, below `max`; the message key is the field's own. */
export function amount(code: string, max = AMOUNT_MAX) {
  return z.number(code).min(0, code).max(max, code).refine(atMostTwoDecimals, code);
}

/** Price per night as the reservation form takes it: at most 6 integer digits and 2 decimals (spec 1 §5). */
export const pricePerNight = amount('reservation_inValidNumber', 999_999.99);

/** 0 to 100 with at most two decimals. */
export const percentage = z
  .number('reservation_inValidNumber')
  .min(0, 'reservation_inValidNumber')
  .max(100, 'reservation_inValidNumber')
  .refine(atMostTwoDecimals, 'reservation_inValidNumber');
