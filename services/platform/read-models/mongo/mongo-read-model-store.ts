/**
 * The read models in MongoDB or a compatible server. It needs no transactions, change streams, `$lookup`, TTL or
 * partial indexes, only conditional updates of single documents.
 */
import type { Collection, Db } from 'mongodb';
import { MongoConnection } from '../../mongo/mongo-connection.js';
import { DUPLICATE_KEY, hasCode } from '../../mongo/mongo-failure.js';
import { crashPoint } from '../../process/crash-points.js';
import {
  ReadModelsUnavailableError,
  type CollectionDefinition,
  type ConsumerWrites,
  type DocumentsWritten,
  type LeaseMark,
  type LogPlace,
  type ReadModelStore,
} from '../read-model-store.js';
import { MongoCheckpoints } from './mongo-checkpoints.js';
import { MongoCollection } from './mongo-collection.js';
import { alignIndexes, assertDefinition, createCollection, isReadModel, LEASES } from './mongo-indexes.js';
import type { MongoRecord } from './stored-form.js';

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
  private readonly places: MongoCheckpoints;

  /** @param prefix begins the names of all its collections, for a store that shares its database with other data */
  constructor(
    private readonly connection: MongoConnection,
    private readonly prefix = '',
  ) {
    this.places = new MongoCheckpoints(connection, prefix);
  }

  open(definition: CollectionDefinition): Promise<MongoCollection> {
    return this.connection.answer(async (database) => {
      assertDefinition(definition);
      const name = this.prefix + definition.name;
      await createCollection(database, name);
      await alignIndexes(database.collection<MongoRecord>(name), definition);
      return new MongoCollection(this.connection, name);
    });
  }

  drop(name: string): Promise<void> {
    return this.connection.answer(async (database) => {
      assertDefinition({ name, indexes: [] });
      await database.dropCollection(this.prefix + name);
    });
  }

  names(): Promise<string[]> {
    return this.connection.answer(async (database) => {
      const found = await database.listCollections({}, { nameOnly: true }).toArray();
      const ours = found.map(({ name }) => name).filter((name) => name.startsWith(this.prefix));
      return ours.map((name) => name.slice(this.prefix.length)).filter(isReadModel);
    });
  }

  checkpoints(): Promise<Map<string, LogPlace>> {
    return this.places.all();
  }

  loadCheckpoint(consumer: string): Promise<number> {
    return this.places.of(consumer);
  }

  async saveCheckpoint(consumer: string, previous: number, next: LogPlace): Promise<void> {
    const [failure] = await this.commit([{ checkpoint: { consumer, previous, next } }]);
    if (failure != null) throw failure;
  }

  /**
   * One bulk for each collection, all at once, then one for the checkpoints. A crash in between only repeats: documents
   * are guarded by their position.
   */
  async commit(parts: readonly ConsumerWrites[]): Promise<readonly (Error | null)[]> {
    const failures = await Promise.all(parts.map(({ documents }) => this.failureToWrite(documents)));
    if (parts.some(({ documents }) => documents !== undefined)) crashPoint('read_model.before_checkpoint');
    const moving = parts.flatMap(({ checkpoint }, at) =>
      checkpoint !== undefined && failures[at] === null ? [{ checkpoint, at }] : [],
    );
    if (moving.length === 0) return failures;
    const moved = await this.places.move(moving.map(({ checkpoint }) => checkpoint));
    moving.forEach(({ at }, index) => (failures[at] = moved[index] ?? null));
    return failures;
  }

  deleteCheckpoint(consumer: string): Promise<void> {
    return this.places.delete(consumer);
  }

  loadLease(name: string): Promise<LeaseMark | null> {
    return this.connection.answer((database) => leaseMark(this.leasesIn(database), name));
  }

  saveLease(name: string, seen: LeaseMark | null, next: LeaseMark | null): Promise<boolean> {
    return this.connection.answer(async (database) => {
      const leases = this.leasesIn(database);
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

  private leasesIn(database: Db): Collection<Lease> {
    return database.collection<Lease>(this.prefix + LEASES);
  }

  private async failureToWrite(documents: DocumentsWritten | undefined): Promise<Error | null> {
    if (documents === undefined) return null;
    try {
      await new MongoCollection(this.connection, documents.collection).write(documents.writes);
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
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
