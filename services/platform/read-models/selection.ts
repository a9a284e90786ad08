/** The SELECT … FROM … WHERE of a filter. */
import { rowsOfTest } from './field-tests-to-sql.js';
import type { FieldColumns } from './field-columns.js';
import { filterToSql } from './filter-to-sql.js';
import { isPositive, type ParsedFilter } from './parsed-filter.js';
import type { SqlFragment } from './sql-fragment.js';
import type { SqliteFile } from './sqlite-file.js';

/** Up to this number of rows, reading them one by one is faster than a scan of another index. */
const FEW = 1000;

/**
 * SQLite cannot estimate how many documents an array element selects, such as the prefix of a search word, and tends to
 * scan all documents of, say, the marina. So those rows are counted first, up to `FEW`, and when they are few only they
 * are tested. Null: there are none, and no query is needed.
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
  // CROSS JOIN keeps SQLite from reversing the join order.
  const listed = `(SELECT value AS listed FROM json_each(?)) CROSS JOIN ${columns.documentsTable} ON row = listed`;
  return { sql: `SELECT ${what} FROM ${listed} WHERE ${where.sql}`, params: [JSON.stringify(rows), ...where.params] };
}

interface FewRows {
  readonly rows: readonly number[];
  /** The other conditions of the filter. */
  readonly others: ParsedFilter;
}

function fewRows(filter: ParsedFilter, columns: FieldColumns, file: SqliteFile): FewRows | undefined {
  for (const field of filter.fields) {
    const test = field.tests.find(isPositive);
    const query = test && rowsOfTest(field.path, test, columns);
    if (query === undefined) continue;
    const found = file.statement(`${query.sql} LIMIT ${FEW + 1}`).all(...query.params);
    if (found.length > FEW) continue;
    const rest = { ...field, tests: field.tests.filter((other) => other !== test) };
    const others = { ...filter, fields: filter.fields.map((other) => (other === field ? rest : other)) };
    return { rows: [...new Set(found.map((one) => Number(one['row'])))], others };
  }
  return undefined;
}
