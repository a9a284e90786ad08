import { performance } from 'node:perf_hooks';

const GOOD_FOR_MS = 15_000;
const BAD_FOR_MS = 3_000;

/**
 * Checks whether a remote server answers, and caches the result. Health checks arrive at any rate, and each real check
 * would be a sign-in at the server.
 */
export class CachedPing {
  private answer: Promise<void> | undefined;
  private until = 0;

  constructor(
    private readonly check: () => Promise<void>,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  /** Rejects with the server's last error. */
  ping(): Promise<void> {
    if (this.answer !== undefined && this.nowMs() < this.until) return this.answer;
    const checking = this.check();
    this.answer = checking;
    // While a check is running, no second one starts.
    this.until = Number.POSITIVE_INFINITY;
    const keepFor = (ms: number) => () => (this.until = this.nowMs() + ms);
    checking.then(keepFor(GOOD_FOR_MS), keepFor(BAD_FOR_MS));
    return checking;
  }
}
