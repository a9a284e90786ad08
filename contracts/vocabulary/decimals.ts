/** True for a number with at most two decimals, within the error of floating point. */
export function atMostTwoDecimals(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}
