/** Lists the collections of the file and their tables; creates, extends and drops them. */
import type { JsonObject } from '../event-store/event-store.js';
import type { FieldColumn } from './field-columns.js';
import { pathComponents } from './field-path.js';
import { indexedKeys } from './indexed-keys.js';
import { InvalidQueryError } from './invalid-query-error.js';
import type { CollectionDefinition } from './read-model-store.js';
import type { SqliteFile } from './sqlite-file.js';

export interface CollectionTables {
  id: number;
  documents: string;
  elements: string;
  tombstones: string;
  /** The fields of the declared indexes, without `_id`. */
  fields: FieldColumn[];
  /** Fields of the declared indexes; empty while the collection is filled. */
  indexes: readonly (readonly string[])[];
}

export function collectionNames(file: SqliteFile): string[] {
  const rows = file.statement('SELECT name FROM collections ORDER BY name').all();
  return rows.map((row) => String(row['name']));
}

/** Creates missing tables, columns and indexes, and drops indexes that are no longer declared. */
export function openTables(file: SqliteFile, definition: CollectionDefinition): CollectionTables {
  const declared = [...new Set(definition.indexes.flatMap((index) => index.fields))];
  const wrong = declared.find((path) => pathComponents(path) === undefined);
  if (wrong !== undefined || definition.name === '') {
    throw new InvalidQueryError(`not a collection with fields to index: '${definition.name}', '${wrong ?? ''}'`);
  }
  return file.transaction(() => {
    const paths = declared.filter((path) => path !== '_id');
    const id = findId(file, definition.name) ?? create(file, definition.name, paths);
    const indexes = definition.filling === true ? [] : definition.indexes.map(({ fields }) => fields);
    const tables: CollectionTables = { ...tableNames(id), fields: loadFields(file, id), indexes };
    const added = paths.filter((path) => tables.fields.every((field) => field.path !== path));
    if (added.length > 0) {
      addFields(file, id, tables, added);
    }
    // A definition without indexes changes none: an older version that is still read has indexes of its own.
    if (definition.filling === true) alignIndexes(file, id, tables, []);
    else if (definition.indexes.length > 0) alignIndexes(file, id, tables, definition.indexes);
    return tables;
  });
}

export function dropTables(file: SqliteFile, name: string): void {
  file.discarding(() => {
    const id = findId(file, name);
    if (id === undefined) return;
    const { documents, elements, tombstones } = tableNames(id);
    file.execute(`DROP TABLE ${documents}; DROP TABLE ${elements}; DROP TABLE ${tombstones}`);
    file.statement('DELETE FROM fields WHERE collection = ?').run(id);
    file.statement('DELETE FROM collections WHERE id = ?').run(id);
  });
}

/**
 * Tables have numbers instead of the collection's name: any name is possible, and the tables of a dropped collection
 * are never reused.
 */
function tableNames(id: number): Omit<CollectionTables, 'fields' | 'indexes'> {
  return { id, documents: `documents_${id}`, elements: `elements_${id}`, tombstones: `tombstones_${id}` };
}

function findId(file: SqliteFile, name: string): number | undefined {
  const row = file.statement('SELECT id FROM collections WHERE name = ?').get(name);
  return row === undefined ? undefined : Number(row['id']);
}

function create(file: SqliteFile, name: string, paths: readonly string[]): number {
  const id = Number(file.statement('INSERT INTO collections (name) VALUES (?)').run(name).lastInsertRowid);
  const { documents, elements, tombstones } = tableNames(id);
  const columns = insertFields(file, id, 1, paths).map((field) => `${field.column} TEXT,`);
  // The document is the last column, because SQLite must walk through a long text to reach the columns after it.
  file.execute(`
    CREATE TABLE ${documents} (
      row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, position INTEGER NOT NULL, ${columns.join(' ')}
      document TEXT NOT NULL
    );
    CREATE TABLE ${elements} (
      field INTEGER NOT NULL, key TEXT NOT NULL, row INTEGER NOT NULL, PRIMARY KEY (field, key, row)
    ) WITHOUT ROWID;
    CREATE INDEX elements_of_${id} ON ${elements} (row);
    CREATE TABLE ${tombstones} (id TEXT PRIMARY KEY, position INTEGER NOT NULL, revision INTEGER) WITHOUT ROWID;
  `);
  return id;
}

function loadFields(file: SqliteFile, id: number): FieldColumn[] {
  const rows = file.statement('SELECT number, path, multikey FROM fields WHERE collection = ? ORDER BY number').all(id);
  return rows.map((row) => fieldColumn(Number(row['number']), String(row['path']), row['multikey'] === 1));
}

function insertFields(file: SqliteFile, id: number, first: number, paths: readonly string[]): FieldColumn[] {
  const insert = file.statement('INSERT INTO fields (collection, number, path) VALUES (?, ?, ?)');
  return paths.map((path, at) => {
    insert.run(id, first + at, path);
    return fieldColumn(first + at, path, false);
  });
}

function fieldColumn(number: number, path: string, multikey: boolean): FieldColumn {
  return { number, path, components: path.split('.'), column: `key_${number}`, multikey };
}

/** Adds fields to an existing collection; their columns are filled from its documents. */
function addFields(file: SqliteFile, id: number, tables: CollectionTables, paths: readonly string[]): void {
  const added = insertFields(file, id, 1 + (tables.fields.at(-1)?.number ?? 0), paths);
  tables.fields.push(...added);
  for (const { column } of added) {
    file.execute(`ALTER TABLE ${tables.documents} ADD COLUMN ${column} TEXT`);
  }
  const columns = added.map(({ column }) => `${column} = ?`).join(', ');
  const update = file.statement(`UPDATE ${tables.documents} SET ${columns} WHERE row = ?`);
  const insertElement = file.statement(`INSERT INTO ${tables.elements} (field, key, row) VALUES (?, ?, ?)`);
  const next = file.statement(`SELECT row, document FROM ${tables.documents} WHERE row > ? ORDER BY row LIMIT 1`);
  for (let found = next.get(0); found !== undefined; found = next.get(Number(found['row']))) {
    const row = Number(found['row']);
    const { columnKeys, elements } = indexedKeys(JSON.parse(String(found['document'])) as JsonObject, added);
    update.run(...columnKeys, row);
    for (const element of elements) {
      element.keys.forEach((key) => insertElement.run(element.field.number, key, row));
      if (!element.field.multikey) {
        markMultikey(file, tables, element.field);
        element.field.multikey = true;
      }
    }
  }
}

/** Records permanently that documents may have arrays on the way to the field. */
export function markMultikey(file: SqliteFile, { id }: Pick<CollectionTables, 'id'>, field: FieldColumn): void {
  file.statement('UPDATE fields SET multikey = 1 WHERE collection = ? AND number = ?').run(id, field.number);
}

function alignIndexes(
  file: SqliteFile,
  id: number,
  tables: CollectionTables,
  indexes: CollectionDefinition['indexes'],
): void {
  const wanted = new Map(
    indexes.map(({ fields }) => {
      const columns = fields.map((path) => tables.fields.find((field) => field.path === path)?.column ?? 'id');
      // `_id` at the end breaks ties.
      const all = [...new Set([...columns, 'id'])];
      return [`index_${id}_${all.join('_')}`, all.join(', ')];
    }),
  );
  const existing = file
    .statement(
      `SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND name LIKE 'index\\_%' ESCAPE '\\'`,
    )
    .all(tables.documents)
    .map((row) => String(row['name']));
  for (const name of existing.filter((one) => !wanted.has(one))) {
    file.execute(`DROP INDEX ${name}`);
  }
  for (const [name, columns] of wanted) {
    file.execute(`CREATE INDEX IF NOT EXISTS ${name} ON ${tables.documents} (${columns})`);
  }
}
