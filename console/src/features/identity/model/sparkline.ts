/** The points of a line through values from the left to the right edge; the baseline is 0. */
export function sparkline(values: readonly number[], width: number, height: number): string {
  const most = Math.max(1, ...values);
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values
    .map((value, index) => `${(index * step).toFixed(1)},${(height - (height * Math.max(0, value)) / most).toFixed(1)}`)
    .join(' ');
}

/** The change in whole percent; null where there was nothing to compare with. */
export function changePercent(now: number, before: number): number | null {
  return before <= 0 ? null : Math.round((100 * (now - before)) / before);
}
