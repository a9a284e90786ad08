import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type DiskSync, pragmaOf } from './disk-sync.js';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import { failsIntegrityCheck } from './integrity-check.js';
import { probeDiskSpace } from './disk-space-probe.js';
import { isBusy, reasonOf } from './sqlite-failure.js';

export interface EngineFileOptions {
  readonly path: string;
  /** What it holds, for messages: `the keys of persons`. */
  readonly holds: string;
  /** Stamped into the header, so that another program's file is never taken for ours. */
  readonly applicationId: number;
  /** Creates the tables where they are not there. */
  readonly tables: string;
  /** One of those tables: a file from before files were stamped is known by it. */
  readonly knownBy: string;
  readonly sync: DiskSync;
  /** Several processes of this machine have it open at the same time; else it is one's alone. */
  readonly shared?: boolean;
}

/** How long one process waits for what another one writes; none writes for longer than some milliseconds. */
const LONGEST_WAIT_MS = 5_000;
const AGAIN_MS = 20;

/** Raised whenever the tables change in a way that older programs cannot read. */
const FORMAT = 1;

/** A small database, as a rule for one process: recognised before it is touched, and always able to say why not. */
export class EngineFile {
  /** Preparing takes longer than what these few statements do. */
  private readonly statements = new Map<string, StatementSync>();

  /** Something asked of it did not come through, and since then nobody has looked whether the next will. */
  private failing = false;

  private constructor(
    private readonly database: DatabaseSync,
    private readonly options: EngineFileOptions,
  ) {}

  /** @throws EngineUnavailableError in one line, and leaves the file as it is */
  static open(options: EngineFileOptions): EngineFile {
    return options.shared === true ? patiently(() => EngineFile.openOnce(options)) : EngineFile.openOnce(options);
  }

  private static openOnce(options: EngineFileOptions): EngineFile {
    return explained(options, () => {
      mkdirSync(dirname(options.path), { recursive: true, mode: 0o700 });
      const database = new DatabaseSync(options.path);
      try {
        // First of all, so that the very first read takes the lock, and keeps it.
        const locking = options.shared === true ? `busy_timeout = ${LONGEST_WAIT_MS}` : 'locking_mode = EXCLUSIVE';
        database.exec(`PRAGMA ${locking}; BEGIN IMMEDIATE`);
        if (recognise(database, options) === 'new') {
          database.exec(`PRAGMA application_id = ${options.applicationId}; PRAGMA user_version = ${FORMAT}`);
        }
        database.exec(options.tables);
        database.exec('COMMIT');
        // What is removed or overwritten is zeroed in its page at once.
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

  /** @throws EngineUnavailableError where the engine fails; whatever else `work` throws as it is */
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

  /** Whether it can be read, and written where a failure leaves a doubt. @throws EngineUnavailableError */
  probe(): void {
    this.work(() => {
      this.statement('SELECT count(*) FROM sqlite_schema').get();
      if (this.failing) probeDiskSpace(this.database);
      this.failing = false;
    });
  }

  /** All of the work or nothing of it; in one go, so two callers never decide on the same state. */
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

  /** Moves the write-ahead log into the file and cuts it off: it still holds what was removed from the pages. */
  cutLog(): void {
    this.work(() => this.database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  }

  close(): void {
    if (!this.database.isOpen) return;
    this.statements.clear();
    this.database.close();
  }
}

/** The first to open a new file changes how it is written to, and SQLite lets others wait for that only by trying again. */
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

/** Ours as it is, or to be stamped: a full disk must not keep what is there from being opened. */
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
