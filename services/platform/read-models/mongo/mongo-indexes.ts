import type { Collection, Db } from 'mongodb';
import { hasCode, INDEX_NOT_FOUND, NAMESPACE_EXISTS } from '../../mongo/mongo-failure.js';
import { pathComponents } from '../field-path.js';
import { InvalidQueryError } from '../invalid-query-error.js';
import type { CollectionDefinition } from '../read-model-store.js';
import type { MongoRecord } from './stored-form.js';

/** MongoDB limits the name of database and collection together to 255 bytes, and to 120 fewer when it is sharded. */
const LONGEST_NAME_BYTES = 120;

/** Checkpoints and leases are stored next to the read models, under names that no read model can have. */
const OWN_NAMES = 'bookkeeping.';
export const CHECKPOINTS = `${OWN_NAMES}checkpoints`;
export const LEASES = `${OWN_NAMES}leases`;

export function isReadModel(name: string): boolean {
  return !name.startsWith(OWN_NAMES) && !name.startsWith('system.');
}

/** @throws InvalidQueryError for names and fields that MongoDB does not allow */
export function assertDefinition({ name, indexes }: CollectionDefinition): void {
  const wrong = indexes.flatMap(({ fields }) => fields).find((path) => pathComponents(path) === undefined);
  const usable = name !== '' && !/[$\u0000]/.test(name) && Buffer.byteLength(name) <= LONGEST_NAME_BYTES;
  if (!usable || !isReadModel(name) || wrong !== undefined) {
    throw new InvalidQueryError(`not a collection with fields to index: '${name}', '${wrong ?? ''}'`);
  }
}

export async function createCollection(database: Db, name: string): Promise<void> {
  try {
    await database.createCollection(name);
  } catch (error) {
    if (!hasCode(error, NAMESPACE_EXISTS)) throw error;
  }
}

/**
 * Creates missing indexes and drops those that are no longer declared. A definition without indexes, or of a collection
 * that is about to be filled, changes none: another process may be using the existing ones.
 */
export async function alignIndexes(
  collection: Collection<MongoRecord>,
  definition: CollectionDefinition,
): Promise<void> {
  if (definition.filling === true) return;
  const wanted = new Map(definition.indexes.map(({ fields }) => indexOf(fields)));
  const existing = new Set((await collection.indexes()).map(({ name }) => name ?? ''));
  const missing = [...wanted].filter(([name]) => !existing.has(name)).map(([name, key]) => ({ name, key }));
  if (missing.length > 0) await collection.createIndexes(missing);
  if (definition.indexes.length === 0) return;
  for (const name of existing) {
    if (name !== '_id_' && !wanted.has(name)) await dropIndex(collection, name);
  }
}

/** Starts with the mark of live documents; `_id` at the end breaks ties. */
function indexOf(fields: readonly string[]): [string, Record<string, 1>] {
  const all = [...new Set(['_removed', ...fields, '_id'])];
  return [all.join(','), Object.fromEntries(all.map((field) => [field, 1 as const]))];
}

async function dropIndex(collection: Collection<MongoRecord>, name: string): Promise<void> {
  try {
    await collection.dropIndex(name);
  } catch (error) {
    if (!hasCode(error, INDEX_NOT_FOUND)) throw error;
  }
}
