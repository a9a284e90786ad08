import type { Logger } from 'pino';
import type { Credentials, EventStoreDBClient } from '@eventstore/db-client';
import type {
  AppendResult,
  EventStore,
  ExpectedRevision,
  LogMoment,
  NewEvent,
  ReadStreamOptions,
  RecordedEvent,
  SearchedEnd,
  SubscribeOptions,
  SubscriptionBatch,
} from '../event-store.js';
import { EventStoreUnavailableError, type ForeignLogError } from '../event-store.js';
import { followServer } from './followed-log.js';
import { KnownIds } from './known-ids.js';
import { KurrentAppender } from './kurrent-appender.js';
import { KurrentLogReader } from './kurrent-log-reader.js';
import { LiveTail } from './live-tail.js';
import { type Channel, LogIdentity } from './log-identity.js';
import { RecentStreams } from './recent-streams.js';
import { RecentTail } from './recent-tail.js';
import { withDeadline } from './retry-policy.js';
import { SharedReads } from './shared-reads.js';

/** Number of events read by one call. */
const PAGE = 500;

export interface KurrentEventStoreOptions {
  /** Maximum time of one call, and maximum silence during a read, default 5,000. */
  callMs?: number;
  /** Time for which calls are retried while the server is unavailable or elects a leader, default 6,000. */
  patienceMs?: number;
  /** Number of events kept in memory for live subscribers, default 4,096. */
  tailCapacity?: number;
  /** Interval at which the live subscription is checked for deliveries, default 5,000. */
  watchEveryMs?: number;
  /**
   * A regular expression that all names of streams match. Reads of the whole log then leave out the others, which another
   * program wrote, and appends to others are refused.
   */
  streamNames?: string;
  /** Gets one line when the server goes and one when it is back. */
  logger?: Logger;
  /** Called once if the log was exchanged while the connection was lost; the store then refuses every call. */
  onExchanged?: ((error: ForeignLogError) => void) | undefined;
  /** Called after every stored append, for metrics. Must not throw. */
  onCommit?: (commit: { appends: number; events: number; milliseconds: number }) => void;
}

/**
 * The log on an EventStoreDB or KurrentDB server (22.6 or newer). Any number of processes may share it. Positions are
 * commit positions in `$all`: byte offsets in the server's log, with gaps, exact up to 2^53. Events of other
 * applications and of the server itself are skipped. Streams must not be deleted or truncated by hand.
 */
export class KurrentEventStore implements EventStore {
  /** An estimate in bytes, including the server's overhead for each event. */
  readonly positionsPerEvent = 2_000;
  private readonly reader: KurrentLogReader;
  private readonly appender: KurrentAppender;
  private readonly live: LiveTail;
  private readonly catchingUp: SharedReads;
  private readonly streams: RecentStreams;
  private readonly recent: RecentTail;
  private readonly callMs: number;
  private readonly isOurs: RegExp | undefined;
  private lastStored = 0;
  private closing: Promise<void> | undefined;

  /** @param credentials sent with every call; without TLS the client does not send them */
  constructor(
    private readonly client: EventStoreDBClient,
    credentials: Credentials,
    options: KurrentEventStoreOptions = {},
  ) {
    const { callMs = 5_000, patienceMs = 6_000, tailCapacity = 4_096, watchEveryMs = 5_000 } = options;
    const { onCommit, onExchanged, logger, streamNames } = options;
    const ids = new KnownIds();
    this.callMs = callMs;
    this.isOurs = streamNames === undefined ? undefined : new RegExp(streamNames);
    this.catchingUp = new SharedReads((position, most) => this.reader.after(position, most));
    this.streams = new RecentStreams(this.catchingUp.newest);
    const identity = new LogIdentity({
      channel: () => withDeadline(callMs, channelOf(client)),
      eventAt: (position) => this.reader.atUntrusted(position),
      patienceMs,
      exchanged: (error) => {
        const end = () => onExchanged?.(error);
        // The followers notice first, so that none of them takes itself for up to date.
        void this.live.fail(error).then(() => setImmediate(end));
      },
    });
    this.reader = new KurrentLogReader(client, credentials, ids, identity, { callMs, patienceMs, streamNames });
    this.appender = new KurrentAppender(client, credentials, this.reader, ids, identity, {
      callMs,
      patienceMs,
      stored: (stream, { revision, position }, events, milliseconds) => {
        this.lastStored = Math.max(this.lastStored, position);
        this.streams.note(stream, revision, position);
        onCommit?.({ appends: 1, events, milliseconds });
      },
    });
    this.live = new LiveTail(client, credentials, this.reader, identity, {
      capacity: tailCapacity,
      callMs,
      watchEveryMs,
      logger,
      streams: this.streams,
      streamNames,
    });
    this.recent = new RecentTail(this.live, () => this.reader.head());
  }

  // There is no await before the appender queues the append, so appends queue in call order.
  async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    this.assertOpen();
    if (this.isOurs?.test(stream) === false)
      throw new Error(`Nobody would read ${stream}: its name is not one of ours`);
    return this.appender.append(stream, expected, events);
  }

  async *readStream(stream: string, options: ReadStreamOptions = {}): AsyncGenerator<RecordedEvent, void, undefined> {
    this.assertOpen();
    const { direction = 'forwards', limit = Infinity } = options;
    const from = options.from ?? (direction === 'forwards' ? 0 : Infinity);
    yield* this.pagesOf(stream, direction, from, limit);
  }

  async recentOf(stream: string, from: number, limit?: number): Promise<readonly RecordedEvent[] | undefined> {
    this.assertOpen();
    const tail = await this.recent.confirmed();
    return tail === undefined ? undefined : this.streams.from(stream, from, tail)?.slice(0, limit);
  }

  async *readAll(options: { after: number; limit?: number }): AsyncGenerator<RecordedEvent, void, undefined> {
    this.assertOpen();
    let { after } = options;
    let left = options.limit ?? Infinity;
    while (left > 0) {
      const wanted = Math.min(PAGE, left);
      const page = await this.reader.after(after, wanted);
      yield* page;
      const last = page.at(-1);
      if (last === undefined || page.length < wanted) return;
      left -= page.length;
      after = last.position;
    }
  }

  async *subscribe(options: SubscribeOptions): AsyncGenerator<SubscriptionBatch, void, undefined> {
    if (!options.signal.aborted) this.assertOpen();
    yield* followServer(
      {
        join: () => this.live.join(),
        begin: () => this.catchingUp.begin(),
        after: (position, most) => this.catchingUp.after(position, most),
        head: () => this.recentHead(),
        stored: () => this.lastStored,
      },
      options,
    );
  }

  async eventAt(position: number): Promise<RecordedEvent | undefined> {
    this.assertOpen();
    return this.reader.at(position);
  }

  async head(): Promise<number> {
    this.assertOpen();
    return this.reader.head();
  }

  async searchedEnd(): Promise<SearchedEnd | undefined> {
    this.assertOpen();
    return this.reader.searchedEnd();
  }

  resumeFrom(searched: SearchedEnd): void {
    this.reader.resumeFrom(searched);
  }

  async recentHead(): Promise<number> {
    this.assertOpen();
    const tail = await this.recent.confirmed();
    return tail === undefined ? this.reader.head() : Math.max(tail.head, this.lastStored);
  }

  catchUp(moment: LogMoment = { since: performance.now() }): Promise<void> {
    this.assertOpen();
    return this.recent.catchUp(moment);
  }

  async ping(): Promise<void> {
    this.assertOpen();
    await this.reader.probe();
  }

  close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  private async *pagesOf(
    stream: string,
    direction: 'forwards' | 'backwards',
    first: number,
    limit: number,
  ): AsyncGenerator<RecordedEvent, void, undefined> {
    let from = first;
    let left = limit;
    while (left > 0 && from >= 0) {
      const wanted = Math.min(PAGE, left);
      const asOf = this.recent.head;
      const page = await this.reader.ofStream(stream, direction, from, wanted);
      yield* page;
      const last = page.at(-1);
      if (direction === 'forwards' && page.length < wanted && (last !== undefined || from === 0)) {
        if (asOf !== undefined) this.streams.note(stream, last?.revision ?? -1, asOf);
      }
      if (last === undefined || page.length < wanted) return;
      left -= page.length;
      from = direction === 'forwards' ? last.revision + 1 : last.revision - 1;
    }
  }

  private async finish(): Promise<void> {
    await this.appender.idle();
    this.recent.close();
    this.reader.close();
    await this.live.close();
    await withDeadline(this.callMs, disconnect(this.client)).catch(() => undefined);
  }

  private assertOpen(): void {
    if (this.closing !== undefined) throw new EventStoreUnavailableError('The event store is closed');
  }
}

/** On disposal the client ends its calls but keeps the connection open, and exposes no other way to close it. */
async function disconnect(client: EventStoreDBClient): Promise<void> {
  await client.dispose();
  (await channelOf(client)).close();
}

/** The client exposes no connection, and no event when it is lost. */
function channelOf(client: EventStoreDBClient): Promise<Channel & { close(): void }> {
  const inside = client as unknown as { getChannel(): Promise<Channel & { close(): void }> };
  return inside.getChannel();
}
