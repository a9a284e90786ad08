import type { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { DiskSync } from '../sqlite/disk-sync.js';
import type {
  AppendResult,
  EventStore,
  ExpectedRevision,
  NewEvent,
  ReadStreamOptions,
  RecordedEvent,
  SubscribeOptions,
  SubscriptionBatch,
} from './event-store.js';
import { EventStoreUnavailableError } from './event-store.js';
import { GroupCommit } from './group-commit.js';
import { followLog } from './log-subscription.js';
import { LogTail } from './log-tail.js';
import { LOG_FILE_NAME, openLogFile, unavailable } from './sqlite-log-file.js';
import { SharedPages } from './shared-pages.js';
import { SqliteLogReader } from './sqlite-log-reader.js';
import { SqliteLogWriter } from './sqlite-log-writer.js';
import type { CopiedEngine, ShowCopied } from '../copying/copied-engine.js';
import { copyOnline } from '../sqlite/online-copy.js';

/** Number of events read by one statement, which blocks the event loop for a few milliseconds. */
const PAGE = 500;
const DEFAULT_TAIL = 4_096;
/** SQLite's largest page count, which means no limit. */
const NO_PAGE_LIMIT = 4_294_967_294;

export interface SqliteEventStoreOptions {
  /** Contains `events.db` and its write-ahead log; created if it is missing. */
  directory: string;
  /** Number of events kept in memory for live subscribers, default 4,096. */
  tailCapacity?: number;
  /** Default `every_commit`. */
  sync?: DiskSync;
  /** Called after every commit, for metrics; `appends` includes the refused ones of its group. Must not throw. */
  onCommit?: (commit: { appends: number; events: number; milliseconds: number }) => void;
}

/**
 * The embedded event store: one SQLite file owned by one process. Appends of one turn of the event loop share a commit
 * and are answered once it is synced to disk. Subscribers receive the appended objects themselves, which must not be
 * mutated afterwards.
 */
export class SqliteEventStore implements EventStore, CopiedEngine {
  readonly positionsPerEvent = 1;
  private readonly database: DatabaseSync;
  private readonly writer: SqliteLogWriter;
  private readonly reader: SqliteLogReader;
  private readonly pages: SharedPages;
  private readonly tail: LogTail;
  private readonly queue: GroupCommit;
  private closed = false;

  /** @throws DataDirectoryInUseError, UnsupportedDataFileError, EventStoreUnavailableError */
  constructor(options: SqliteEventStoreOptions) {
    const { directory, sync = 'every_commit' } = options;
    this.database = openLogFile(directory, sync);
    try {
      this.writer = new SqliteLogWriter(this.database, sync);
      this.reader = new SqliteLogReader(this.database);
    } catch (error) {
      this.database.close();
      throw unavailable('The event log cannot be opened', error);
    }
    this.pages = new SharedPages((position, most) => this.reader.after(position, most));
    this.tail = new LogTail(this.writer.position, options.tailCapacity ?? DEFAULT_TAIL);
    this.queue = new GroupCommit(
      (group) => this.writer.write(group),
      ({ outcomes, recorded }, milliseconds) => {
        this.tail.publish(recorded);
        if (recorded.length > 0)
          options.onCommit?.({ appends: outcomes.length, events: recorded.length, milliseconds });
      },
    );
  }

  // There is no await before `submit`, so appends queue in call order.
  async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    this.assertOpen();
    if (events.length === 0) throw new RangeError(`${stream}: an append needs at least one event`);
    const prepared = events.map((event) => ({
      event,
      data: JSON.stringify(event.data),
      metadata: JSON.stringify(event.metadata),
    }));
    return this.queue.submit({ stream, expected, events: prepared });
  }

  async *readStream(stream: string, options: ReadStreamOptions = {}): AsyncGenerator<RecordedEvent, void, undefined> {
    const { direction = 'forwards', limit = Infinity } = options;
    this.assertOpen();
    if (this.writer.isMissing(stream)) return;
    let from = options.from ?? (direction === 'forwards' ? 0 : Number.MAX_SAFE_INTEGER);
    let left = limit;
    while (left > 0) {
      const wanted = Math.min(PAGE, left);
      const page = this.reader.ofStream(stream, direction, from, wanted);
      yield* page;
      const last = page.at(-1);
      if (last === undefined || page.length < wanted) return;
      left -= page.length;
      from = direction === 'forwards' ? last.revision + 1 : last.revision - 1;
      await setImmediate();
    }
  }

  /** The embedded log has one process, which knows all of it. */
  async recentOf(stream: string, from: number, limit?: number): Promise<readonly RecordedEvent[]> {
    const events = [];
    for await (const event of this.readStream(stream, { from, ...(limit === undefined ? {} : { limit }) }))
      events.push(event);
    return events;
  }

  recentHead(): Promise<number> {
    return this.head();
  }

  catchUp(): Promise<void> {
    return Promise.resolve();
  }

  async *readAll(options: { after: number; limit?: number }): AsyncGenerator<RecordedEvent, void, undefined> {
    let { after } = options;
    let left = options.limit ?? Infinity;
    while (left > 0) {
      const wanted = Math.min(PAGE, left);
      const page = this.reader.after(after, wanted);
      yield* page;
      const last = page.at(-1);
      if (last === undefined || page.length < wanted) return;
      left -= page.length;
      after = last.position;
      await setImmediate();
    }
  }

  subscribe(options: SubscribeOptions): AsyncIterable<SubscriptionBatch> {
    return followLog(this.tail, (position, most) => this.pages.after(position, most), options);
  }

  eventAt(position: number): Promise<RecordedEvent | undefined> {
    return promised(() => {
      this.assertOpen();
      const [next] = this.reader.after(position - 1, 1);
      return next?.position === position ? next : undefined;
    });
  }

  head(): Promise<number> {
    return promised(() => {
      this.assertOpen();
      return this.lastPosition;
    });
  }

  /** The synchronous form of `head`, for use right after opening. */
  get lastPosition(): number {
    return this.writer.position;
  }

  get storedIn(): string {
    return LOG_FILE_NAME;
  }

  copyTo(directory: string, show: ShowCopied): Promise<void> {
    this.assertOpen();
    return copyOnline(this.database, join(directory, LOG_FILE_NAME), show);
  }

  ping(): Promise<void> {
    return promised(() => {
      this.reader.probe();
      this.writer.probe();
    });
  }

  close(): Promise<void> {
    return promised(() => {
      if (this.closed) return;
      this.closed = true;
      this.queue.drain();
      this.writer.finish();
      this.tail.close();
      // Closing also moves the write-ahead log into the file and deletes it.
      if (this.database.isOpen) this.database.close();
    });
  }

  /**
   * Limits the file to a number of pages of 4 KiB; null removes the limit. Appends that need more reject with
   * EventStoreUnavailableError, as on a full disk, until the limit is raised.
   */
  limitPages(pages: number | null): void {
    this.assertOpen();
    this.database.exec(`PRAGMA max_page_count = ${pages ?? NO_PAGE_LIMIT}`);
  }

  private assertOpen(): void {
    if (this.closed) throw new EventStoreUnavailableError('The event log is closed');
  }
}

/** The engine is synchronous; an error that it throws becomes a rejection, as the port requires. */
function promised<T>(answer: () => T): Promise<T> {
  return new Promise((resolve) => resolve(answer()));
}
