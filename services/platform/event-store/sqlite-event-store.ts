import type { DatabaseSync } from 'node:sqlite';
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
import { openLogFile, unavailable } from './sqlite-log-file.js';
import { SharedPages } from './shared-pages.js';
import { SqliteLogReader } from './sqlite-log-reader.js';
import { SqliteLogWriter } from './sqlite-log-writer.js';

/** Events read by one statement: a few milliseconds of the event loop. */
const PAGE = 500;
const DEFAULT_TAIL = 4_096;
/** SQLite's own largest page count; in other words no limit. */
const NO_PAGE_LIMIT = 4_294_967_294;

export interface SqliteEventStoreOptions {
  /** Created when it is not there; holds `events.db` and its write-ahead log. */
  directory: string;
  /** Events kept in memory for live subscribers, default 4,096. */
  tailCapacity?: number;
  /** Default `every_commit`. */
  sync?: DiskSync;
  /** Told about every commit, for metrics; `appends` counts the refused ones of its group too. Must not throw. */
  onCommit?: (commit: { appends: number; events: number; milliseconds: number }) => void;
}

/**
 * The embedded event store: one SQLite file that belongs to one process. Appends of one turn of the
 * event loop share a commit and are answered after it was synced to disk. Subscribers get the objects
 * that were appended, so what is appended must not be changed afterwards.
 */
export class SqliteEventStore implements EventStore {
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

  // Nothing is awaited before `submit`, so appends queue in call order.
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

  head(): Promise<number> {
    return promised(() => {
      this.assertOpen();
      return this.lastPosition;
    });
  }

  /** As `head`, for whoever has just opened it. */
  get lastPosition(): number {
    return this.writer.position;
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
      // Also moves the write-ahead log into the file and removes it.
      if (this.database.isOpen) this.database.close();
    });
  }

  /**
   * A quota for the file in pages of 4 KiB; null lifts it. Appends that would need more are answered
   * with EventStoreUnavailableError, as on a full disk, until the quota is raised.
   */
  limitPages(pages: number | null): void {
    this.assertOpen();
    this.database.exec(`PRAGMA max_page_count = ${pages ?? NO_PAGE_LIMIT}`);
  }

  private assertOpen(): void {
    if (this.closed) throw new EventStoreUnavailableError('The event log is closed');
  }
}

/** The engine answers at once; what it throws becomes a rejection, as the port promises. */
function promised<T>(answer: () => T): Promise<T> {
  return new Promise((resolve) => resolve(answer()));
}
