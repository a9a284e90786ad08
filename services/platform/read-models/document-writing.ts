/** Writes of single documents and tombstones, under the guard that what is stored has seen less. */
import { markMultikey, type CollectionTables } from './collection-catalog.js';
import type { FieldColumn } from './field-columns.js';
import { indexedKeys } from './indexed-keys.js';
import { orderKey } from './order-key.js';
import type { DocumentWrite, StoredDocument } from './read-model-store.js';
import type { SqliteFile } from './sqlite-file.js';

type Replacement = Extract<DocumentWrite, { document: unknown }>;

/** Returns the fields in which this document is the first with an array; within the caller's transaction. */
export function writeDocument(file: SqliteFile, tables: CollectionTables, write: DocumentWrite): FieldColumn[] {
  const id = orderKey(write._id);
  const removed = file.statement(`SELECT position FROM ${tables.tombstones} WHERE id = ?`).get(id);
  if (removed !== undefined && Number(removed['position']) >= write.position) {
    return [];
  }
  if ('removed' in write) {
    bury(file, tables, id, write);
    return [];
  }
  if (removed !== undefined) {
    file.statement(`DELETE FROM ${tables.tombstones} WHERE id = ?`).run(id);
  }
  return replace(file, tables, id, write);
}

/** `{ _id, _position, _removed: true }`, with `_revision` where one was given. */
export function tombstonesOf(file: SqliteFile, tables: CollectionTables, ids: readonly string[]): StoredDocument[] {
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
  const live = file.statement(`SELECT row, position FROM ${tables.documents} WHERE id = ?`).get(id);
  if (live !== undefined) {
    if (Number(live['position']) >= position) {
      return;
    }
    forgetElements(file, tables, Number(live['row']));
    file.statement(`DELETE FROM ${tables.documents} WHERE row = ?`).run(live['row'] ?? null);
  }
  file
    .statement(`INSERT OR REPLACE INTO ${tables.tombstones} (id, position, revision) VALUES (?, ?, ?)`)
    .run(id, position, revision ?? null);
}

function replace(file: SqliteFile, tables: CollectionTables, id: string, write: Replacement): FieldColumn[] {
  const document = storedForm(write);
  const { columnKeys, elements } = indexedKeys(document, tables.fields);
  const written = file.statement(upsertSql(tables)).get(id, write.position, ...columnKeys, JSON.stringify(document));
  if (written === undefined) {
    return [];
  }
  const row = Number(written['row']);
  forgetElements(file, tables, row);
  const becameMultikey: FieldColumn[] = [];
  const insert = file.statement(`INSERT INTO ${tables.elements} (field, key, row) VALUES (?, ?, ?)`);
  for (const { field, keys } of elements) {
    keys.forEach((key) => insert.run(field.number, key, row));
    if (!field.multikey) {
      markMultikey(file, tables, field);
      becameMultikey.push(field);
    }
  }
  return becameMultikey;
}

function forgetElements(file: SqliteFile, tables: CollectionTables, row: number): void {
  file.statement(`DELETE FROM ${tables.elements} WHERE row = ?`).run(row);
}

function upsertSql({ documents, fields }: CollectionTables): string {
  const columns = ['id', 'position', ...fields.map((field) => field.column), 'document'];
  const updates = columns.slice(1).map((column) => `${column} = excluded.${column}`);
  return (
    `INSERT INTO ${documents} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')}) ` +
    `ON CONFLICT (id) DO UPDATE SET ${updates.join(', ')} WHERE excluded.position > ${documents}.position RETURNING row`
  );
}

function storedForm({ _id, position, revision, document }: Replacement): StoredDocument {
  const content = { ...document };
  delete content['_revision'];
  return { ...content, _id, _position: position, ...(revision === undefined ? {} : { _revision: revision }) };
}
