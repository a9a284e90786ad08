/**
 * The port to what the product has done and the log does not say: how far policies and the feed have come, which mails
 * were sent, the dead letters of both, and the last backup. It cannot be derived, so it lies beside the log and the keys,
 * and not among the read models.
 */
import { join } from 'node:path';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import type { ReadModelStore } from '../read-models/read-model-store.js';
import type { FileContent } from '../read-models/sqlite-file.js';
import { SqliteReadModelStore } from '../read-models/sqlite-read-model-store.js';

/** It needs of its engine what read models need, except leases. */
export type ProcessingRecord = Omit<ReadModelStore, 'loadLease' | 'saveLease'>;

/** Collection with the last backup. */
export const BACKUPS = 'backups';

const FILE = 'processing.db';
/** Begins the names of its collections, which lie in the database of the persons' keys. */
const PREFIX = 'processing.';
const HOLDS = 'the processing record';

const CONTENT: FileContent = {
  holds: HOLDS,
  // 'Qpr' and the format's first version.
  applicationId: 0x51707231,
  failure: EngineUnavailableError,
  whenNewer: 'run that version',
  whenDamaged: 'restore it from a backup, or move it away: what may have been sent before is then not sent again',
};

/** Opens `<directory>/processing.db`. @throws EngineUnavailableError in one line */
export function openProcessingFile(directory: string): SqliteReadModelStore {
  return SqliteReadModelStore.openAs(join(directory, FILE), CONTENT);
}

/**
 * Opens the record on the server of the read models, beside the persons' keys.
 * @throws EngineUnavailableError in one line
 */
export async function openMongoProcessing(url: string): Promise<ProcessingRecord> {
  const { MongoConnection } = await import('../mongo/mongo-connection.js');
  const { MongoReadModelStore } = await import('../read-models/mongo/mongo-read-model-store.js');
  const target = { url, suffix: '_keys', holds: HOLDS, failure: EngineUnavailableError };
  return new MongoReadModelStore(await MongoConnection.open(target), PREFIX);
}
