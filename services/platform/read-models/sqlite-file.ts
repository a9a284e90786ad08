/** A file of the embedded read models' engine. One process opens it at a time, after a check that it is ours. */
import { basename, dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import QuickLRU from 'quick-lru';
import { registerDocumentFunctions } from './document-functions.js';
import { ownDatabaseFile, ownDirectory } from '../process/owner-only.js';
import { failsIntegrityCheck } from '../sqlite/integrity-check.js';
import { copyOnline } from '../sqlite/online-copy.js';
import { reasonOf } from '../sqlite/sqlite-failure.js';
import type { EngineUnavailableError } from '../availability/engine-unavailable.js';
import { ReadModelsUnavailableError } from './read-model-store.js';

/** What a file of this engine has, and what to do about one that cannot be opened. */
export interface FileContent {
  /** For messages: `the read models`. */
  readonly holds: string;
  /** Written to the header, so that a file with other content is never mistaken for this one. */
  readonly applicationId: number;
  readonly failure: new (message: string, options?: ErrorOptions) => EngineUnavailableError;
  readonly whenNewer: string;
  readonly whenDamaged: string;
}

/** The header has 'Qrm' and the format's first version. */
export const READ_MODELS: FileContent = {
  holds: 'the read models',
  applicationId: 0x51726d31,
  failure: ReadModelsUnavailableError,
  whenNewer: 'run that version, or remove the file and rebuild the read models',
  whenDamaged: 'remove it, and it is built anew from the event log',
};

/** Raised when the tables below change in a way that older programs cannot read. */
const FORMAT = 1;

/** SQLite's name of a database without a file. */
export const IN_MEMORY = ':memory:';

/** Statements kept at least, and at most twice as many. */
const KEPT_STATEMENTS = 128;

export class SqliteFile {
  private readonly statements = new QuickLRU<string, StatementSync>({ maxSize: KEPT_STATEMENTS });

  private constructor(
    private readonly database: DatabaseSync,
    private readonly path: string,
    private readonly content: FileContent,
  ) {}

  /** @throws the failure of the content when another process has it open, or its format is another. */
  static open(path: string, content: FileContent = READ_MODELS): SqliteFile {
    return translated(path, content, () => {
      if (path !== IN_MEMORY) {
        ownDirectory(dirname(path));
        ownDatabaseFile(path);
      }
      const database = new DatabaseSync(path);
      try {
        // Set before the first read, which then takes the lock and keeps it.
        database.exec('PRAGMA locking_mode = EXCLUSIVE');
        // Applies to new files. The larger documents have about 3 KB: a page holds two of them, and one of half the size none.
        database.exec('PRAGMA page_size = 8192');
        recognise(database, path, content);
        // The checkpoint comes after 4,000 pages: a page that is written again and again moves into the file once.
        // Removed and overwritten content is zeroed in its page at once; `rewrite` removes the copies that pages keep.
        database.exec(`
          PRAGMA journal_mode = WAL;
          PRAGMA synchronous = NORMAL;
          PRAGMA secure_delete = ON;
          PRAGMA temp_store = MEMORY;
          PRAGMA cache_size = -65536;
          PRAGMA journal_size_limit = 67108864;
          PRAGMA wal_autocheckpoint = 4000;
        `);
        registerDocumentFunctions(database);
        createTables(database, content);
        return new SqliteFile(database, path, content);
      } catch (error) {
        database.close();
        throw error;
      }
    });
  }

  /** Prepares a statement, or returns the one prepared before: preparing costs more than most queries. */
  statement(sql: string): StatementSync {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.database.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }

  /** For statements that run once, such as schema changes. */
  execute(sql: string): void {
    this.database.exec(sql);
  }

  /** Runs the work in a transaction and rolls it back when it throws. */
  transaction<T>(work: () => T): T {
    this.statement('BEGIN IMMEDIATE').run();
    try {
      const result = work();
      this.statement('COMMIT').run();
      return result;
    } catch (error) {
      if (this.database.isTransaction) {
        this.statement('ROLLBACK').run();
      }
      throw error;
    }
  }

  /**
   * Like `transaction`, for work that frees many pages at once. It does not zero them, which would take several times as
   * long as the work: later writes or `rewrite` overwrite them.
   */
  discarding<T>(work: () => T): T {
    this.database.exec('PRAGMA secure_delete = FAST');
    try {
      return this.transaction(work);
    } finally {
      this.database.exec('PRAGMA secure_delete = ON');
    }
  }

  /**
   * Rewrites the whole file from its live content, then moves the write-ahead log into it and truncates the log.
   * Zeroing is not enough: where SQLite has moved content between pages, copies stay behind in the gaps.
   * Blocks the process for about a second per 100 MB and takes as much memory as the file is large.
   */
  rewrite(): void {
    this.database.exec('VACUUM');
    const moved = this.database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    if (moved?.['busy'] !== 0) {
      throw new this.content.failure(`the log of ${this.path} could not be moved into it; try again`);
    }
  }

  /** Updates SQLite's statistics where the distribution of values has changed: it chooses indexes by them. */
  refreshStatistics(): void {
    this.database.exec('PRAGMA analysis_limit = 400; PRAGMA optimize = 0x10002');
  }

  /** Runs the work at once and promises its result. @throws the failure of the content when SQLite fails */
  answer<T>(work: () => T): Promise<T> {
    return new Promise((resolve) => {
      resolve(
        translated(this.path, this.content, () => {
          if (!this.database.isOpen) throw new this.content.failure(`${this.path} is closed`);
          return work();
        }),
      );
    });
  }

  get name(): string {
    return basename(this.path);
  }

  /** Copies the file into another directory while it is used. @throws SQLite's error */
  copyTo(directory: string, show: (done: number, all: number) => void): Promise<void> {
    return copyOnline(this.database, join(directory, this.name), show);
  }

  close(): void {
    if (this.database.isOpen) {
      this.statements.clear();
      this.database.close();
    }
  }
}

function recognise(database: DatabaseSync, path: string, content: FileContent): void {
  const { holds, applicationId, failure, whenNewer, whenDamaged } = content;
  const application = pragma(database, 'application_id');
  const format = pragma(database, 'user_version');
  const tables = database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get()?.['tables'];
  if (application !== applicationId && (application !== 0 || format !== 0 || tables !== 0)) {
    throw new failure(`${path} is another program's database; move it away`);
  }
  if (format > FORMAT) {
    throw new failure(
      `${path} has format ${format}, written by a newer version of this program, which knows up to ${FORMAT}; ` +
        whenNewer,
    );
  }
  if (failsIntegrityCheck(database)) {
    throw new failure(`The file of ${holds}, ${path}, is damaged; ${whenDamaged}.`);
  }
}

function pragma(database: DatabaseSync, name: 'application_id' | 'user_version'): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}

/** Does not write the header of a file that has one: a full disk must not keep the file from being opened. */
function createTables(database: DatabaseSync, { applicationId }: FileContent): void {
  const stamped = pragma(database, 'user_version') === FORMAT;
  database.exec(`
    BEGIN IMMEDIATE;
    ${stamped ? '' : `PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${FORMAT};`}
    CREATE TABLE IF NOT EXISTS collections (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE);
    CREATE TABLE IF NOT EXISTS fields (
      collection INTEGER NOT NULL, number INTEGER NOT NULL, path TEXT NOT NULL, multikey INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (collection, number), UNIQUE (collection, path)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS checkpoints (
      consumer TEXT PRIMARY KEY, position INTEGER NOT NULL, event_id TEXT
    ) WITHOUT ROWID;
    -- In memory: only this process has the file open, so holders from before have ended.
    CREATE TEMP TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, count INTEGER NOT NULL) WITHOUT ROWID;
    COMMIT;
  `);
  // Files of earlier versions have checkpoints without the event.
  const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all('checkpoints');
  if (!columns.some(({ name }) => name === 'event_id'))
    database.exec('ALTER TABLE checkpoints ADD COLUMN event_id TEXT');
}

function translated<T>(path: string, { holds, failure }: FileContent, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    throw new failure(`The file of ${holds}, ${path}, is ${reason}.`, { cause: error });
  }
}
