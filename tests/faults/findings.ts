/** Something could not be tried on this machine. */
export class NotHadError extends Error {
  override readonly name = 'NotHadError';
}

const MOST_TOLD = 2_000;

/** What was found out, one line for each question: PASS, FAIL or NOT RUN. */
export class Findings {
  failures = 0;

  constructor(private readonly say: (line: string) => void) {}

  /** Runs what finds one thing out; it answers figures worth telling, or throws what is wrong. */
  async check(name: string, find: () => Promise<string>): Promise<void> {
    const started = performance.now();
    try {
      const figures = await find();
      this.say(`PASS     ${name}: ${figures} (${seconds(performance.now() - started)})`);
    } catch (error) {
      if (error instanceof NotHadError) {
        this.notRun(name, error.message);
        return;
      }
      this.failures += 1;
      // What a server said before it ended may be long.
      this.say(`FAIL     ${name}: ${(error instanceof Error ? error.message : String(error)).slice(0, MOST_TOLD)}`);
    }
  }

  notRun(name: string, reason: string): void {
    this.say(`NOT RUN  ${name}: ${reason}`);
  }
}

/** @throws with what was expected, and what is the case */
export function must(holds: boolean, what: string, found?: unknown): asserts holds {
  if (holds) return;
  throw new Error(found === undefined ? what : `${what}; it is ${JSON.stringify(found)}`);
}

/** The first few of many, for a line that a person reads. */
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

/** Of the times of answers: `p50 3 ms, p99 12 ms`. */
export function spread(milliseconds: readonly number[]): string {
  return `p50 ${Math.round(quantile(milliseconds, 0.5))} ms, p99 ${Math.round(quantile(milliseconds, 0.99))} ms`;
}

/** Of an empty list 0. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
