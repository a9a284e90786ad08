/** Counts that are asked for with every page of a list, kept in memory instead of counted each time. */
import type { SQLOutputValue } from 'node:sqlite';
import type { CollectionTables } from './collection-catalog.js';
import type { FieldColumn } from './field-columns.js';
import { orderKey } from './order-key.js';
import type { ParsedFilter } from './parsed-filter.js';
import type { SqliteFile } from './sqlite-file.js';

/** More groups than this tell few documents apart each, and those are counted quickly. */
const MOST_GROUPS = 1000;

type Row = Record<string, SQLOutputValue>;

interface Grouping {
  readonly fields: readonly FieldColumn[];
  /** By the keys of the fields. */
  readonly counts: Map<string, number>;
}

/** So many sets of fields are kept up; the one asked for longest ago goes. */
const MOST_GROUPINGS = 24;
/** Filters with more combinations of values are counted. */
const MOST_COMBINATIONS = 64;

/**
 * How many documents have which values in fields that one index holds, for filters that ask for values of exactly
 * those. Counted when first asked for and kept up with every write; nobody else writes to the file.
 */
export class KeptCounts {
  /** By the paths of their fields; null: there are too many groups. */
  private readonly groupings = new Map<string, Grouping | null>();

  constructor(
    private readonly file: SqliteFile,
    private readonly tables: CollectionTables,
  ) {}

  /** Undefined: not to be had here. */
  of(filter: ParsedFilter): number | undefined {
    const asked = new Map<string, string[]>();
    for (const { path, tests } of filter.fields) {
      const [test, ...more] = tests;
      if (more.length > 0 || (test?.test !== 'equal' && test?.test !== 'one_of')) return undefined;
      const values = test.test === 'equal' ? [test.value] : test.values;
      asked.set(path, [...new Set(values.map(orderKey))]);
    }
    if (filter.groups.length > 0) return undefined;
    const combinations = [...asked.values()].reduce((product, keys) => product * keys.length, 1);
    const grouping = combinations > MOST_COMBINATIONS ? null : this.grouping([...asked.keys()].sort());
    if (grouping === null) return undefined;
    const keys = grouping.fields.reduce<string[][]>(
      (begun, { path }) => begun.flatMap((keys) => (asked.get(path) ?? []).map((key) => [...keys, key])),
      [[]],
    );
    return keys.reduce((sum, key) => sum + (grouping.counts.get(JSON.stringify(key)) ?? 0), 0);
  }

  /** Writes documents of these ids by `work`, and counts anew what it changed. */
  following<T>(ids: readonly string[], work: () => T): T {
    const kept = [...this.groupings].filter((entry): entry is [string, Grouping] => entry[1] !== null);
    if (kept.length === 0) return work();
    const before = this.rows(ids);
    const result = work();
    const after = this.rows(ids);
    for (const [paths, { fields, counts }] of kept) {
      for (const row of before) add(counts, keyOf(row, fields), -1);
      for (const row of after) add(counts, keyOf(row, fields), 1);
      if (counts.size > 2 * MOST_GROUPS) this.groupings.set(paths, null);
    }
    return result;
  }

  /** After a field has met its first array: documents have more than one value there. */
  forget(): void {
    this.groupings.clear();
  }

  private grouping(paths: readonly string[]): Grouping | null {
    const name = JSON.stringify(paths);
    const known = this.groupings.get(name);
    if (known !== undefined) {
      // Taken out and put back, the one used longest ago is always the first.
      this.groupings.delete(name);
      this.groupings.set(name, known);
      return known;
    }
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
    const [oldest = ''] = this.groupings.keys();
    if (this.groupings.size > MOST_GROUPINGS) this.groupings.delete(oldest);
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
