/** A check could not run on this machine. */
export class NotHadError extends Error {
  override readonly name = 'NotHadError';
}

const MOST_SHOWN = 2_000;

/** The results, one line for each check: PASS, FAIL or NOT RUN. */
export class Findings {
  failures = 0;

  constructor(private readonly print: (line: string) => void) {}

  /** Runs a check, which returns its figures or throws the violation. */
  async check(name: string, find: () => Promise<string>): Promise<void> {
    const started = performance.now();
    try {
      const figures = await find();
      this.print(`PASS     ${name}: ${figures} (${seconds(performance.now() - started)})`);
    } catch (error) {
      if (error instanceof NotHadError) {
        this.notRun(name, error.message);
        return;
      }
      this.failures += 1;
      // The last output of a server may be long.
      this.print(`FAIL     ${name}: ${(error instanceof Error ? error.message : String(error)).slice(0, MOST_SHOWN)}`);
    }
  }

  notRun(name: string, reason: string): void {
    this.print(`NOT RUN  ${name}: ${reason}`);
  }
}

/** @throws Error with the expectation and the actual value */
export function must(holds: boolean, what: string, found?: unknown): asserts holds {
  if (holds) return;
  throw new Error(found === undefined ? what : `${what}; it is ${JSON.stringify(found)}`);
}

/** Reports the first few of many violations, in a line for a human reader. */
export function mustBeNone(wrong: readonly string[]): void {
  const rest = wrong.length > 5 ? ` … and ${wrong.length - 5} more` : '';
  must(wrong.length === 0, `${wrong.slice(0, 5).join('; ')}${rest}`);
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}

/** Percentiles of response times: `p50 3 ms, p99 12 ms`. */
export function spread(milliseconds: readonly number[]): string {
  return `p50 ${Math.round(quantile(milliseconds, 0.5))} ms, p99 ${Math.round(quantile(milliseconds, 0.99))} ms`;
}

/** 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
