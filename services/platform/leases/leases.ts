import type { Logger } from 'pino';
import type { LeaseMark } from '../read-models/read-model-store.js';
import { type LeaderElection, SoleLeader, LeaseElection, type LeasedWork } from './leader-election.js';
import { DistributedMutex } from './distributed-mutex.js';
import { LEASE_TIMING, type LeaseStore, type LeaseTiming } from './lease.js';

/** In silences: others' turns take milliseconds. */
const MUTEX_WAIT = 4;
/** In silences: longer than a dead holder's lease stands. */
const DEAD_HOLDER_WAIT = 1.5;

export interface LeasesOptions {
  readonly store: LeaseStore;
  readonly logger: Logger;
  /** No other process works on the same log: everything is this process's, at once and without asking anybody. */
  readonly alone: boolean;
  readonly timing?: LeaseTiming;
}

/** Work of which one process at a time shall do each: this one does what it holds the lease of. */
export class Leases {
  private readonly elections: LeaderElection[] = [];
  private readonly looks = new Map<string, { readonly mark: LeaseMark; readonly since: number }>();
  private readonly timing: LeaseTiming;

  constructor(private readonly options: LeasesOptions) {
    this.timing = options.timing ?? LEASE_TIMING;
  }

  /** No other process works on the same log. */
  get alone(): boolean {
    return this.options.alone;
  }

  /**
   * Starts the work when this process becomes the holder of the lease, and stops it when it no longer is, as often as
   * that happens; never two of them at a time. Resolves when the lease was asked for the first time, with the work
   * started if it was free.
   * @throws what `work.start` throws, where no other process could do it; otherwise it is logged and tried again
   */
  async runAsLeader(name: string, work: LeasedWork): Promise<LeaderElection> {
    const { alone, store, logger } = this.options;
    const election = alone
      ? new SoleLeader(name, work, logger)
      : new LeaseElection(name, work, { store, logger, timing: this.timing });
    this.elections.push(election);
    await election.begin();
    return election;
  }

  /** Stops the work and leaves the lease to others; after a pause this process tries to take it again. */
  stepDown(name: string): void {
    for (const election of this.elections) if (election.name === name) election.stepDown();
  }

  /**
   * Does something while no other process does anything under the same key, as far as that can be known: one that is
   * silent for long is taken for dead, and is perhaps only asleep.
   * @throws EngineUnavailableError when the key is not to be had
   */
  async runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
    const { alone, store } = this.options;
    return alone ? work() : new DistributedMutex(store, `turn ${key}`, this.timing, MUTEX_WAIT).run(work);
  }

  /**
   * Does something while nobody does the leased work of that name, and keeps it from being begun; whose holder has died
   * is waited for to be taken for dead.
   * @throws EngineUnavailableError when somebody does it
   */
  async insteadOf<T>(name: string, work: () => Promise<T>): Promise<T> {
    const { alone, store } = this.options;
    return alone ? work() : new DistributedMutex(store, name, this.timing, DEAD_HOLDER_WAIT).run(work);
  }

  /**
   * Whether somebody, here or elsewhere, seems to hold the lease. One whose holder died is found out by two looks, as
   * far apart as a standby would wait.
   * @throws when the store does not answer
   */
  async isHeld(name: string): Promise<boolean> {
    if (this.options.alone) return this.elections.some((election) => election.name === name && election.holds);
    const mark = await this.options.store.loadLease(name);
    const seen = this.looks.get(name);
    if (mark === null) return false;
    if (seen?.mark.holder === mark.holder && seen.mark.count === mark.count) {
      return performance.now() - seen.since < this.timing.silenceMs;
    }
    this.looks.set(name, { mark, since: performance.now() });
    return true;
  }

  /** Stops all work, the last begun first, and gives the leases back so that others have them at once. */
  async close(): Promise<void> {
    for (const election of this.elections.splice(0).reverse()) await election.end();
  }
}
