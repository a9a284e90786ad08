interface Counted {
  readonly count: number;
}

/** The largest rows, most first, and the sum of the others. */
export function largest<Row extends Counted>(
  rows: readonly Row[],
  shown: number,
): { readonly shown: readonly Row[]; readonly others: number; readonly together: number } {
  const sorted = [...rows].sort((one, other) => other.count - one.count);
  const rest = sorted.slice(shown);
  return {
    shown: sorted.slice(0, shown),
    others: rest.length,
    together: rest.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The change against an earlier number in percent, rounded to a tenth; null: there is nothing to compare with. */
export function changePercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((1000 * (now - before)) / before) / 10;
}
