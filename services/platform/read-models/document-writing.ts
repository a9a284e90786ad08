/** Writes single documents and tombstones, unless the stored one has a later position. */
import type { SQLInputValue } from 'node:sqlite';
import { markMultikey, type CollectionTables } from './collection-catalog.js';
import type { FieldColumn } from './field-columns.js';
import { indexedKeys } from './indexed-keys.js';
import { orderKey } from './order-key.js';
import type { DocumentWrite, StoredDocument } from './read-model-store.js';
import type { SqliteFile } from './sqlite-file.js';

type Replacement = Extract<DocumentWrite, { document: unknown }>;

/** Must run within the caller's transaction. Returns the fields in which these documents have the first array. */
export function writeDocuments(
  file: SqliteFile,
  tables: CollectionTables,
  writes: readonly DocumentWrite[],
): ReadonlySet<FieldColumn> {
  const becameMultikey = new Set<FieldColumn>();
  for (const write of writes) {
    const id = orderKey(write._id);
    if ('removed' in write) bury(file, tables, id, write);
    else replace(file, tables, id, write, becameMultikey);
  }
  return becameMultikey;
}

/** `{ _id, _position, _removed: true }`, with `_revision` if the removal had one. */
export function tombstonesOf(file: SqliteFile, tables: CollectionTables, ids: readonly string[]): StoredDocument[] {
  if (!mayHaveTombstones(file, tables)) return [];
  const sql = `SELECT id, position, revision FROM ${tables.tombstones} WHERE id IN (SELECT value FROM json_each(?))`;
  return file
    .statement(sql)
    .all(JSON.stringify(ids.map(orderKey)))
    .map(({ id, position, revision }) => {
      const seen = { _id: String(id).slice(1), _position: Number(position), _removed: true };
      return revision === null ? seen : { ...seen, _revision: Number(revision) };
    });
}

function bury(file: SqliteFile, tables: CollectionTables, id: string, { position, revision }: DocumentWrite): void {
  const live = liveRow(file, tables, id);
  const seen = live?.position ?? tombstonePosition(file, tables, id);
  if (seen !== undefined && seen >= position) return;
  if (live !== undefined) {
    forgetElements(file, tables, live.row);
    file.statement(`DELETE FROM ${tables.documents} WHERE row = ?`).run(live.row);
  }
  withTombstones.set(tables, true);
  file
    .statement(`INSERT OR REPLACE INTO ${tables.tombstones} (id, position, revision) VALUES (?, ?, ?)`)
    .run(id, position, revision ?? null);
}

function replace(
  file: SqliteFile,
  tables: CollectionTables,
  id: string,
  write: Replacement,
  becameMultikey: Set<FieldColumn>,
): void {
  const sql = writingSql(tables);
  const removedAt = mayHaveTombstones(file, tables) ? tombstonePosition(file, tables, id) : undefined;
  if (removedAt !== undefined) {
    if (removedAt >= write.position) return;
    file.statement(sql.unbury).run(id);
  }
  const document = storedForm(write);
  const { columnKeys, elements } = indexedKeys(document, tables.fields);
  const content = [write.position, ...columnKeys, JSON.stringify(document)];
  const inserted = write.fresh === true ? insertedRow(file, sql, [...content, id]) : undefined;
  const live = inserted === undefined ? liveRow(file, tables, id) : undefined;
  if (live !== undefined) {
    if (live.position >= write.position) return;
    file.statement(sql.update).run(...content, live.row);
    if (becameMultikey.size > 0 || tables.fields.some((field) => field.multikey))
      forgetElements(file, tables, live.row);
  }
  const row = inserted ?? live?.row ?? insertedRow(file, sql, [...content, id]) ?? null;
  const insert = file.statement(sql.insertElement);
  for (const { field, keys } of elements) {
    for (const key of keys) insert.run(field.number, key, row);
    if (field.multikey || becameMultikey.has(field)) continue;
    markMultikey(file, tables, field);
    becameMultikey.add(field);
  }
}

/** The row of a new document; undefined if the id has a document already. */
function insertedRow(file: SqliteFile, sql: WritingSql, content: SQLInputValue[]): number | bigint | undefined {
  const { changes, lastInsertRowid } = file.statement(sql.insert).run(...content);
  return changes === 0 ? undefined : lastInsertRowid;
}

/** The stored row of a document, or undefined. An id never has both a document and a tombstone. */
function liveRow(
  file: SqliteFile,
  tables: CollectionTables,
  id: string,
): { row: number; position: number } | undefined {
  const found = file.statement(writingSql(tables).live).get(id);
  return found === undefined ? undefined : { row: Number(found['row']), position: Number(found['position']) };
}

/** Position of the event that removed it; undefined if none did. */
function tombstonePosition(file: SqliteFile, tables: CollectionTables, id: string): number | undefined {
  const removed = file.statement(writingSql(tables).tombstone).get(id);
  return removed === undefined ? undefined : Number(removed['position']);
}

/**
 * Whether a collection has tombstones: most never lose a document. No other process writes to the file, and a rollback
 * leaves at most an unnecessary true.
 */
const withTombstones = new WeakMap<CollectionTables, boolean>();

function mayHaveTombstones(file: SqliteFile, tables: CollectionTables): boolean {
  const known = withTombstones.get(tables);
  if (known !== undefined) return known;
  const found = file.statement(`SELECT 1 FROM ${tables.tombstones} LIMIT 1`).get() !== undefined;
  withTombstones.set(tables, found);
  return found;
}

function forgetElements(file: SqliteFile, tables: CollectionTables, row: number): void {
  file.statement(writingSql(tables).deleteElements).run(row);
}

type WritingSql = ReturnType<typeof makeWritingSql>;

/** Made once for each collection, not for every document. */
const writingSqlOf = new WeakMap<CollectionTables, WritingSql>();

function writingSql(tables: CollectionTables): WritingSql {
  const known = writingSqlOf.get(tables);
  if (known !== undefined) return known;
  const made = makeWritingSql(tables);
  writingSqlOf.set(tables, made);
  return made;
}

/**
 * The last parameter is the id for `insert` and the row for `update`, so both take their parameters in the same order.
 */
function makeWritingSql({ documents, elements, tombstones, fields }: CollectionTables) {
  const content = ['position', ...fields.map((field) => field.column), 'document'];
  return {
    live: `SELECT row, position FROM ${documents} WHERE id = ?`,
    tombstone: `SELECT position FROM ${tombstones} WHERE id = ?`,
    unbury: `DELETE FROM ${tombstones} WHERE id = ?`,
    insert: `
      INSERT INTO ${documents} (${content.join(', ')}, id) VALUES (${content.map(() => '?').join(', ')}, ?)
      ON CONFLICT (id) DO NOTHING`,
    update: `UPDATE ${documents} SET ${content.map((column) => `${column} = ?`).join(', ')} WHERE row = ?`,
    insertElement: `INSERT INTO ${elements} (field, key, row) VALUES (?, ?, ?)`,
    deleteElements: `DELETE FROM ${elements} WHERE row = ?`,
  };
}

function storedForm({ _id, position, revision, document }: Replacement): StoredDocument {
  const content = { ...document };
  delete content['_revision'];
  return { ...content, _id, _position: position, ...(revision === undefined ? {} : { _revision: revision }) };
}
