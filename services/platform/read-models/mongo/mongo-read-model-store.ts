/**
 * The read models in MongoDB or a compatible server. It needs no transactions, change streams, `$lookup`, TTL or
 * partial indexes, only conditional updates of single documents.
 */
import type { Collection } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { MongoConnection } from '../../mongo/mongo-connection.js';
import { DUPLICATE_KEY, hasCode } from '../../mongo/mongo-failure.js';
import {
  CheckpointMovedError,
  ReadModelsUnavailableError,
  type CollectionDefinition,
  type LeaseMark,
  type LogPlace,
  type ReadModelStore,
} from '../read-model-store.js';
import { MongoCollection } from './mongo-collection.js';
import { alignIndexes, assertDefinition, CHECKPOINTS, createCollection, isReadModel, LEASES } from './mongo-indexes.js';
import type { MongoRecord } from './stored-form.js';

interface Checkpoint {
  _id: string;
  position: number;
  event_id?: string | null;
  /** Id of the call that saved it. */
  saving: string;
}

interface Lease {
  _id: string;
  holder: string;
  count: number;
}

/**
 * Connects to the database of the URL, or to `quayside` when it names none.
 * @throws ReadModelsUnavailableError in one line: an invalid URL, no server, or refused credentials
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

  checkpoints(): Promise<Map<string, LogPlace>> {
    return this.connection.answer(async (database) => {
      const stored = await database.collection<Checkpoint>(CHECKPOINTS).find().toArray();
      // Checkpoints of earlier versions name no event.
      return new Map(stored.map(({ _id, position, event_id = null }) => [_id, { position, event_id }]));
    });
  }

  loadCheckpoint(consumer: string): Promise<number> {
    return this.connection.answer(async (database) => {
      const stored = await database.collection<Checkpoint>(CHECKPOINTS).findOne({ _id: consumer });
      return stored?.position ?? 0;
    });
  }

  saveCheckpoint(consumer: string, previous: number, { position, event_id }: LogPlace): Promise<void> {
    return this.connection.answer(async (database) => {
      const checkpoints = database.collection<Checkpoint>(CHECKPOINTS);
      const saving = randomUUID();
      const expected = { _id: consumer, position: previous };
      // The driver repeats a command that was not answered. MongoDB recognises the repeat, even after a crash; some
      // compatible servers do not, and this projector would stop because of its own checkpoint.
      const saved =
        (await setWhere(checkpoints, expected, { position, event_id, saving }, previous === 0)) ||
        (await checkpoints.findOne({ _id: consumer, saving })) !== null;
      if (!saved) throw new CheckpointMovedError(`checkpoint of ${consumer}: it is no longer at ${previous}`);
    });
  }

  deleteCheckpoint(consumer: string): Promise<void> {
    return this.connection.answer(async (database) => {
      await database.collection<Checkpoint>(CHECKPOINTS).deleteOne({ _id: consumer });
    });
  }

  loadLease(name: string): Promise<LeaseMark | null> {
    return this.connection.answer((database) => leaseMark(database.collection<Lease>(LEASES), name));
  }

  saveLease(name: string, seen: LeaseMark | null, next: LeaseMark | null): Promise<boolean> {
    return this.connection.answer(async (database) => {
      const leases = database.collection<Lease>(LEASES);
      if (await replaced(leases, name, seen, next)) return true;
      // As with checkpoints, a repeat by the driver may have found its own mark.
      const stands = await leaseMark(leases, name);
      return stands?.holder === next?.holder && stands?.count === next?.count;
    });
  }

  /**
   * Does nothing: replaced content is no longer returned, and clients cannot reach a server's files, its oplog or its
   * backups. The server clears them by its own rules (pages are reused, the oplog rolls over); where that is not
   * enough, its storage must be encrypted at rest.
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
 * Updates the document if the condition still holds, or creates it. False: the condition does not hold. Creating a
 * document that exists is refused as a duplicate.
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

async function leaseMark(leases: Collection<Lease>, name: string): Promise<LeaseMark | null> {
  const stored = await leases.findOne({ _id: name });
  return stored === null ? null : { holder: stored.holder, count: stored.count };
}

async function replaced(
  leases: Collection<Lease>,
  name: string,
  seen: LeaseMark | null,
  next: LeaseMark | null,
): Promise<boolean> {
  if (seen === null) return next === null ? false : inserted(leases, { _id: name, ...next });
  const expected = { _id: name, holder: seen.holder, count: seen.count };
  if (next === null) return (await leases.deleteOne(expected)).deletedCount === 1;
  return (await leases.updateOne(expected, { $set: { holder: next.holder, count: next.count } })).matchedCount === 1;
}

async function inserted(leases: Collection<Lease>, lease: Lease): Promise<boolean> {
  try {
    await leases.insertOne(lease);
    return true;
  } catch (error) {
    if (hasCode(error, DUPLICATE_KEY)) return false;
    throw error;
  }
}
