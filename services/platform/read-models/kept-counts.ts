/** Counts that every page of a list needs, kept in memory instead of counted each time. */
import type { SQLOutputValue } from 'node:sqlite';
import QuickLRU from 'quick-lru';
import type { CollectionTables } from './collection-catalog.js';
import type { FieldColumn } from './field-columns.js';
import { orderKey } from './order-key.js';
import type { ParsedFilter } from './parsed-filter.js';
import type { SqliteFile } from './sqlite-file.js';

/** With more groups than this, each holds few documents, which SQLite counts quickly. */
const MOST_GROUPS = 1000;

type Row = Record<string, SQLOutputValue>;

interface Grouping {
  readonly fields: readonly FieldColumn[];
  /** Counts by the keys of the fields. */
  readonly counts: Map<string, number>;
}

/** Sets of fields kept up to date at least, and at most 31: each costs something with every write. */
const KEPT_GROUPINGS = 16;
/** Filters with more combinations of values than this are counted in the file. */
const MOST_COMBINATIONS = 64;

/**
 * The number of documents for each combination of values in fields that one index holds, for filters on exactly those
 * fields. Counted when first needed and kept up to date with every write; no other process writes to the file.
 */
export class KeptCounts {
  /** Groupings by the paths of their fields; null: too many groups. */
  private readonly groupings = new QuickLRU<string, Grouping | null>({ maxSize: KEPT_GROUPINGS });

  constructor(
    private readonly file: SqliteFile,
    private readonly tables: CollectionTables,
  ) {}

  /** The number of documents that pass the filter; undefined where no kept count answers it. */
  of(filter: ParsedFilter): number | undefined {
    const keysByPath = new Map<string, string[]>();
    for (const { path, tests } of filter.fields) {
      const [test, ...more] = tests;
      if (more.length > 0 || (test?.test !== 'equal' && test?.test !== 'one_of')) return undefined;
      const values = test.test === 'equal' ? [test.value] : test.values;
      keysByPath.set(path, [...new Set(values.map(orderKey))]);
    }
    if (filter.groups.length > 0) return undefined;
    const combinations = [...keysByPath.values()].reduce((product, keys) => product * keys.length, 1);
    const grouping = combinations > MOST_COMBINATIONS ? null : this.grouping([...keysByPath.keys()].sort());
    if (grouping === null) return undefined;
    const keys = grouping.fields.reduce<string[][]>(
      (begun, { path }) => begun.flatMap((keys) => (keysByPath.get(path) ?? []).map((key) => [...keys, key])),
      [[]],
    );
    return keys.reduce((sum, key) => sum + (grouping.counts.get(JSON.stringify(key)) ?? 0), 0);
  }

  /** Runs `work`, which writes documents of these ids. `moveCounts` counts what it changed, once that is committed. */
  following<T>(ids: readonly string[], work: () => T): { readonly result: T; readonly moveCounts: () => void } {
    const kept = [...this.groupings].filter((entry): entry is [string, Grouping] => entry[1] !== null);
    if (kept.length === 0) return { result: work(), moveCounts: () => undefined };
    const before = this.rows(ids);
    const result = work();
    const after = this.rows(ids);
    const moveCounts = (): void => {
      for (const [paths, { fields, counts }] of kept) {
        for (const row of before) add(counts, keyOf(row, fields), -1);
        for (const row of after) add(counts, keyOf(row, fields), 1);
        if (counts.size > 2 * MOST_GROUPS) this.groupings.set(paths, null);
      }
    };
    return { result, moveCounts };
  }

  /** Drops all counts. Needed once a field holds its first array: a document then has more than one value there. */
  forget(): void {
    this.groupings.clear();
  }

  private grouping(paths: readonly string[]): Grouping | null {
    const name = JSON.stringify(paths);
    const known = this.groupings.get(name);
    if (known !== undefined) return known;
    if (paths.length === 0) return null;
    if (!this.tables.indexes.some((index) => paths.every((path) => index.includes(path)))) return null;
    const fields = paths.flatMap((path) => this.tables.fields.find((field) => field.path === path) ?? []);
    if (fields.length < paths.length || fields.some((field) => field.multikey)) return null;
    const columns = fields.map(({ column }) => column).join(', ');
    const sql = `SELECT ${columns}, count(*) AS documents FROM ${this.tables.documents} GROUP BY ${columns} LIMIT ?`;
    const rows = this.file.statement(sql).all(MOST_GROUPS + 1);
    const counts = new Map(rows.map((row) => [keyOf(row, fields), Number(row['documents'])]));
    const made = rows.length > MOST_GROUPS ? null : { fields, counts };
    this.groupings.set(name, made);
    return made;
  }

  private rows(ids: readonly string[]): Row[] {
    const columns = this.tables.fields.map(({ column }) => column).join(', ');
    const sql = `SELECT ${columns} FROM ${this.tables.documents} WHERE id IN (SELECT value FROM json_each(?))`;
    return this.file.statement(sql).all(JSON.stringify([...new Set(ids)].map(orderKey)));
  }
}

function keyOf(row: Row, fields: readonly FieldColumn[]): string {
  return JSON.stringify(fields.map(({ column }) => row[column]));
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
