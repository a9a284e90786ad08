import { freshId } from '../event-sourcing/derived-id.js';
import type { LeaseMark, ReadModelStore } from '../read-models/read-model-store.js';

/** Where leases are kept. */
export type LeaseStore = Pick<ReadModelStore, 'loadLease' | 'saveLease'>;

/** Milliseconds of each process's own monotonic time: no wall clock is asked, so that none can be wrong. */
export interface LeaseTiming {
  /** Between two signs of life of a holder. */
  readonly beatMs: number;
  /** Without an answered sign of life for this long, a holder takes its lease for lost. Shorter than `silenceMs`. */
  readonly sureMs: number;
  /** A mark that stands unchanged for this long belongs to somebody who is gone. */
  readonly silenceMs: number;
  /** Between two looks of a standby. */
  readonly lookMs: number;
}

export const LEASE_TIMING: LeaseTiming = { beatMs: 2_000, sureMs: 5_000, silenceMs: 6_000, lookMs: 500 };

/**
 * One process's view of one lease. The lease is a mark in the store, `{ holder, count }`, that its holder counts up by
 * compare-and-set; who has seen the same mark for long enough by its own stopwatch puts its own in the place.
 *
 * Nobody can know that a holder which is silent has stopped: it may only be asleep. So what is done under a lease must
 * be harmless when two do it; the lease sees to it that this is seldom, and that somebody does it.
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

  /** Milliseconds for which nobody else can have taken it; 0 or less when it is not held, or may be lost. */
  get sureForMs(): number {
    return this.mine === undefined ? 0 : this.sureUntil - this.now();
  }

  /** Takes the lease if it is free or its holder has been silent for too long. @throws when the store does not answer */
  async tryTake(): Promise<boolean> {
    const asked = this.now();
    const mark = await this.store.loadLease(this.name);
    // Nobody's, or taken by a call of ours whose answer was lost.
    if (mark === null || mark.holder === this.holder) return this.put(mark);
    if (this.seen?.mark.holder !== mark.holder || this.seen.mark.count !== mark.count) {
      this.seen = { mark, since: this.now() };
      return false;
    }
    return asked - this.seen.since >= this.timing.silenceMs && this.put(mark);
  }

  /** Gives a sign of life. False: somebody else has the lease. @throws when the store does not answer */
  async beat(): Promise<boolean> {
    if (this.mine === undefined) return false;
    if (await this.put(this.mine)) return true;
    // An earlier sign of life may have been stored though its answer was lost.
    const mark = await this.store.loadLease(this.name);
    if (mark?.holder === this.holder && (await this.put(mark))) return true;
    this.forget();
    return false;
  }

  /** Lets whoever waits have it at once. Does nothing where it was lost. @throws when the store does not answer */
  async release(): Promise<void> {
    const { mine, holder } = this;
    if (mine === undefined) return;
    this.forget();
    if (await this.store.saveLease(this.name, mine, null)) return;
    const mark = await this.store.loadLease(this.name);
    if (mark?.holder === holder) await this.store.saveLease(this.name, mark, null);
  }

  /** Takes it for lost without a word to the store. */
  forget(): void {
    this.mine = undefined;
    this.seen = undefined;
    // A call of the time before that arrives late must not look like one of a later time.
    this.holder = freshId();
  }

  private async put(seen: LeaseMark | null): Promise<boolean> {
    const asked = this.now();
    const next = { holder: this.holder, count: (seen?.count ?? 0) + 1 };
    const saved = await this.store.saveLease(this.name, seen, next);
    // Answered after it was taken for lost.
    if (!saved || next.holder !== this.holder) return false;
    this.mine = next;
    this.sureUntil = asked + this.timing.sureMs;
    return true;
  }
}
