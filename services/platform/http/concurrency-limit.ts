import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { RefusedError } from './problem.js';

/** How much of a costly kind of work is done at once, and how much may wait for its turn. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** First come, first served. @throws RefusedError TOO_MANY_REQUESTS when too much waits already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running += 1;
    else await this.turn();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }

  /** Whoever ends hands its place on. */
  private turn(): Promise<void> {
    if (this.waiting.length >= this.mostWaiting) {
      throw new RefusedError(refuse('too_many', 'TOO_MANY_REQUESTS'), 1);
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
