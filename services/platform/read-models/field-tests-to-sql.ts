/** Translates the tests of one field into a condition on the rows of a collection's documents table. */
import { SQL_FUNCTIONS, type FieldColumn, type FieldColumns } from './field-columns.js';
import { closedRange, conditionOf, equalTo, isBound, oneOf, type KeyCondition } from './key-conditions.js';
import { NULL_KEY } from './order-key.js';
import type { FieldTest, PositiveTest } from './parsed-filter.js';
import { fragment, joined, negated, type SqlFragment } from './sql-fragment.js';

interface Field {
  path: string;
  column: FieldColumn | undefined;
  elementsTable: string;
}

export function fieldTestsToSql(path: string, tests: readonly FieldTest[], columns: FieldColumns): SqlFragment {
  const column = columns.columnOf(path);
  const field: Field = { path, column, elementsTable: columns.elementsTable };
  const range = column?.multikey === false ? closedRange(tests) : undefined;
  const others = range === undefined ? tests : tests.filter((test) => !isBound(test));
  return joined('AND', [
    ...(range === undefined ? [] : [someKey(field, range)]),
    ...others.map((test) => testToSql(field, test)),
  ]);
}

/** The rows, some perhaps twice, for which a test of a multikey field holds; undefined: the field is not multikey. */
export function rowsOfTest(path: string, test: PositiveTest, columns: FieldColumns): SqlFragment | undefined {
  const column = columns.columnOf(path);
  if (column?.multikey !== true) return undefined;
  const fits = conditionOf(test);
  const own = fits(column.column);
  const rows = elementRows(column, columns.elementsTable, fits);
  const sql = `SELECT row FROM ${columns.documentsTable} WHERE ${own.sql} UNION ALL ${rows.sql}`;
  return { sql, params: [...own.params, ...rows.params] };
}

function testToSql(field: Field, test: FieldTest): SqlFragment {
  switch (test.test) {
    case 'unequal':
      return negated(someKey(field, equalTo(test.value)));
    case 'none_of':
      return negated(someKey(field, oneOf(test.values)));
    case 'exists':
      return existence(field, test.wanted);
    default:
      return someKey(field, conditionOf(test));
  }
}

/** True when one value of the field matches, in the column or, for documents with arrays, in the elements table. */
function someKey({ path, column, elementsTable }: Field, fits: KeyCondition): SqlFragment {
  if (column === undefined) {
    const keys = fits('value');
    const sql = `EXISTS (SELECT 1 FROM json_each(${SQL_FUNCTIONS.keysAt}(document, ?)) WHERE ${keys.sql})`;
    return { sql, params: [path, ...keys.params] };
  }
  const own = fits(column.column);
  if (!column.multikey) return own;
  const rows = elementRows(column, elementsTable, fits);
  return { sql: `(${own.sql} OR row IN (${rows.sql}))`, params: [...own.params, ...rows.params] };
}

function elementRows({ number }: FieldColumn, elementsTable: string, fits: KeyCondition): SqlFragment {
  const element = fits('key');
  return { sql: `SELECT row FROM ${elementsTable} WHERE field = ${number} AND ${element.sql}`, params: element.params };
}

/** A missing field has the same key as null, so for that key the document itself is read. */
function existence({ path, column }: Field, wanted: boolean): SqlFragment {
  const exists = fragment(`${SQL_FUNCTIONS.existsAt}(document, ?)`, path);
  if (column === undefined) return wanted ? exists : negated(exists);
  const key = column.column;
  if (wanted) return joined('OR', [fragment(`${key} > ?`, NULL_KEY), exists]);
  const nothing = column.multikey ? `(${key} = ? OR ${key} IS NULL)` : `${key} = ?`;
  return joined('AND', [fragment(nothing, NULL_KEY), negated(exists)]);
}
