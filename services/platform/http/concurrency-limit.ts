import { Semaphore } from 'async-mutex';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { RefusedError } from './problem.js';

/** Limits how many pieces of a costly kind of work run at once, and how many may wait. */
export class ConcurrencyLimit {
  private readonly semaphore: Semaphore;
  private readonly mostAdmitted: number;
  /** The number of pieces of work that run or wait. */
  private admitted = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.semaphore = new Semaphore(atOnce);
    this.mostAdmitted = atOnce + mostWaiting;
  }

  /**
   * Waits for a place, in the order of arrival, for work that goes on after the caller has its answer. The caller gives the
   * place back with the returned function, which may be called more than once.
   * @throws RefusedError TOO_MANY_REQUESTS when too many wait already
   */
  async enter(): Promise<() => void> {
    if (this.admitted >= this.mostAdmitted) throw new RefusedError(refuse('too_many', 'TOO_MANY_REQUESTS'), 1);
    this.admitted += 1;
    const [, release] = await this.semaphore.acquire();
    let inside = true;
    return () => {
      if (!inside) return;
      inside = false;
      this.admitted -= 1;
      release();
    };
  }

  /** Runs work in the order of arrival. @throws RefusedError TOO_MANY_REQUESTS when too many wait already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }
}
