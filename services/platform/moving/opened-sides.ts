import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DirectoryBlobStore } from '../blobs/directory-blob-store.js';
import type { MovableKeys } from '../personal-data/movable-keys.js';
import { SqlitePersonKeys } from '../personal-data/sqlite-person-keys.js';
import { moveFromReadModels } from '../engines/move-from-read-models.js';
import { openMongoProcessing, openProcessingFile, type ProcessingRecord } from '../processing/processing-record.js';
import { SqliteReadModelStore } from '../read-models/sqlite-read-model-store.js';
import { CopyRefusedError } from './copy-refused.js';
import { isServer, type LogPlace, openLogPlace } from './log-place.js';
import type { MoveRequest } from './move-request.js';
import type { ListedBlobs } from '../blobs/blob-store.js';
import type { ReadModelStore } from '../read-models/read-model-store.js';

interface Both<T> {
  readonly from: T;
  readonly to: T;
}

/** Both sides of a move, opened; null: not requested. */
export interface Sides {
  readonly logs: Both<LogPlace>;
  readonly keys: Both<MovableKeys> | null;
  readonly records: Both<ProcessingRecord> | null;
  readonly readModels: Both<ReadModelStore> | null;
  readonly blobs: Both<ListedBlobs> | null;
  close(): Promise<void>;
}

type Keep = <T extends { close(): Promise<void> }>(opening: Promise<T> | T) => Promise<T>;

/** Opens everything that the request names, or nothing. @throws the errors of opening an engine, in one line */
export async function openSides(request: MoveRequest): Promise<Sides> {
  const opened: { close(): Promise<void> }[] = [];
  const keep: Keep = async (opening) => {
    const one = await opening;
    opened.push(one);
    return one;
  };
  const close = async (): Promise<void> => {
    for (const one of opened.splice(0).reverse()) await one.close();
  };
  try {
    return { ...(await openWith(keep, request)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openWith(keep: Keep, request: MoveRequest): Promise<Omit<Sides, 'close'>> {
  const { from, to } = request;
  const openLog = async (place: string, role: 'source' | 'target'): Promise<LogPlace> => {
    const log = await openLogPlace(place, role);
    await keep(log.store);
    return log;
  };
  // The logs come first: their locks keep a server out of the directory.
  const logs = { from: await openLog(from, 'source'), to: await openLog(to, 'target') };
  const [directory, leaving] = isServer(from) ? [to, false] : [from, true];
  const both = <T>(ours: T, theirs: T): Both<T> => (leaving ? { from: ours, to: theirs } : { from: theirs, to: ours });
  if (request.keys === undefined) return { logs, keys: null, records: null, readModels: null, blobs: null };
  if (leaving && !existsSync(join(directory, 'keys.db'))) {
    throw new CopyRefusedError(`The persons' keys are missing: there is no keys.db in ${directory}.`);
  }
  const { openMongoPersonKeys } = await import('../personal-data/mongo-person-keys.js');
  const { openMongoReadModels } = await import('../read-models/mongo/mongo-read-model-store.js');
  const ourKeys = await keep(new SqlitePersonKeys(directory));
  const theirKeys = await keep(openMongoPersonKeys(request.keys));
  const keys = both<MovableKeys>(ourKeys, theirKeys);
  const ours = await keep(SqliteReadModelStore.openIn(directory));
  const readModels = both<ReadModelStore>(ours, await keep(openMongoReadModels(request.keys)));
  const ourRecord = await keep(openProcessingFile(directory));
  const records = both<ProcessingRecord>(ourRecord, await keep(openMongoProcessing(request.keys)));
  await moveFromReadModels(readModels.from, records.from);
  if (request.blobs === undefined) return { logs, keys, records, readModels, blobs: null };
  const { openS3Blobs } = await import('../blobs/s3-blob-store.js');
  const bucket = await keep(openS3Blobs(request.blobs, theirKeys));
  const blobs = both<ListedBlobs>(await keep(new DirectoryBlobStore(directory, ourKeys)), bucket);
  return { logs, keys, records, readModels, blobs };
}
