/** One collection of the embedded read models. */
import type { SQLOutputValue } from 'node:sqlite';
import type { CollectionTables } from './collection-catalog.js';
import { tombstonesOf, writeDocuments } from './document-writing.js';
import type { FieldColumn, FieldColumns } from './field-columns.js';
import { groupedFields, groupKeySql } from './group-sql.js';
import { KeptCounts } from './kept-counts.js';
import { sumSql } from './sum-sql.js';
import { orderKey } from './order-key.js';
import { parseFilter } from './parsed-filter.js';
import { parsePage } from './parsed-page.js';
import type {
  DocumentGroup,
  DocumentWrite,
  Filter,
  FindOptions,
  Grouping,
  ReadModelCollection,
  StoredDocument,
} from './read-model-store.js';
import { selection } from './selection.js';
import { sortToSql } from './sort-to-sql.js';
import type { SqlFragment } from './sql-fragment.js';
import type { SqliteFile } from './sqlite-file.js';

const ID_COLUMN: FieldColumn = { number: 0, path: '_id', components: ['_id'], column: 'id', multikey: false };

/** Rare enough to cost nothing, and frequent enough for good index choices at the end of a rebuild. */
const WRITES_PER_STATISTICS = 10_000;

export class CollectionTable implements ReadModelCollection, FieldColumns {
  private writtenSinceStatistics = 0;
  private byPath: ReadonlyMap<string, FieldColumn>;
  private counts: KeptCounts;

  constructor(
    private readonly file: SqliteFile,
    private tables: CollectionTables,
  ) {
    this.byPath = columnsByPath(tables);
    this.counts = new KeptCounts(file, tables);
  }

  /** Adopts the tables after the collection was opened again, perhaps with more indexes. */
  reopen(tables: CollectionTables): this {
    this.tables = tables;
    this.byPath = columnsByPath(tables);
    this.counts = new KeptCounts(this.file, tables);
    return this;
  }

  get documentsTable(): string {
    return this.tables.documents;
  }

  get elementsTable(): string {
    return this.tables.elements;
  }

  columnOf(path: string): FieldColumn | undefined {
    return this.byPath.get(path);
  }

  getMany(ids: readonly string[]): Promise<StoredDocument[]> {
    return this.file.answer(() => this.documentsOf(ids));
  }

  getManyWithTombstones(ids: readonly string[]): Promise<StoredDocument[]> {
    return this.file.answer(() => [...this.documentsOf(ids), ...tombstonesOf(this.file, this.tables, ids)]);
  }

  get(id: string): Promise<StoredDocument | undefined> {
    const sql = `SELECT document FROM ${this.tables.documents} WHERE id = ?`;
    return this.file.answer(() => {
      const row = this.file.statement(sql).get(orderKey(id));
      return row === undefined ? undefined : stored(row);
    });
  }

  /**
   * Finds the rows first, from indexes alone when they hold all the fields of the filter and the sort, and reads only
   * those documents.
   */
  find(options: FindOptions): Promise<StoredDocument[]> {
    return this.file.answer(() => {
      const query = this.findSql(options);
      if (query === null) return [];
      const rows = this.file.statement(query.sql).all(...query.params);
      const document = this.file.statement(`SELECT document FROM ${this.tables.documents} WHERE row = ?`);
      return rows.map((row) => stored(document.get(row['row'] ?? null)));
    });
  }

  count(filter: Filter = {}): Promise<number> {
    return this.file.answer(() => {
      const parsed = parseFilter(filter);
      const kept = this.counts.of(parsed);
      if (kept !== undefined) return kept;
      const query = selection('count(*) AS documents', parsed, this, this.file);
      return query === null ? 0 : Number(this.file.statement(query.sql).get(...query.params)?.['documents']);
    });
  }

  sum(fields: readonly string[], filter: Filter = {}): Promise<number[]> {
    return this.file.answer(() => {
      const query = selection(fields.map(sumSql).join(', '), parseFilter(filter), this, this.file);
      const row = query === null ? undefined : this.file.statement(query.sql).get(...query.params);
      return fields.map((_, at) => Number(row?.[`sum_${at}`] ?? 0));
    });
  }

  group(grouping: Grouping, filter: Filter = {}): Promise<DocumentGroup[]> {
    return this.file.answer(() => {
      const { sums = [] } = grouping;
      const keys = groupedFields(grouping).map((field, at) => groupKeySql(field, at, this));
      const what = [...keys, 'count(*) AS documents', ...sums.map(sumSql)].join(', ');
      const query = selection(what, parseFilter(filter), this, this.file);
      if (query === null) return [];
      const names = keys.map((_, at) => `group_${at}`);
      const rows = this.file.statement(`${query.sql} GROUP BY ${names.join(', ')}`).all(...query.params);
      return rows.map((row) => ({
        key: names.map((name) => (typeof row[name] === 'string' ? row[name] : null)),
        count: Number(row['documents']),
        sums: sums.map((_, at) => Number(row[`sum_${at}`])),
      }));
    });
  }

  /** SQLite's query plan of a find, one step a line, to show which indexes it uses. */
  explain(options: FindOptions): Promise<string[]> {
    return this.file.answer(() => {
      const query = this.findSql(options);
      if (query === null) return [];
      const steps = this.file.statement(`EXPLAIN QUERY PLAN ${query.sql}`).all(...query.params);
      return steps.map((step) => String(step['detail']));
    });
  }

  write(writes: readonly DocumentWrite[]): Promise<void> {
    return this.file.answer(() => this.file.transaction(() => this.writeWithin(writes))());
  }

  /** Must run within a transaction. Returns what has to follow once it is committed; a rollback undoes the rest. */
  writeWithin(writes: readonly DocumentWrite[]): () => void {
    const ids = writes.map(({ _id }) => _id);
    const { result: becameMultikey, moveCounts } = this.counts.following(ids, () =>
      writeDocuments(this.file, this.tables, writes),
    );
    return () => {
      moveCounts();
      if (becameMultikey.size > 0) this.counts.forget();
      becameMultikey.forEach((field) => (field.multikey = true));
      this.writtenSinceStatistics += writes.length;
      if (this.writtenSinceStatistics >= WRITES_PER_STATISTICS) {
        this.writtenSinceStatistics = 0;
        this.file.refreshStatistics();
      }
    };
  }

  private documentsOf(ids: readonly string[]): StoredDocument[] {
    const sql = `SELECT document FROM ${this.tables.documents} WHERE id IN (SELECT value FROM json_each(?))`;
    return this.file
      .statement(sql)
      .all(JSON.stringify(ids.map(orderKey)))
      .map(stored);
  }

  private findSql(options: FindOptions): SqlFragment | null {
    const page = parsePage(options);
    const selected = selection('row', parseFilter(options.filter ?? {}), this, this.file);
    if (selected === null) return null;
    const order = sortToSql(page.sort, this);
    return {
      sql: `${selected.sql} ORDER BY ${order.sql} LIMIT ? OFFSET ?`,
      params: [...selected.params, ...order.params, page.limit ?? -1, page.skip],
    };
  }
}

function columnsByPath({ fields }: CollectionTables): ReadonlyMap<string, FieldColumn> {
  return new Map([ID_COLUMN, ...fields].map((field) => [field.path, field]));
}

function stored(row: Record<string, SQLOutputValue> | undefined): StoredDocument {
  return JSON.parse(String(row?.['document'])) as StoredDocument;
}
