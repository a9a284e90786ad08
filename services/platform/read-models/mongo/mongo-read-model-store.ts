/**
 * The read models in MongoDB, or a server compatible with it: it needs no transactions, change streams, `$lookup`, TTL or
 * partial indexes, only single documents that are changed under a condition.
 */
import type { Collection } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { MongoConnection } from '../../mongo/mongo-connection.js';
import { DUPLICATE_KEY, hasCode } from '../../mongo/mongo-failure.js';
import {
  CheckpointMovedError,
  ReadModelsUnavailableError,
  type CollectionDefinition,
  type ReadModelStore,
} from '../read-model-store.js';
import { MongoCollection } from './mongo-collection.js';
import { alignIndexes, assertDefinition, CHECKPOINTS, createCollection, isReadModel, LEASES } from './mongo-indexes.js';
import type { MongoRecord } from './stored-form.js';

interface Checkpoint {
  _id: string;
  position: number;
  /** Of the call that saved it. */
  saving: string;
}

interface Lease {
  _id: string;
  holder: string;
  until: Date;
}

/**
 * Connects to the database that the URL names (`quayside` where it names none).
 * @throws ReadModelsUnavailableError in one line: no such URL, no server there, credentials that are refused
 */
export async function openMongoReadModels(url: string): Promise<MongoReadModelStore> {
  const target = { url, holds: 'the read models', failure: ReadModelsUnavailableError };
  return new MongoReadModelStore(await MongoConnection.open(target));
}

export class MongoReadModelStore implements ReadModelStore {
  constructor(private readonly connection: MongoConnection) {}

  open(definition: CollectionDefinition): Promise<MongoCollection> {
    return this.connection.answer(async (database) => {
      assertDefinition(definition);
      await createCollection(database, definition.name);
      await alignIndexes(database.collection<MongoRecord>(definition.name), definition);
      return new MongoCollection(this.connection, definition.name);
    });
  }

  drop(name: string): Promise<void> {
    return this.connection.answer(async (database) => {
      assertDefinition({ name, indexes: [] });
      await database.dropCollection(name);
    });
  }

  names(): Promise<string[]> {
    return this.connection.answer(async (database) => {
      const found = await database.listCollections({}, { nameOnly: true }).toArray();
      return found.map(({ name }) => name).filter(isReadModel);
    });
  }

  loadCheckpoint(consumer: string): Promise<number> {
    return this.connection.answer(async (database) => {
      const stored = await database.collection<Checkpoint>(CHECKPOINTS).findOne({ _id: consumer });
      return stored?.position ?? 0;
    });
  }

  saveCheckpoint(consumer: string, previous: number, next: number): Promise<void> {
    return this.connection.answer(async (database) => {
      const checkpoints = database.collection<Checkpoint>(CHECKPOINTS);
      const saving = randomUUID();
      const expected = { _id: consumer, position: previous };
      // The driver repeats what was not answered. MongoDB knows it again, even after a crash; not every other server does,
      // and this projector would stop because of a checkpoint of its own.
      const saved =
        (await setWhere(checkpoints, expected, { position: next, saving }, previous === 0)) ||
        (await checkpoints.findOne({ _id: consumer, saving })) !== null;
      if (!saved) throw new CheckpointMovedError(`checkpoint of ${consumer}: it is no longer at ${previous}`);
    });
  }

  deleteCheckpoint(consumer: string): Promise<void> {
    return this.connection.answer(async (database) => {
      await database.collection<Checkpoint>(CHECKPOINTS).deleteOne({ _id: consumer });
    });
  }

  acquireLease(name: string, holder: string, now: string, until: string): Promise<boolean> {
    return this.connection.answer((database) => {
      const leases = database.collection<Lease>(LEASES);
      const free = { _id: name, $or: [{ holder }, { until: { $lte: instant(now) } }] };
      return setWhere(leases, free, { holder, until: instant(until) }, true);
    });
  }

  releaseLease(name: string, holder: string): Promise<void> {
    return this.connection.answer(async (database) => {
      await database.collection<Lease>(LEASES).deleteOne({ _id: name, holder });
    });
  }

  /**
   * Nothing to do here: what was replaced is no longer answered, and a server's files, its oplog and its backups are not
   * within reach of its clients. They are cleared by the server's own rules (pages are used again, the oplog rolls over);
   * where that is not enough, the server's storage is encrypted at rest.
   */
  scrub(): Promise<void> {
    return Promise.resolve();
  }

  ping(): Promise<void> {
    return this.connection.answer(async (database) => {
      await database.command({ ping: 1 });
    });
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}

/**
 * Changes the one document where the condition still holds, or makes it. False: it does not hold. An attempt to make a
 * document that is there is refused as a duplicate.
 */
async function setWhere<T extends { _id: string }>(
  collection: Collection<T>,
  condition: Parameters<Collection<T>['updateOne']>[0],
  values: Partial<T>,
  upsert: boolean,
): Promise<boolean> {
  try {
    const { matchedCount, upsertedCount } = await collection.updateOne(condition, { $set: values }, { upsert });
    return matchedCount + upsertedCount === 1;
  } catch (error) {
    if (hasCode(error, DUPLICATE_KEY)) return false;
    throw error;
  }
}

function instant(iso: string): Date {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new RangeError(`not an instant: '${iso}'`);
  return date;
}
