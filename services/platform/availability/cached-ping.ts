import { performance } from 'node:perf_hooks';

const GOOD_FOR_MS = 15_000;
const BAD_FOR_MS = 3_000;

/**
 * Whether a server elsewhere answers, asked of it only now and then: anybody may ask us how we are, at any rate, and each
 * question would be a sign-in over there.
 */
export class CachedPing {
  private answer: Promise<void> | undefined;
  private until = 0;

  constructor(
    private readonly ask: () => Promise<void>,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  /** Rejects as the server's last answer did. */
  ping(): Promise<void> {
    if (this.answer !== undefined && this.nowMs() < this.until) return this.answer;
    const asked = this.ask();
    this.answer = asked;
    // While nothing is answered, one question is enough.
    this.until = Number.POSITIVE_INFINITY;
    const keepFor = (ms: number) => () => (this.until = this.nowMs() + ms);
    asked.then(keepFor(GOOD_FOR_MS), keepFor(BAD_FOR_MS));
    return asked;
  }
}
