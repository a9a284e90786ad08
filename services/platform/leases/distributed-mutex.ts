import { setTimeout as pause } from 'node:timers/promises';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import { Lease, type LeaseStore, type LeaseTiming } from './lease.js';

/** First wait for somebody else's turn to end, then twice as long each time. Commands take milliseconds. */
const FIRST_WAIT_MS = 5;
const LONGEST_WAIT_MS = 100;
/** A lease for as long as one piece of work takes. */
export class DistributedMutex {
  private readonly lease: Lease;

  constructor(
    store: LeaseStore,
    name: string,
    private readonly timing: LeaseTiming,
    /** In silences: after that, somebody has the lease who lives and does not come to an end. */
    private readonly patience: number,
  ) {
    this.lease = new Lease(store, name, timing);
  }

  /** @throws EngineUnavailableError when the store does not answer, or the lease is not to be had */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.take();
    const ended = new AbortController();
    const beating = this.beatUntil(ended.signal);
    try {
      return await work();
    } finally {
      ended.abort();
      await beating;
      // Where this fails, the next one waits until it takes us for gone.
      await this.lease.release().catch(() => undefined);
    }
  }

  private async take(): Promise<void> {
    const until = performance.now() + this.patience * this.timing.silenceMs;
    for (let wait = FIRST_WAIT_MS; !(await this.lease.tryTake()); wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      if (performance.now() > until)
        throw new EngineUnavailableError(`another process holds ${this.lease.name} for too long`);
      await pause(wait * (0.5 + Math.random() / 2));
    }
  }

  /** Work that is so slow that it loses its turn goes on: what it writes is looked at again by policies. */
  private async beatUntil(signal: AbortSignal): Promise<void> {
    for (;;) {
      await pause(this.timing.beatMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await this.lease.beat().catch(() => false);
    }
  }
}
