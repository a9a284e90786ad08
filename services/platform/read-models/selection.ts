/** The SELECT … FROM … WHERE of a filter. */
import { rowsOfOneTest } from './field-tests-to-sql.js';
import type { FieldColumns } from './field-columns.js';
import { filterToSql } from './filter-to-sql.js';
import type { ParsedFilter } from './parsed-filter.js';
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
  const where = filterToSql(filter, columns);
  const rows = fewRows(filter, columns, file);
  if (rows === undefined) {
    return { sql: `SELECT ${what} FROM ${columns.documentsTable} WHERE ${where.sql}`, params: where.params };
  }
  if (rows.length === 0) return null;
  // CROSS JOIN keeps SQLite from turning the order of the two around.
  const listed = `(SELECT value AS listed FROM json_each(?)) CROSS JOIN ${columns.documentsTable} ON row = listed`;
  return { sql: `SELECT ${what} FROM ${listed} WHERE ${where.sql}`, params: [JSON.stringify(rows), ...where.params] };
}

function fewRows(filter: ParsedFilter, columns: FieldColumns, file: SqliteFile): number[] | undefined {
  for (const { path, tests } of filter.fields) {
    const query = rowsOfOneTest(path, tests, columns);
    if (query !== undefined) {
      const found = file.statement(`${query.sql} LIMIT ${FEW + 1}`).all(...query.params);
      if (found.length <= FEW) {
        return [...new Set(found.map((one) => Number(one['row'])))];
      }
    }
  }
  return undefined;
}
