/** Writes whole documents, each only over an earlier position, without transactions. */
import { MongoBulkWriteError, type AnyBulkWriteOperation, type Collection } from 'mongodb';
import { DUPLICATE_KEY } from '../../mongo/mongo-failure.js';
import type { DocumentWrite } from '../read-model-store.js';
import { recordOf, type MongoRecord } from './stored-form.js';

type Writable = Pick<Collection<MongoRecord>, 'bulkWrite'>;

/**
 * Sends one bulk with inserts for new documents and guarded upserts for others. When the guard matches no document, the
 * upsert inserts one. Both are refused as duplicates when the document exists: it has the same or a later position, or
 * another process created it at the same moment. The few refused writes are repeated as guarded updates without
 * inserting, and the later position wins.
 */
export async function writeGuarded(collection: Writable, writes: readonly DocumentWrite[]): Promise<void> {
  const lasting = lastingOf(writes);
  if (lasting.length === 0) return;
  const refused = await writeOrInsert(collection, lasting);
  if (refused.length === 0) return;
  await collection.bulkWrite(
    refused.map((write) => replacing(write, { upsert: false })),
    { ordered: false },
  );
}

/**
 * Of several writes of one document, returns the one that the guard would keep: the first one with the highest
 * position.
 */
export function lastingOf(writes: readonly DocumentWrite[]): DocumentWrite[] {
  const lasting = new Map<string, DocumentWrite>();
  for (const write of writes) {
    const known = lasting.get(write._id);
    if (known === undefined || known.position < write.position) lasting.set(write._id, write);
  }
  return [...lasting.values()];
}

/** Returns the writes that were refused as duplicates. */
async function writeOrInsert(
  collection: Writable,
  writes: readonly DocumentWrite[],
): Promise<readonly DocumentWrite[]> {
  try {
    await collection.bulkWrite(
      // An insert costs the server a fraction of an upsert.
      writes.map((write) =>
        write.fresh === true ? { insertOne: { document: recordOf(write) } } : replacing(write, { upsert: true }),
      ),
      { ordered: false },
    );
    return [];
  } catch (error) {
    return refusedAsDuplicates(error).flatMap((index) => writes[index] ?? []);
  }
}

/** The places in a bulk of the writes that were refused as duplicates. @throws the error if anything else failed */
export function refusedAsDuplicates(error: unknown): number[] {
  if (!(error instanceof MongoBulkWriteError)) throw error;
  const failed = [error.writeErrors].flat();
  const other = failed.find(({ code }) => code !== DUPLICATE_KEY);
  // The driver gives the whole failure the code of its first error, so the code of the real one replaces it.
  if (other !== undefined) error.code = other.code;
  // A write that a majority has not confirmed must not count as written.
  if (failed.length === 0 || other !== undefined || error.result.getWriteConcernError() !== undefined) throw error;
  return failed.map(({ index }) => index);
}

function replacing(write: DocumentWrite, { upsert }: { upsert: boolean }): AnyBulkWriteOperation<MongoRecord> {
  const filter = { _id: write._id, _position: { $lt: write.position } };
  return { replaceOne: { filter, replacement: recordOf(write), upsert } };
}
