/** The SELECT … FROM … WHERE of a filter. */
import { rowsOfTest } from './field-tests-to-sql.js';
import type { FieldColumns } from './field-columns.js';
import { filterToSql } from './filter-to-sql.js';
import { isPositive, type ParsedFilter } from './parsed-filter.js';
import type { SqlFragment } from './sql-fragment.js';
import type { SqliteFile } from './sqlite-file.js';

/** Up to so many rows are better looked at one by one than found on the way through another index. */
const FEW = 1000;

/**
 * SQLite cannot tell how many documents an array's element picks, such as the beginning of a word searched for,
 * and rather walks all documents of, say, the marina. So those are counted first, as far as `FEW`, and where
 * they are few only they are looked at. Null: there are none, and nothing needs looking at.
 */
export function selection(
  what: string,
  filter: ParsedFilter,
  columns: FieldColumns,
  file: SqliteFile,
): SqlFragment | null {
  const few = fewRows(filter, columns, file);
  if (few === undefined) {
    const where = filterToSql(filter, columns);
    return { sql: `SELECT ${what} FROM ${columns.documentsTable} WHERE ${where.sql}`, params: where.params };
  }
  const { rows, others } = few;
  if (rows.length === 0) return null;
  const where = filterToSql(others, columns);
  // CROSS JOIN keeps SQLite from turning the order of the two around.
  const listed = `(SELECT value AS listed FROM json_each(?)) CROSS JOIN ${columns.documentsTable} ON row = listed`;
  return { sql: `SELECT ${what} FROM ${listed} WHERE ${where.sql}`, params: [JSON.stringify(rows), ...where.params] };
}

interface FewRows {
  readonly rows: readonly number[];
  /** What else the filter asks of them. */
  readonly others: ParsedFilter;
}

function fewRows(filter: ParsedFilter, columns: FieldColumns, file: SqliteFile): FewRows | undefined {
  for (const field of filter.fields) {
    const test = field.tests.find(isPositive);
    const query = test && rowsOfTest(field.path, test, columns);
    if (query === undefined) continue;
    const found = file.statement(`${query.sql} LIMIT ${FEW + 1}`).all(...query.params);
    if (found.length > FEW) continue;
    const asked = { ...field, tests: field.tests.filter((other) => other !== test) };
    const others = { ...filter, fields: filter.fields.map((other) => (other === field ? asked : other)) };
    return { rows: [...new Set(found.map((one) => Number(one['row'])))], others };
  }
  return undefined;
}
