import { freshId } from '../event-sourcing/derived-id.js';
import type { LeaseMark, ReadModelStore } from '../read-models/read-model-store.js';

/** The part of the store that keeps leases. */
export type LeaseStore = Pick<ReadModelStore, 'loadLease' | 'saveLease'>;

/** Milliseconds on each process's own monotonic clock; no wall clock is used, so none can be wrong. */
export interface LeaseTiming {
  /** Interval between two heartbeats of a holder. */
  readonly beatMs: number;
  /** A holder treats its lease as lost after this time without an answered heartbeat. Shorter than `silenceMs`. */
  readonly sureMs: number;
  /** A mark that has not changed for this long belongs to a process that has ended. */
  readonly silenceMs: number;
  /** Interval between two checks by a standby. */
  readonly lookMs: number;
}

export const LEASE_TIMING: LeaseTiming = { beatMs: 2_000, sureMs: 5_000, silenceMs: 6_000, lookMs: 500 };

/**
 * One process's view of one lease. The lease is a mark `{ holder, count }` in the store, which its holder increments by
 * compare-and-set. A process that has seen the same mark for long enough on its own monotonic clock replaces it with
 * its own.
 *
 * A silent holder may only be suspended and can wake up again. Work under a lease must therefore be harmless if two
 * processes do it; the lease makes that rare, and ensures that one process does it.
 */
export class Lease {
  private holder = freshId();
  private mine: LeaseMark | undefined;
  private seen: { readonly mark: LeaseMark; readonly since: number } | undefined;
  private sureUntil = 0;

  constructor(
    private readonly store: LeaseStore,
    readonly name: string,
    private readonly timing: LeaseTiming = LEASE_TIMING,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Milliseconds for which no other process can have taken the lease; 0 or less if it is not held or may be lost. */
  get sureForMs(): number {
    return this.mine === undefined ? 0 : this.sureUntil - this.now();
  }

  /**
   * Takes the lease if it is free or its holder has been silent for too long.
   * @throws Error if the store does not answer
   */
  async tryTake(): Promise<boolean> {
    const sentAt = this.now();
    const mark = await this.store.loadLease(this.name);
    // It is free, or an earlier call of this process took it and the answer was lost.
    if (mark === null || mark.holder === this.holder) return this.put(mark);
    if (this.seen?.mark.holder !== mark.holder || this.seen.mark.count !== mark.count) {
      this.seen = { mark, since: this.now() };
      return false;
    }
    return sentAt - this.seen.since >= this.timing.silenceMs && this.put(mark);
  }

  /**
   * Sends a heartbeat. Returns false if another process has the lease.
   * @throws Error if the store does not answer
   */
  async beat(): Promise<boolean> {
    if (this.mine === undefined) return false;
    if (await this.put(this.mine)) return true;
    // An earlier heartbeat may have been stored although its answer was lost.
    const mark = await this.store.loadLease(this.name);
    if (mark?.holder === this.holder && (await this.put(mark))) return true;
    this.forget();
    return false;
  }

  /**
   * Makes the lease available at once. Does nothing if it was lost.
   * @throws Error if the store does not answer
   */
  async release(): Promise<void> {
    const { mine, holder } = this;
    if (mine === undefined) return;
    this.forget();
    if (await this.store.saveLease(this.name, mine, null)) return;
    const mark = await this.store.loadLease(this.name);
    if (mark?.holder === holder) await this.store.saveLease(this.name, mark, null);
  }

  /** Treats the lease as lost without a call to the store. */
  forget(): void {
    this.mine = undefined;
    this.seen = undefined;
    // An earlier call that reaches the store late must not be mistaken for a later one.
    this.holder = freshId();
  }

  private async put(seen: LeaseMark | null): Promise<boolean> {
    const sentAt = this.now();
    const next = { holder: this.holder, count: (seen?.count ?? 0) + 1 };
    const saved = await this.store.saveLease(this.name, seen, next);
    // The answer arrived after the lease was treated as lost.
    if (!saved || next.holder !== this.holder) return false;
    this.mine = next;
    this.sureUntil = sentAt + this.timing.sureMs;
    return true;
  }
}
