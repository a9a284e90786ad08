import type { Collection, Db } from 'mongodb';
import { hasCode, INDEX_NOT_FOUND, NAMESPACE_EXISTS } from '../../mongo/mongo-failure.js';
import { pathComponents } from '../field-path.js';
import { InvalidQueryError } from '../invalid-query-error.js';
import type { CollectionDefinition } from '../read-model-store.js';
import type { MongoRecord } from './stored-form.js';

/** MongoDB takes names of 255 bytes for database and collection together, and of 120 fewer where it shards. */
const LONGEST_NAME_BYTES = 120;

/** Checkpoints and leases are stored beside the read models, under names that no read model can have. */
const OWN_NAMES = 'bookkeeping.';
export const CHECKPOINTS = `${OWN_NAMES}checkpoints`;
export const LEASES = `${OWN_NAMES}leases`;

export function isReadModel(name: string): boolean {
  return !name.startsWith(OWN_NAMES) && !name.startsWith('system.');
}

/** @throws InvalidQueryError for names and fields that no collection can have */
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
 * Creates what is missing and drops what is declared no more. A definition without indexes, or of a collection that is
 * about to be filled, says nothing of them: another process may be answering questions with those that are there.
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

/** Live documents alone come first; `_id` at the end gives the order that breaks ties. */
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
