import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { AppendOutcome, PreparedAppend, StagedGroup } from './append-staging.js';
import { stageAppends } from './append-staging.js';
import type { RecordedEvent } from './event-store.js';
import type { DiskSync } from '../sqlite/disk-sync.js';
import { unavailable } from './sqlite-log-file.js';
import type { StreamHead } from './stream-heads.js';
import { StreamHeads } from './stream-heads.js';
import { probeDiskSpace } from '../sqlite/disk-space-probe.js';
import { crashPoint } from '../process/crash-points.js';

/** Number of stream heads kept: at least this many, at most twice as many; about 150 bytes each. */
const HEADS_KEPT = 10_000;
/**
 * Events in one transaction if commits need not be durable: a page that is written repeatedly is then moved only once.
 */
const EVENTS_BETWEEN_COMMITS = 5_000;

export interface CommittedGroup {
  /** In the order of the group. */
  readonly outcomes: readonly AppendOutcome[];
  /** The written events in log order; empty if every append of the group was refused. */
  readonly recorded: readonly RecordedEvent[];
}

/**
 * The only writer of the log: it assigns revisions and positions, and knows the end of the log without reading it. Its
 * memory changes only after a commit, so a failed commit has nothing to undo there.
 */
export class SqliteLogWriter {
  private readonly heads: StreamHeads;
  private readonly insertStream: StatementSync;
  private readonly insertEvent: StatementSync;
  private readonly selectHead: StatementSync;
  private readonly selectTaken: StatementSync;
  private lastPosition: number;
  private lastStreamNumber: number;
  /** True if a commit failed and no probe has succeeded since. */
  private failing = false;
  /** Number of events in a transaction that was left open. */
  private uncommitted = 0;

  constructor(
    private readonly database: DatabaseSync,
    private readonly sync: DiskSync,
  ) {
    this.insertStream = database.prepare('INSERT INTO streams (number, name) VALUES (?, ?)');
    this.insertEvent = database.prepare(
      'INSERT INTO events (position, stream, revision, id, type, data, metadata) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.selectHead = database.prepare(
      `SELECT number, (SELECT max(revision) FROM events WHERE stream = streams.number) AS revision
       FROM streams WHERE name = ?`,
    );
    this.selectTaken = database.prepare('SELECT id FROM events WHERE id IN (SELECT value FROM json_each(?))');
    this.lastPosition = this.maximum('SELECT max(position) AS last FROM events');
    this.lastStreamNumber = this.maximum('SELECT max(number) AS last FROM streams');
    this.heads = new StreamHeads(HEADS_KEPT, this.lastStreamNumber === 0);
  }

  /** Position of the last committed event; 0 if there is none. */
  get position(): number {
    return this.lastPosition;
  }

  /**
   * Writes the accepted appends of the group in one transaction; they are durable when this returns.
   * @throws EventStoreUnavailableError if nothing of the group was written
   */
  write(group: readonly PreparedAppend[]): CommittedGroup {
    try {
      const staged = stageAppends(group, {
        position: this.lastPosition,
        lastStreamNumber: this.lastStreamNumber,
        headOf: (stream) => this.headOf(stream),
        idsTaken: (ids) => this.idsTaken(ids),
      });
      if (staged.events.length > 0) {
        this.insert(staged);
        this.remember(staged);
      }
      return { outcomes: staged.outcomes, recorded: staged.events.map(({ recorded }) => recorded) };
    } catch (error) {
      this.failing = true;
      throw unavailable('The event log cannot be written', error);
    }
  }

  /**
   * Checks that the log can be written, if an earlier commit failed.
   * @throws EventStoreUnavailableError
   */
  probe(): void {
    if (!this.failing) return;
    try {
      probeDiskSpace(this.database);
      this.failing = false;
    } catch (error) {
      throw unavailable('The event log cannot be written', error);
    }
  }

  /**
   * Commits a transaction that was left open.
   * @throws EventStoreUnavailableError
   */
  finish(): void {
    try {
      if (this.database.isOpen && this.database.isTransaction) this.database.exec('COMMIT');
    } catch (error) {
      throw unavailable('The event log cannot be written', error);
    }
  }

  private insert(staged: StagedGroup): void {
    if (!this.database.isTransaction) this.database.exec('BEGIN IMMEDIATE');
    try {
      for (const [name, number] of staged.newStreams) this.insertStream.run(number, name);
      for (const { recorded, streamNumber, data, metadata } of staged.events) {
        const { position, revision, id, type } = recorded;
        this.insertEvent.run(position, streamNumber, revision, id, type, data, metadata);
      }
      crashPoint('log.before_commit');
      this.uncommitted += staged.events.length;
      if (this.sync === 'every_commit' || this.uncommitted >= EVENTS_BETWEEN_COMMITS) {
        this.database.exec('COMMIT');
        this.uncommitted = 0;
      }
      crashPoint('log.before_answer');
    } catch (error) {
      // A rollback would undo appends that were already answered, so the log must be closed.
      if (this.sync === 'checkpoints') this.database.close();
      // A full disk or an I/O error may already have rolled the transaction back.
      else if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
  }

  private remember(staged: StagedGroup): void {
    this.lastPosition += staged.events.length;
    this.lastStreamNumber = staged.lastStreamNumber;
    for (const [stream, head] of staged.heads) this.heads.set(stream, head);
  }

  /** True if it is known without reading the file that nothing was ever committed to the stream. */
  isMissing(stream: string): boolean {
    return this.heads.isMissing(stream);
  }

  private headOf(stream: string): StreamHead | undefined {
    const known = this.heads.get(stream);
    if (known !== undefined) return known;
    const row = this.selectHead.get(stream);
    if (row === undefined) return undefined;
    const head = { number: Number(row.number), revision: Number(row.revision) };
    this.heads.set(stream, head);
    return head;
  }

  private idsTaken(ids: readonly string[]): string[] {
    return this.selectTaken.all(JSON.stringify(ids)).map((row) => String(row.id));
  }

  private maximum(query: string): number {
    return Number(this.database.prepare(query).get()?.last ?? 0);
  }
}
