import { type LogMoment, RECENT_MS } from '../event-store.js';
import type { LogTail } from '../log-tail.js';
import type { Following, LiveTail } from './live-tail.js';

/** Age at which the next reading of the head begins beside the questions, which then need not wait for it. */
const RENEWED_AFTER_MS = RECENT_MS / 2;

/**
 * The live tail for those who ask what is recent. It is recent while it holds all that was in the log at a moment no
 * longer than `RECENT_MS` ago: the server told its head at that moment, and the tail has received that event. All
 * questions share one reading of the head, at most two a second and none while nobody asks.
 */
export class RecentTail {
  private following: Following | undefined;
  private joining: Promise<Following | undefined> | undefined;
  private confirming: Promise<void> | undefined;
  /** When the head was asked for that the tail has reached since. */
  private confirmedAt = Number.NEGATIVE_INFINITY;
  private readonly closing = new AbortController();

  constructor(
    private readonly live: LiveTail,
    private readonly readHead: () => Promise<number>,
  ) {}

  /** The position that the tail has reached, for reads that begin now; undefined without a tail. */
  get head(): number | undefined {
    const tail = this.following?.tail;
    return tail === undefined || tail.closed ? undefined : tail.head;
  }

  /** The tail, once it is recent; undefined if the server does not answer in time. */
  async confirmed(): Promise<LogTail | undefined> {
    const following = await this.join();
    if (following === undefined) return undefined;
    const { tail } = following;
    const age = () => performance.now() - this.confirmedAt;
    if (age() > RECENT_MS) await this.confirm(tail);
    else if (age() > RENEWED_AFTER_MS) void this.confirm(tail);
    return age() <= RECENT_MS && !tail.closed ? tail : undefined;
  }

  /** After this, what is recent lacks nothing that the log held at the moment. */
  async catchUp(moment: LogMoment): Promise<void> {
    const following = await this.join();
    if (following === undefined) return;
    const { tail } = following;
    if ('position' in moment && tail.head >= moment.position) return;
    const since = 'since' in moment ? moment.since : performance.now();
    const isKnown = () => this.confirmedAt >= since;
    if (isKnown()) return;
    // The reading under way may have begun before the moment.
    await this.confirming;
    if (!isKnown()) await this.confirm(tail);
    if (!isKnown()) this.confirmedAt = Number.NEGATIVE_INFINITY;
  }

  close(): void {
    this.closing.abort();
    this.following?.leave();
    this.following = undefined;
  }

  private join(): Promise<Following | undefined> {
    const { following } = this;
    if (following?.tail.closed === false) return Promise.resolve(following);
    this.joining ??= this.joinAnew().finally(() => {
      this.joining = undefined;
    });
    return this.joining;
  }

  private async joinAnew(): Promise<Following | undefined> {
    this.following?.leave();
    this.following = undefined;
    this.confirmedAt = Number.NEGATIVE_INFINITY;
    // Whoever asks then reads from the server, which says itself why it cannot.
    const following = await this.live.join().catch(() => undefined);
    if (this.closing.signal.aborted) following?.leave();
    else this.following = following;
    return this.following;
  }

  private confirm(tail: LogTail): Promise<void> {
    this.confirming ??= this.confirmNow(tail).finally(() => {
      this.confirming = undefined;
    });
    return this.confirming;
  }

  private async confirmNow(tail: LogTail): Promise<void> {
    const asked = performance.now();
    const late = AbortSignal.any([this.closing.signal, AbortSignal.timeout(RECENT_MS)]);
    const head = await this.readHead().catch(() => undefined);
    if (head === undefined) return;
    if (tail.head < head) await tail.movedBeyond(head - 1, late);
    if (tail.head >= head && !tail.closed) this.confirmedAt = asked;
  }
}
