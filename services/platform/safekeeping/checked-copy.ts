import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DirectoryBlobStore } from '../blobs/directory-blob-store.js';
import type { RecordedEvent } from '../event-store/event-store.js';
import { SqliteEventStore } from '../event-store/sqlite-event-store.js';
import { EventCodec, UnreadableEventError } from '../event-sourcing/event-codec.js';
import type { EventRegistry } from '../event-sourcing/event-definition.js';
import { SqlitePersonKeys } from '../personal-data/sqlite-person-keys.js';
import { ownDatabaseFile } from '../process/owner-only.js';
import { BackupRefusedError } from './backup-refused.js';
import type { ShowStep } from './making-copy.js';

/** What a copy holds. */
export interface CheckedCopy {
  readonly position: number;
  readonly last_event_at: string;
  readonly events: number;
  readonly unreadable_events: number;
  readonly files: number;
}

const BATCH = 500;

/**
 * Opens the copy as the product would and reads all of it: every page of every database, every event with the schema of
 * its type and the keys of the copy, and every file. Afterwards each database is a single file.
 * @throws BackupRefusedError naming what is damaged; DamagedBlobError
 */
export async function checkCopy(directory: string, registry: EventRegistry, show: ShowStep): Promise<CheckedCopy> {
  for (const name of databasesIn(directory)) foldDatabase(directory, name);
  if (!existsSync(join(directory, 'events.db')) || !existsSync(join(directory, 'keys.db'))) {
    throw new BackupRefusedError('The copy has no log or no keys.');
  }
  const keys = new SqlitePersonKeys(directory);
  const store = new SqliteEventStore({ directory });
  try {
    const log = await checkLog(store, new EventCodec(registry, keys), show);
    const files = existsSync(join(directory, 'blobs')) ? await checkFiles(directory, keys, show) : 0;
    return { ...log, files };
  } finally {
    await store.close();
    await keys.close();
    for (const name of databasesIn(directory)) foldDatabase(directory, name);
  }
}

/** Moves the write-ahead log into the file and checks all pages. */
function foldDatabase(directory: string, name: string): void {
  const path = join(directory, name);
  ownDatabaseFile(path);
  const database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE');
    const found = database.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
    if (found !== 'ok') throw new BackupRefusedError(`The copy of ${name} is damaged: ${String(found)}.`);
  } catch (error) {
    if (error instanceof BackupRefusedError) throw error;
    throw new BackupRefusedError(`The copy of ${name} cannot be read: ${(error as Error).message}.`, { cause: error });
  } finally {
    database.close();
  }
  for (const suffix of ['-wal', '-shm', '-journal']) rmSync(`${path}${suffix}`, { force: true });
}

export function databasesIn(directory: string): string[] {
  return readdirSync(directory).filter((name) => name.endsWith('.db'));
}

async function checkLog(
  store: SqliteEventStore,
  codec: EventCodec,
  show: ShowStep,
): Promise<Omit<CheckedCopy, 'files'>> {
  const head = store.lastPosition;
  const revisions = new Map<string, number>();
  let last: RecordedEvent | undefined;
  let events = 0;
  let unreadable = 0;
  let batch: RecordedEvent[] = [];
  const read = async (): Promise<void> => {
    const decoded = await codec.decodeAll(batch);
    unreadable += decoded.filter((event) => event instanceof UnreadableEventError).length;
    batch = [];
    show('Checking the log', last?.position ?? head, head);
  };
  for await (const event of store.readAll({ after: 0 })) {
    const before = revisions.get(event.stream) ?? -1;
    if (event.revision !== before + 1) {
      throw new BackupRefusedError(`The copy of the log lacks revision ${before + 1} of ${event.stream}.`);
    }
    revisions.set(event.stream, event.revision);
    events += 1;
    last = event;
    batch.push(event);
    if (batch.length === BATCH) await read();
  }
  await read();
  if (last === undefined) throw new BackupRefusedError('The log has no events: there is nothing to back up.');
  return {
    position: last.position,
    last_event_at: last.metadata.recorded_at,
    events,
    unreadable_events: unreadable,
  };
}

/** Decrypts every file, which verifies it; files of erased persons are unreadable by design. */
async function checkFiles(directory: string, keys: SqlitePersonKeys, show: ShowStep): Promise<number> {
  const store = new DirectoryBlobStore(directory, keys);
  const ids = await store.ids();
  for (const [index, id] of ids.entries()) {
    await store.get(id);
    show('Checking the files', index + 1, ids.length);
  }
  await store.close();
  return ids.length;
}
