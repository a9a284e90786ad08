import { basename, dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type DiskSync, pragmaOf } from './disk-sync.js';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import { ownDatabaseFile, ownDirectory } from '../process/owner-only.js';
import { copyOnline } from './online-copy.js';
import { failsIntegrityCheck } from './integrity-check.js';
import { probeDiskSpace } from './disk-space-probe.js';
import { isBusy, reasonOf } from './sqlite-failure.js';

export interface EngineFileOptions {
  readonly path: string;
  /** The file's content, for messages: `the keys of persons`. */
  readonly holds: string;
  /** Written to the file's header, so that another program's file is never mistaken for this one. */
  readonly applicationId: number;
  /** SQL that creates missing tables. */
  readonly tables: string;
  /** One of those tables. It identifies an older file without an application id. */
  readonly knownBy: string;
  readonly sync: DiskSync;
  /** Whether several processes of this machine have the file open at the same time. */
  readonly shared?: boolean;
}

/** How long a process waits for another one's write; a write takes a few milliseconds. */
const LONGEST_WAIT_MS = 5_000;
const AGAIN_MS = 20;

/** Raised when the tables change in a way that older programs cannot read. */
const FORMAT = 1;

/** A small SQLite database. Its format is checked before it is changed, and its errors name the reason. */
export class EngineFile {
  /** Cached, because preparing takes longer than running these few statements. */
  private readonly statements = new Map<string, StatementSync>();

  /** Whether an operation has failed and no probe has succeeded since. */
  private failing = false;

  private constructor(
    private readonly database: DatabaseSync,
    private readonly options: EngineFileOptions,
  ) {}

  /** @throws EngineUnavailableError in one line; the file is then left as it is */
  static open(options: EngineFileOptions): EngineFile {
    return options.shared === true ? patiently(() => EngineFile.openOnce(options)) : EngineFile.openOnce(options);
  }

  private static openOnce(options: EngineFileOptions): EngineFile {
    return explained(options, () => {
      ownDirectory(dirname(options.path));
      ownDatabaseFile(options.path);
      const database = new DatabaseSync(options.path);
      try {
        // Set first, so that the first read takes the lock and keeps it.
        const locking = options.shared === true ? `busy_timeout = ${LONGEST_WAIT_MS}` : 'locking_mode = EXCLUSIVE';
        database.exec(`PRAGMA ${locking}; BEGIN IMMEDIATE`);
        if (recognise(database, options) === 'new') {
          database.exec(`PRAGMA application_id = ${options.applicationId}; PRAGMA user_version = ${FORMAT}`);
        }
        database.exec(options.tables);
        database.exec('COMMIT');
        // Removed and overwritten content is zeroed in its page at once.
        database.exec(`
          PRAGMA journal_mode = WAL;
          PRAGMA synchronous = ${pragmaOf(options.sync)};
          PRAGMA secure_delete = ON;
        `);
        return new EngineFile(database, options);
      } catch (error) {
        database.close();
        throw error;
      }
    });
  }

  statement(sql: string): StatementSync {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const fresh = this.database.prepare(sql);
    this.statements.set(sql, fresh);
    return fresh;
  }

  /** @throws EngineUnavailableError when the engine fails; other errors of `work` are passed on */
  work<T>(work: () => T): T {
    return explained(this.options, () => {
      if (!this.database.isOpen) throw new EngineUnavailableError(`${this.options.path} is closed`);
      try {
        return work();
      } catch (error) {
        this.failing ||= reasonOf(error) !== undefined;
        throw error;
      }
    });
  }

  /** Checks that the file can be read and, after a failure, written. @throws EngineUnavailableError */
  probe(): void {
    this.work(() => {
      this.statement('SELECT count(*) FROM sqlite_schema').get();
      if (this.failing) probeDiskSpace(this.database);
      this.failing = false;
    });
  }

  /** Commits all of the work or nothing. The work is synchronous, so two callers never decide on the same state. */
  transaction<T>(work: () => T): T {
    return this.work(() => {
      this.database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        this.database.exec('COMMIT');
        return result;
      } catch (error) {
        // A full disk or an I/O error may already have rolled the transaction back.
        if (this.database.isTransaction) this.database.exec('ROLLBACK');
        throw error;
      }
    });
  }

  /**
   * Moves the write-ahead log into the file and truncates it, because it still holds content that was removed from the
   * pages.
   */
  cutLog(): void {
    this.work(() => this.database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  }

  /** The name of the file in its directory. */
  get name(): string {
    return basename(this.options.path);
  }

  /** Copies the file into another directory while it is used. @throws EngineUnavailableError, SQLite's error */
  copyTo(directory: string, show: (done: number, all: number) => void): Promise<void> {
    return this.work(() => copyOnline(this.database, join(directory, this.name), show));
  }

  close(): void {
    if (!this.database.isOpen) return;
    this.statements.clear();
    this.database.close();
  }
}

/**
 * Retries while the file is busy: the first process that opens a new file changes its journal mode, and SQLite makes
 * others wait for that only by failing.
 */
function patiently<T>(work: () => T): T {
  for (const until = performance.now() + LONGEST_WAIT_MS; ;) {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Error && isBusy(error.cause)) || performance.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, AGAIN_MS);
    }
  }
}

/**
 * Tells a known file from a new one. A known file is not written to, so that a full disk does not keep it from being
 * opened.
 */
function recognise(
  database: DatabaseSync,
  { path, holds, applicationId, knownBy }: EngineFileOptions,
): 'known' | 'new' {
  const application = pragma(database, 'application_id');
  const format = pragma(database, 'user_version');
  const tables = database.prepare('SELECT name FROM sqlite_schema').all();
  const unstamped = tables.length === 0 || tables.some(({ name }) => name === knownBy);
  if (application !== applicationId && (application !== 0 || format !== 0 || !unstamped)) {
    throw new EngineUnavailableError(`${path} is a database of another program; it was left as it is.`);
  }
  if (format > FORMAT) {
    throw new EngineUnavailableError(
      `${path} was written by a newer version of this product (format ${format}, this one knows ${FORMAT}).`,
    );
  }
  if (failsIntegrityCheck(database)) {
    throw new EngineUnavailableError(`The file with ${holds}, ${path}, is damaged; restore it from a backup.`);
  }
  return application === applicationId ? 'known' : 'new';
}

function pragma(database: DatabaseSync, name: 'application_id' | 'user_version'): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}

function explained<T>({ path, holds }: EngineFileOptions, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    throw new EngineUnavailableError(`The file with ${holds}, ${path}, is ${reason}.`, { cause: error });
  }
}
