/** The one file of the embedded read models: opened by one process at a time, recognised before it is touched. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { registerDocumentFunctions } from './document-functions.js';
import { failsIntegrityCheck } from '../sqlite/integrity-check.js';
import { reasonOf } from '../sqlite/sqlite-failure.js';
import { ReadModelsUnavailableError } from './read-model-store.js';

/** Says in the file's header whose it is: 'Qrm' and the format's first version. */
const APPLICATION_ID = 0x51726d31;
/** Raised whenever the tables below change in a way that older programs cannot read. */
const FORMAT = 1;

const MOST_STATEMENTS = 256;

export class SqliteFile {
  private readonly statements = new Map<string, StatementSync>();

  private constructor(
    private readonly database: DatabaseSync,
    private readonly path: string,
  ) {}

  /** @throws ReadModelsUnavailableError when another process has it open, or it is not a file of this format. */
  static open(path: string): SqliteFile {
    return translated(path, () => {
      mkdirSync(dirname(path), { recursive: true });
      const database = new DatabaseSync(path);
      try {
        // First of all, so that the very first read takes the lock, and keeps it.
        database.exec('PRAGMA locking_mode = EXCLUSIVE');
        // Of a new file. The larger documents have about 3 KB: two of them share a page of this size, and none one of half of it.
        database.exec('PRAGMA page_size = 8192');
        recognise(database, path);
        // Pages in the write-ahead log before they move into the file: what is written again and again moves once.
        // What is removed or overwritten is zeroed in its page at once; `rewrite` sees to what pages keep besides.
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
        createTables(database);
        return new SqliteFile(database, path);
      } catch (error) {
        database.close();
        throw error;
      }
    });
  }

  /** The prepared statement, kept for the next time: preparing costs more than most queries. */
  statement(sql: string): StatementSync {
    const known = this.statements.get(sql);
    if (known !== undefined && this.statements.size < MOST_STATEMENTS) return known;
    const statement = known ?? this.database.prepare(sql);
    // Taken out and put back once there are many, the one used longest ago is always the first.
    this.statements.delete(sql);
    this.statements.set(sql, statement);
    if (this.statements.size > MOST_STATEMENTS) {
      const [oldest = ''] = this.statements.keys();
      this.statements.delete(oldest);
    }
    return statement;
  }

  /** For statements that run once, such as changes of tables. */
  execute(sql: string): void {
    this.database.exec(sql);
  }

  /** All of the work or nothing of it. */
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
   * As `transaction`, for what makes many pages free at once: those are not zeroed, which would take several times as long
   * as the rest, but are left to be written over, or to `rewrite`.
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
   * Writes the whole file anew from what is live, then moves the log into it and cuts the log to nothing.
   * Zeroing alone is not enough: where SQLite has moved content between pages, copies stay behind in the
   * gaps. Blocks the process for about a second per 100 MB and takes as much memory as the file is large.
   */
  rewrite(): void {
    this.database.exec('VACUUM');
    const moved = this.database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    if (moved?.['busy'] !== 0) {
      throw new ReadModelsUnavailableError(`the log of ${this.path} could not be moved into it; try again`);
    }
  }

  /** Lets SQLite look at how the values are spread, where that has changed: it chooses among indexes by it. */
  refreshStatistics(): void {
    this.database.exec('PRAGMA analysis_limit = 400; PRAGMA optimize = 0x10002');
  }

  /** Runs the work at once and promises its result; the engine's own failures as ReadModelsUnavailableError. */
  answer<T>(work: () => T): Promise<T> {
    return new Promise((resolve) => {
      resolve(
        translated(this.path, () => {
          if (!this.database.isOpen) throw new ReadModelsUnavailableError(`the read models in ${this.path} are closed`);
          return work();
        }),
      );
    });
  }

  close(): void {
    if (this.database.isOpen) {
      this.statements.clear();
      this.database.close();
    }
  }
}

function recognise(database: DatabaseSync, path: string): void {
  const application = pragma(database, 'application_id');
  const format = pragma(database, 'user_version');
  const tables = database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get()?.['tables'];
  if (application !== APPLICATION_ID && (application !== 0 || format !== 0 || tables !== 0)) {
    throw new ReadModelsUnavailableError(`${path} is another program's database; move it away`);
  }
  if (format > FORMAT) {
    throw new ReadModelsUnavailableError(
      `${path} has format ${format}, written by a newer version of this program, which knows up to ${FORMAT}; ` +
        'run that version, or remove the file and rebuild the read models',
    );
  }
  if (failsIntegrityCheck(database)) {
    throw new ReadModelsUnavailableError(
      `The file of the read models, ${path}, is damaged; remove it, and it is built anew from the event log.`,
    );
  }
}

function pragma(database: DatabaseSync, name: 'application_id' | 'user_version'): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}

/** A file that is stamped already is not stamped anew: a full disk must not keep it from being opened. */
function createTables(database: DatabaseSync): void {
  const stamped = pragma(database, 'user_version') === FORMAT;
  database.exec(`
    BEGIN IMMEDIATE;
    ${stamped ? '' : `PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${FORMAT};`}
    CREATE TABLE IF NOT EXISTS collections (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE);
    CREATE TABLE IF NOT EXISTS fields (
      collection INTEGER NOT NULL, number INTEGER NOT NULL, path TEXT NOT NULL, multikey INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (collection, number), UNIQUE (collection, path)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS checkpoints (consumer TEXT PRIMARY KEY, position INTEGER NOT NULL) WITHOUT ROWID;
    -- In memory: whoever held one before is gone, since the file is ours.
    CREATE TEMP TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, count INTEGER NOT NULL) WITHOUT ROWID;
    COMMIT;
  `);
}

function translated<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    throw new ReadModelsUnavailableError(`The file of the read models, ${path}, is ${reason}.`, { cause: error });
  }
}
