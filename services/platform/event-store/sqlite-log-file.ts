import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import { ownDatabaseFile, ownDirectory } from '../process/owner-only.js';
import { DataDirectoryInUseError, UnsupportedDataFileError } from './data-file-errors.js';
import { type DiskSync, pragmaOf } from '../sqlite/disk-sync.js';
import { failsIntegrityCheck } from '../sqlite/integrity-check.js';
import { EventStoreUnavailableError } from './event-store.js';

/** Stored in the file's header ("QYLG"), so that another program's database is never mistaken for a log. */
const LOG_APPLICATION_ID = 0x51594c47;
/** Version of the tables below, stored as SQLite's `user_version`. */
const LOG_SCHEMA_VERSION = 1;
export const LOG_FILE_NAME = 'events.db';

/** Primary result codes of SQLite, https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/**
 * Stream names are stored once and events refer to them by number, so that the index that enforces revisions stays
 * small. The single writer assigns the positions (see `sqlite-log-writer`).
 */
const SCHEMA = `
  CREATE TABLE streams (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
  ) STRICT;
  CREATE TABLE events (
    position INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL REFERENCES streams (number),
    revision INTEGER NOT NULL,
    id TEXT NOT NULL UNIQUE,
    type TEXT NOT NULL,
    data TEXT NOT NULL,
    metadata TEXT NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT;
  PRAGMA application_id = ${LOG_APPLICATION_ID};
  PRAGMA user_version = ${LOG_SCHEMA_VERSION};
`;

/**
 * Opens or creates `<directory>/events.db` for this process alone. The lock is held until the database is closed, and
 * the system releases it when the process ends, so a crash leaves nothing to clean up.
 * @throws DataDirectoryInUseError, UnsupportedDataFileError, EventStoreUnavailableError
 */
export function openLogFile(directory: string, sync: DiskSync = 'every_commit'): DatabaseSync {
  const path = join(directory, LOG_FILE_NAME);
  let database: DatabaseSync | undefined;
  try {
    makeWritable(directory);
    ownDatabaseFile(path);
    database = new DatabaseSync(path);
    // Set before the first access: the lock then outlives the transaction, and no shared-memory file is needed.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('BEGIN IMMEDIATE');
    recogniseOrCreate(database, path);
    database.exec('COMMIT');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec(`PRAGMA synchronous = ${pragmaOf(sync)}`);
    // Number of pages of 4 KiB in the write-ahead log before they are moved to the file: fewer and longer moves than
    // with the default of 1,000.
    database.exec('PRAGMA wal_autocheckpoint = 4000');
    // Event ids are random, so inserts touch index pages all over the file; a cache of 64 MiB keeps them in memory.
    database.exec('PRAGMA cache_size = -65536');
    return database;
  } catch (error) {
    database?.close();
    throw explainOpening(error, directory, path);
  }
}

/** SQLite alone would only report an input/output error. */
function makeWritable(directory: string): void {
  try {
    ownDirectory(directory);
    accessSync(directory, constants.W_OK);
  } catch (error) {
    if (error instanceof EngineUnavailableError) throw error;
    throw unavailable(`The data directory ${directory} cannot be written`, error);
  }
}

function recogniseOrCreate(database: DatabaseSync, path: string): void {
  const applicationId = pragma(database, 'application_id');
  const version = pragma(database, 'user_version');
  if (applicationId === LOG_APPLICATION_ID) {
    if (version > LOG_SCHEMA_VERSION) {
      throw new UnsupportedDataFileError(
        `${path} was written by a newer version of this product (log format ${version}, this one knows ${LOG_SCHEMA_VERSION}).`,
      );
    }
    if (failsIntegrityCheck(database)) throw damaged(path);
    return;
  }
  const hasTables = database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() !== undefined;
  if (applicationId !== 0 || version !== 0 || hasTables) {
    throw new UnsupportedDataFileError(`${path} is a database of another program; it was left as it is.`);
  }
  database.exec(SCHEMA);
}

function pragma(database: DatabaseSync, name: 'application_id' | 'user_version'): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}

function explainOpening(error: unknown, directory: string, path: string): Error {
  if (error instanceof UnsupportedDataFileError || error instanceof EngineUnavailableError) return error;
  switch (primaryResultCode(error)) {
    case SQLITE_BUSY:
      return new DataDirectoryInUseError(directory, { cause: error });
    case SQLITE_NOTADB:
      return new UnsupportedDataFileError(`${path} is not an event log; it was left as it is.`, { cause: error });
    case SQLITE_CORRUPT:
      return damaged(path, error);
    default:
      return unavailable(`The event log ${path} cannot be opened`, error);
  }
}

function damaged(path: string, cause?: unknown): UnsupportedDataFileError {
  return new UnsupportedDataFileError(`${path} is damaged; restore it from a backup.`, { cause });
}

function primaryResultCode(error: unknown): number | undefined {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  // The low byte is the primary code; the rest refines it.
  return typeof code === 'number' ? code & 0xff : undefined;
}

/** Wraps an error of the engine; the original is attached as the cause. */
export function unavailable(what: string, cause: unknown): EventStoreUnavailableError {
  const reason = (cause as { message?: unknown } | null)?.message;
  return new EventStoreUnavailableError(typeof reason === 'string' ? `${what}: ${reason}` : what, { cause });
}
