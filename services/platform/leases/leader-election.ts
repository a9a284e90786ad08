import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import { Lease, type LeaseStore, type LeaseTiming } from './lease.js';

/** The work of a lease's holder. `stop` is also called after a failed `start`. */
export interface LeasedWork {
  start(): Promise<void>;
  /** Resolves once all of the work has ended. */
  stop(): Promise<void>;
}

/** This process's part in the election of a leader, which holds the lease. */
export interface LeaderElection {
  readonly name: string;
  readonly holds: boolean;
  /** Tries to take the lease for the first time. */
  begin(): Promise<void>;
  /** Stops the work and releases the lease; after a pause this process tries to take it again. */
  stepDown(): void;
  /** Stops the work and releases the lease for good. */
  end(): Promise<void>;
}

/**
 * Pause after a failed start or a released lease, so that other processes come first and a failing start does not loop.
 */
const REST_MS = 1_000;

/** The only process: it is always the leader. */
export class SoleLeader implements LeaderElection {
  private working = false;
  private ended = false;
  private turn: Promise<void> = Promise.resolve();

  constructor(
    readonly name: string,
    private readonly work: LeasedWork,
    private readonly logger: Logger,
  ) {}

  get holds(): boolean {
    return this.working;
  }

  async begin(): Promise<void> {
    this.working = true;
    await this.work.start();
  }

  stepDown(): void {
    if (this.ended) return;
    this.turn = this.turn.then(async () => {
      await this.stop();
      await pause(REST_MS, undefined, { ref: false });
      if (this.ended) return;
      await this.begin().catch((error: unknown) => {
        this.logger.error({ lease: this.name, err: error }, 'leased work failed to start');
        this.stepDown();
      });
    });
  }

  async end(): Promise<void> {
    this.ended = true;
    await this.turn;
    await this.stop();
  }

  private async stop(): Promise<void> {
    if (!this.working) return;
    this.working = false;
    await this.work.stop();
  }
}

export interface LeaseElectionParts {
  readonly store: LeaseStore;
  readonly logger: Logger;
  readonly timing: LeaseTiming;
  /** Milliseconds on a monotonic clock. */
  readonly now: () => number;
}

/** An election among several processes. */
export class LeaseElection implements LeaderElection {
  private readonly lease: Lease;
  private readonly ending = new AbortController();
  /** Present while the lease is held; aborted when the work must stop. */
  private holding: AbortController | undefined;
  private running: Promise<void> | undefined;
  private silent = false;

  constructor(
    readonly name: string,
    private readonly work: LeasedWork,
    private readonly parts: LeaseElectionParts,
  ) {
    this.lease = new Lease(parts.store, name, parts.timing, parts.now);
  }

  get holds(): boolean {
    return this.holding !== undefined && !this.holding.signal.aborted && this.lease.sureForMs > 0;
  }

  async begin(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.running = this.run(resolve);
    });
  }

  stepDown(): void {
    this.holding?.abort();
  }

  async end(): Promise<void> {
    this.ending.abort();
    this.holding?.abort();
    await this.running;
  }

  private hasEnded(): boolean {
    return this.ending.signal.aborted;
  }

  private async run(attempted: () => void): Promise<void> {
    while (!this.hasEnded()) {
      const taken = await this.tryTake();
      if (taken && !this.hasEnded()) await this.hold(attempted);
      else if (taken) await this.release();
      attempted();
      await this.rest(taken ? REST_MS : this.parts.timing.lookMs);
    }
  }

  private async tryTake(): Promise<boolean> {
    try {
      const taken = await this.lease.tryTake();
      this.silent = false;
      return taken;
    } catch (error) {
      // The failure is logged once, not twice a second for as long as the store is unavailable.
      if (!this.silent) this.parts.logger.warn({ lease: this.name, err: error }, 'leases are unavailable');
      this.silent = true;
      return false;
    }
  }

  private async hold(started: () => void): Promise<void> {
    const { logger } = this.parts;
    const holding = new AbortController();
    const stopped = new AbortController();
    this.holding = holding;
    const beating = this.beatUntil(stopped.signal, holding);
    logger.info({ lease: this.name }, 'lease taken');
    try {
      await this.work.start();
      started();
      if (!holding.signal.aborted) await aborted(holding.signal);
    } catch (error) {
      logger.error({ lease: this.name, err: error }, 'leased work failed to start');
    }
    // Heartbeats continue until the work has stopped, so that no other process starts before, unless the lease is lost.
    await this.work.stop().catch((error: unknown) => {
      logger.error({ lease: this.name, err: error }, 'leased work failed to stop');
    });
    stopped.abort();
    await beating;
    await this.release();
    this.holding = undefined;
    logger.info({ lease: this.name }, 'lease released');
  }

  private async beatUntil(stopped: AbortSignal, holding: AbortController): Promise<void> {
    const { beatMs, lookMs } = this.parts.timing;
    for (let wait = beatMs; ;) {
      await pause(wait, undefined, { signal: stopped }).catch(() => undefined);
      if (stopped.aborted) return;
      const answer = await this.beat(stopped);
      if (answer === 'lost') {
        holding.abort();
        return;
      }
      wait = answer === 'beaten' ? beatMs : Math.min(lookMs, beatMs);
    }
  }

  /** Whatever the store answers: a lease that is no longer certain counts as lost. */
  private async beat(stopped: AbortSignal): Promise<'beaten' | 'unanswered' | 'lost'> {
    const timer = new AbortController();
    const signal = AbortSignal.any([timer.signal, stopped]);
    const unsure = pause(Math.max(0, this.lease.sureForMs), 'lost' as const, { signal }).catch(() => 'lost' as const);
    const beaten = this.lease.beat().then(
      (held) => (held ? ('beaten' as const) : ('lost' as const)),
      () => (this.lease.sureForMs > 0 ? ('unanswered' as const) : ('lost' as const)),
    );
    try {
      return await Promise.race([beaten, unsure]);
    } finally {
      timer.abort();
    }
  }

  private async release(): Promise<void> {
    await this.lease.release().catch(() => undefined);
    this.lease.forget();
  }

  private rest(ms: number): Promise<void> {
    return pause(ms, undefined, { signal: this.ending.signal, ref: false }).catch(() => undefined);
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
