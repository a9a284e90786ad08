/** One row of the table: two things measured in the same run, and their ratio. */
export interface Row {
  readonly what: string;
  readonly against: string;
  /** One ratio for each repetition; the table shows the median and the range. */
  readonly ratios: readonly number[];
  /** The measurements in words, with units. */
  readonly measured: string;
  readonly reference: string;
  readonly goal: string;
}

/** @throws when there are no values */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function p99(values: readonly number[]): number {
  return quantile(values, 0.99);
}

/** Measures both things alternately, so that a disturbance of the machine affects both. */
export async function inTurn<A, B>(
  repetitions: number,
  one: (repetition: number) => Promise<A>,
  other: (repetition: number) => Promise<B>,
): Promise<{ ones: A[]; others: B[] }> {
  const ones: A[] = [];
  const others: B[] = [];
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    others.push(await other(repetition));
    ones.push(await one(repetition));
  }
  return { ones, others };
}

/** One ratio for each repetition. */
export function ratiosOf(ones: readonly number[], others: readonly number[]): number[] {
  return ones.map((one, index) => one / (others[index] ?? Number.NaN));
}

export function rate(value: number): string {
  return `${Math.round(value).toLocaleString('en')}/s`;
}

export function milliseconds(value: number): string {
  return value < 10 ? `${value.toFixed(2)} ms` : `${Math.round(value).toLocaleString('en')} ms`;
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_048_576)} MB`;
}
