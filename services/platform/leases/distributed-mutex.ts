import { setTimeout as pause } from 'node:timers/promises';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import type { Lease, LeaseTiming } from './lease.js';

/** First wait while another process holds the lock; it doubles each time. Commands take milliseconds. */
const FIRST_WAIT_MS = 5;
const LONGEST_WAIT_MS = 100;
/** A lock across processes: a lease held for as long as one piece of work takes. */
export class DistributedMutex {
  constructor(
    private readonly lease: Lease,
    private readonly timing: LeaseTiming,
    /**
     * Maximum wait in multiples of `silenceMs`. If the lease is still held then, its holder is alive but does not
     * finish.
     */
    private readonly patience: number,
    private readonly now: () => number,
  ) {}

  /** @throws EngineUnavailableError if the store does not answer or the lease cannot be obtained */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.take();
    const ended = new AbortController();
    const beating = this.beatUntil(ended.signal);
    try {
      return await work();
    } finally {
      ended.abort();
      await beating;
      // If this fails, the next process waits until the lease expires.
      await this.lease.release().catch(() => undefined);
    }
  }

  private async take(): Promise<void> {
    const until = this.now() + this.patience * this.timing.silenceMs;
    for (let wait = FIRST_WAIT_MS; !(await this.lease.tryTake()); wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      if (this.now() > until)
        throw new EngineUnavailableError(`another process has held ${this.lease.name} for too long`);
      await pause(wait * (0.5 + Math.random() / 2));
    }
  }

  /** Work that is slow enough to lose its lease continues; policies correct what it writes. */
  private async beatUntil(signal: AbortSignal): Promise<void> {
    for (;;) {
      await pause(this.timing.beatMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await this.lease.beat().catch(() => false);
    }
  }
}
