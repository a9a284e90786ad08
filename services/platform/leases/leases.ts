import type { Logger } from 'pino';
import type { LeaseMark } from '../read-models/read-model-store.js';
import { type LeaderElection, SoleLeader, LeaseElection, type LeasedWork } from './leader-election.js';
import { DistributedMutex } from './distributed-mutex.js';
import { Lease, LEASE_TIMING, type LeaseStore, type LeaseTiming } from './lease.js';

/** In multiples of `silenceMs`; other processes hold the lock for milliseconds. */
const MUTEX_WAIT = 4;
/** In multiples of `silenceMs`; longer than the lease of a dead holder lasts. */
const DEAD_HOLDER_WAIT = 1.5;

export interface LeasesOptions {
  readonly store: LeaseStore;
  readonly logger: Logger;
  /** True if no other process works on the same log; every lease is then free without access to the store. */
  readonly alone: boolean;
  /** Called before exclusive work, which is to see all that the holder before it has appended. */
  readonly catchUp: () => Promise<void>;
  readonly timing?: LeaseTiming;
  /** Milliseconds on a monotonic clock; default: that of the process. */
  readonly now?: () => number;
}

/** Distributes work that only one process may do at a time: this process does the work whose lease it holds. */
export class Leases {
  private readonly elections: LeaderElection[] = [];
  private readonly looks = new Map<string, { readonly mark: LeaseMark; readonly since: number }>();
  private readonly timing: LeaseTiming;
  private readonly now: () => number;

  constructor(private readonly options: LeasesOptions) {
    this.timing = options.timing ?? LEASE_TIMING;
    this.now = options.now ?? (() => performance.now());
  }

  /** True if no other process works on the same log. */
  get alone(): boolean {
    return this.options.alone;
  }

  /**
   * Starts the work whenever this process becomes the holder of the lease and stops it whenever it no longer is; two
   * runs never overlap. Resolves after the first attempt to take the lease, with the work started if the lease was
   * free.
   * @throws whatever `work.start` throws if this process is the only one; otherwise the error is logged and the start
   * is repeated
   */
  async runAsLeader(name: string, work: LeasedWork): Promise<LeaderElection> {
    const { alone, store, logger } = this.options;
    const election = alone
      ? new SoleLeader(name, work, logger)
      : new LeaseElection(name, work, { store, logger, timing: this.timing, now: this.now });
    this.elections.push(election);
    await election.begin();
    return election;
  }

  /** Stops the work and releases the lease; after a pause this process tries to take it again. */
  stepDown(name: string): void {
    for (const election of this.elections) if (election.name === name) election.stepDown();
  }

  /**
   * Runs work while no other process runs any under the same key. A process that is silent for long counts as dead,
   * though it may only be suspended.
   * @throws EngineUnavailableError if the key cannot be obtained
   */
  async runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (this.alone) return work();
    return this.mutex(`turn ${key}`, MUTEX_WAIT).run(async () => {
      await this.options.catchUp();
      return work();
    });
  }

  /**
   * Runs work while no process does the leased work of that name, and prevents that work from starting. The lease of a
   * dead holder must first expire.
   * @throws EngineUnavailableError if a process holds the lease
   */
  async insteadOf<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.alone ? work() : this.mutex(name, DEAD_HOLDER_WAIT).run(work);
  }

  /**
   * Returns true if a process seems to hold the lease. A dead holder is detected by two calls, as far apart as a
   * standby would wait.
   * @throws Error if the store does not answer
   */
  async isHeld(name: string): Promise<boolean> {
    if (this.options.alone) return this.elections.some((election) => election.name === name && election.holds);
    const mark = await this.options.store.loadLease(name);
    const seen = this.looks.get(name);
    if (mark === null) return false;
    if (seen?.mark.holder === mark.holder && seen.mark.count === mark.count) {
      return this.now() - seen.since < this.timing.silenceMs;
    }
    this.looks.set(name, { mark, since: this.now() });
    return true;
  }

  /** Stops all work, last started first, and releases the leases so that other processes can take them at once. */
  async close(): Promise<void> {
    for (const election of this.elections.splice(0).reverse()) await election.end();
  }

  private mutex(name: string, patience: number): DistributedMutex {
    return new DistributedMutex(
      new Lease(this.options.store, name, this.timing, this.now),
      this.timing,
      patience,
      this.now,
    );
  }
}
