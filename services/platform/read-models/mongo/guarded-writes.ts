/** Writes of whole documents, each only where what is stored has seen less; without transactions. */
import { MongoBulkWriteError, type AnyBulkWriteOperation, type Collection } from 'mongodb';
import { DUPLICATE_KEY } from '../../mongo/mongo-failure.js';
import type { DocumentWrite } from '../read-model-store.js';
import { recordOf, type MongoRecord } from './stored-form.js';

type Writable = Pick<Collection<MongoRecord>, 'bulkWrite'>;

/**
 * One bulk of inserts, of what was not there, and of upserts under the guard. Where the guard finds nothing to replace, the
 * upsert inserts. Both are refused as duplicates when the document is there: it has seen as much already, or someone else
 * made it at that very moment. Those few go round once more without inserting, under the guard, and whichever has seen more
 * stays.
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

/** Of several writes of one document the one that the guard would leave: the first of those that have seen most. */
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
      // An insert costs a server a fraction of an upsert.
      writes.map((write) =>
        write.fresh === true ? { insertOne: { document: recordOf(write) } } : replacing(write, { upsert: true }),
      ),
      { ordered: false },
    );
    return [];
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError)) throw error;
    const failed = [error.writeErrors].flat();
    const other = failed.find(({ code }) => code !== DUPLICATE_KEY);
    // The first error's code would pass for that of all.
    if (other !== undefined) error.code = other.code;
    // Not one that a majority has failed to confirm may pass for written.
    if (failed.length === 0 || other !== undefined || error.result.getWriteConcernError() !== undefined) throw error;
    return failed.flatMap(({ index }) => writes[index] ?? []);
  }
}

function replacing(write: DocumentWrite, { upsert }: { upsert: boolean }): AnyBulkWriteOperation<MongoRecord> {
  const filter = { _id: write._id, _position: { $lt: write.position } };
  return { replaceOne: { filter, replacement: recordOf(write), upsert } };
}
