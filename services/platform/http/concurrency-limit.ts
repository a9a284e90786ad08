import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { RefusedError } from './problem.js';

/** Limits how many pieces of a costly kind of work run at once, and how many may wait. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** Runs work in the order of arrival. @throws RefusedError TOO_MANY_REQUESTS when too many wait already */
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

  /** Resolves when a finished piece of work passes its place on. */
  private turn(): Promise<void> {
    if (this.waiting.length >= this.mostWaiting) {
      throw new RefusedError(refuse('too_many', 'TOO_MANY_REQUESTS'), 1);
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
