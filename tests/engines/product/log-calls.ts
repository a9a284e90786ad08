import { PolicyHost } from '../../../services/platform/consuming/policy-host.js';
import { ProjectionHost } from '../../../services/platform/consuming/projection-host.js';
import { RECENT_MS } from '../../../services/platform/event-store/event-store.js';
import type { MarinaServer } from '../../fixtures/marina-server.js';
import type { EventStoreDouble } from '../event-store/double/event-store-double.js';

/** Calls to the server of the log. */
export interface LogCalls {
  readonly appends: number;
  /** All others: readings of a stream, of a page of the log and of its head. */
  readonly further: number;
  /** What the further calls have read, for whoever wants to save one. */
  readonly read: readonly string[];
  /** False if the machine was so slow that what was recent at the beginning was not at the end; it may have been read again. */
  readonly stayedRecent: boolean;
}

/** The clock of what is recent reads the head at most this often. It is not a call of any command. */
const CLOCK_MS = RECENT_MS / 2;
const WITHIN_MS = 60_000;

/** Counts of a call that is above its line while the machine is slow. */
const MOST_COUNTS = 5;
/**
 * The live subscription is checked by one reading of the head after five silent seconds. It may fall into one count, and not
 * into the next as well.
 */
const COUNTS = 2;

/** Counts the calls until they are within the line, or are above it although what was recent stayed so. */
export async function countedWithin(
  line: { readonly appends: number; readonly further: number },
  count: () => Promise<LogCalls>,
): Promise<{ readonly made: LogCalls; readonly isWithin: boolean }> {
  for (let attempt = 1; ; attempt += 1) {
    const made = await count();
    const isWithin = made.appends <= line.appends && made.further <= line.further;
    if (isWithin || attempt >= (made.stayedRecent ? COUNTS : MOST_COUNTS)) return { made, isWithin };
  }
}

/** Counts the calls that a product makes to the double of its log's server. */
export class LogCallCount {
  constructor(
    private readonly node: EventStoreDouble,
    private readonly server: MarinaServer,
  ) {}

  /** Waits without a call until the consumers have processed all events. */
  readonly settled = async (): Promise<void> => {
    const { app } = this.server;
    const consumers = [app.get(PolicyHost, { strict: false }), app.get(ProjectionHost, { strict: false })];
    for (let before = -1; before !== this.end;) {
      before = this.end;
      const arrived = await Promise.all(consumers.map((each) => each.reached(before, WITHIN_MS)));
      if (arrived.includes(false)) throw new Error(`the consumers have not reached position ${before}`);
    }
  };

  async during(run: () => Promise<unknown>): Promise<LogCalls> {
    // The clock reads the head now, so that the time since then bounds how often it reads it during the run.
    const since = performance.now();
    await this.server.engines.eventStore.catchUp();
    const [appends, reads] = [this.node.calls.appends.length, this.node.calls.reads.length];
    await run();
    const made = this.node.calls.reads.slice(reads);
    const took = performance.now() - since;
    const ofClock = Math.floor(took / CLOCK_MS);
    const heads = made.filter(({ kind }) => kind === 'end').length;
    const others = made.flatMap((read) => {
      if (read.kind === 'end') return [];
      return read.kind === 'page' ? ['page'] : [read.stream.replace(/-[0-9a-f].*/, '')];
    });
    const own = Math.max(0, heads - ofClock);
    return {
      appends: this.node.calls.appends.length - appends,
      further: others.length + own,
      stayedRecent: took <= RECENT_MS,
      read: [...others, ...Array.from({ length: own }, () => 'head')].sort(),
    };
  }

  /** Position of the last event of the product. */
  private get end(): number {
    return this.node.log.events.findLast(({ stream }) => !stream.startsWith('$'))?.position ?? 0;
  }
}
