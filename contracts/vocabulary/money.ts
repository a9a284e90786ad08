/**
 * Money inside the product is an integer number of minor units (cents). JSON carries decimals with
 * at most two places; the marina's currency is named once beside the amounts.
 */
export const currencies = ['EUR', 'GBP', 'ILS'] as const;

export type Currency = (typeof currencies)[number];

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
