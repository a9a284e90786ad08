import * as z from 'zod';

/**
 * Money inside the product is an integer number of minor units (cents). JSON carries decimals with
 * at most two places; the marina's currency is named once beside the amounts.
 */
export const currencies = ['EUR', 'GBP', 'ILS'] as const;
export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;

/** Rounds half up (away from zero for refunds), to whole minor units. */
export function roundHalfUp(minor: number): number {
  // A hair above the float's own error, so that 1.005 × 100 counts as a half.
  const nudged = Math.abs(minor) + 1e-7;
  const rounded = Math.floor(nudged + 0.5);
  return minor < 0 ? -rounded || 0 : rounded;
}

/** 12.34 → 1234. */
export function toMinor(decimal: number): number {
  return roundHalfUp(decimal * 100);
}

/** 1234 → 12.34. */
export function toDecimal(minor: number): number {
  return minor / 100;
}

/** `percent` of an amount of minor units, rounded half up. The percentage has at most 2 decimals. */
export function percentOf(minor: number, percent: number): number {
  return roundHalfUp((minor * Math.round(percent * 100)) / 10_000);
}

const atMostTwoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** Zero or more, at most two decimals, below `max`; the message key is the field's own. */
export function amount(code: string, max = 999_999_999.99) {
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
