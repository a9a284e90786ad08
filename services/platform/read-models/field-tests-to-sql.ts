/** Translates what one field is asked. The keys' byte order is MongoDB's order, so tests become ranges of keys. */
import type { JsonValue } from '../event-store/event-store.js';
import { SQL_FUNCTIONS, type FieldColumn, type FieldColumns } from './field-columns.js';
import {
  bracketBefore,
  bracketFrom,
  NULL_KEY,
  orderKey,
  prefixBefore,
  STRINGS_BEFORE,
  STRINGS_FROM,
  type OrderKey,
} from './order-key.js';
import type { FieldTest } from './parsed-filter.js';
import { fragment, joined, negated, type SqlFragment } from './sql-fragment.js';

/** A condition on one key, given the SQL that names it. */
type KeyCondition = (key: string) => SqlFragment;

export function fieldTestsToSql(path: string, tests: readonly FieldTest[], columns: FieldColumns): SqlFragment {
  const column = columns.columnOf(path);
  const field: Field = { path, column, elementsTable: columns.elementsTable };
  const range = column?.multikey === false ? closedRange(tests) : undefined;
  if (range !== undefined) {
    const others = tests.filter((test) => test.test !== 'above' && test.test !== 'below');
    return joined('AND', [someKey(field, range), ...others.map((test) => testToSql(field, test))]);
  }
  return joined(
    'AND',
    tests.map((test) => testToSql(field, test)),
  );
}

/**
 * The rows, some perhaps twice, of which one test of a multikey field holds; undefined where the field is not
 * multikey or is only asked what it is not.
 */
export function rowsOfOneTest(
  path: string,
  tests: readonly FieldTest[],
  columns: FieldColumns,
): SqlFragment | undefined {
  const column = columns.columnOf(path);
  const test = tests.find(isPositive);
  if (column?.multikey !== true || test === undefined) {
    return undefined;
  }
  const fits = conditionOf(test);
  const own = fits(column.column);
  const rows = elementRows(column, columns.elementsTable, fits);
  const sql = `SELECT row FROM ${columns.documentsTable} WHERE ${own.sql} UNION ALL ${rows.sql}`;
  return { sql, params: [...own.params, ...rows.params] };
}

interface Field {
  path: string;
  column: FieldColumn | undefined;
  elementsTable: string;
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

type Negative = Extract<FieldTest, { test: 'unequal' | 'none_of' | 'exists' }>;

function isPositive(test: FieldTest): test is Exclude<FieldTest, Negative> {
  return test.test !== 'unequal' && test.test !== 'none_of' && test.test !== 'exists';
}

/** What one of the values has to fulfil. */
function conditionOf(test: Exclude<FieldTest, Negative>): KeyCondition {
  switch (test.test) {
    case 'equal':
      return equalTo(test.value);
    case 'above':
    case 'below':
      return bounded(test);
    case 'one_of':
      return oneOf(test.values);
    case 'starts_with':
      return startingWith(test.text);
    case 'contains':
      return containing(test.text);
  }
}

/** Some value of the field fits: of the column, or of the elements where documents have arrays there. */
function someKey({ path, column, elementsTable }: Field, fits: KeyCondition): SqlFragment {
  if (column === undefined) {
    const keys = fits('value');
    const sql = `EXISTS (SELECT 1 FROM json_each(${SQL_FUNCTIONS.keysAt}(document, ?)) WHERE ${keys.sql})`;
    return { sql, params: [path, ...keys.params] };
  }
  const own = fits(column.column);
  if (!column.multikey) {
    return own;
  }
  const rows = elementRows(column, elementsTable, fits);
  return { sql: `(${own.sql} OR row IN (${rows.sql}))`, params: [...own.params, ...rows.params] };
}

function elementRows({ number }: FieldColumn, elementsTable: string, fits: KeyCondition): SqlFragment {
  const element = fits('key');
  return { sql: `SELECT row FROM ${elementsTable} WHERE field = ${number} AND ${element.sql}`, params: element.params };
}

function equalTo(value: JsonValue): KeyCondition {
  return (key) => fragment(`${key} = ?`, orderKey(value));
}

function oneOf(values: readonly JsonValue[]): KeyCondition {
  const keys = JSON.stringify(values.map(orderKey));
  return (key) => fragment(`${key} IN (SELECT value FROM json_each(?))`, keys);
}

function startingWith(text: string): KeyCondition {
  const prefix = orderKey(text);
  return (key) => fragment(`(${key} >= ? AND ${key} < ?)`, prefix, prefixBefore(prefix));
}

/** As bytes, which no character can stop: SQLite's text functions end at U+0000. */
function containing(text: string): KeyCondition {
  return (key) =>
    fragment(
      `(${key} >= ? AND ${key} < ? AND instr(substr(CAST(${key} AS BLOB), 2), CAST(? AS BLOB)) > 0)`,
      STRINGS_FROM,
      STRINGS_BEFORE,
      text.toWellFormed(),
    );
}

type Bound = Extract<FieldTest, { test: 'above' | 'below' }>;

/** Greater or less within the bracket of the value; of null there is nothing greater or less. */
function bounded(bound: Bound): KeyCondition {
  if (bound.value === null) {
    return bound.inclusive ? equalTo(null) : () => fragment('0');
  }
  const limit = orderKey(bound.value);
  const other: [string, OrderKey] = bound.test === 'above' ? ['<', bracketBefore(limit)] : ['>=', bracketFrom(limit)];
  return (key) => fragment(`(${key} ${comparison(bound)} ? AND ${key} ${other[0]} ?)`, limit, other[1]);
}

/**
 * Both bounds of one bracket as one tight range, else SQLite may walk the index from a bound to the end of
 * the bracket. Only where a document has one value: of an array, each bound may be met by another element.
 */
function closedRange(tests: readonly FieldTest[]): KeyCondition | undefined {
  const bounds = tests.filter((test): test is Bound => test.test === 'above' || test.test === 'below');
  const [first, second] = bounds;
  if (first === undefined || second === undefined || bounds.length > 2 || first.test === second.test) {
    return undefined;
  }
  const limits = [orderKey(first.value), orderKey(second.value)] as const;
  if (bracketFrom(limits[0]) !== bracketFrom(limits[1]) || bracketFrom(limits[0]) === NULL_KEY) {
    return undefined;
  }
  return (key) => fragment(`(${key} ${comparison(first)} ? AND ${key} ${comparison(second)} ?)`, ...limits);
}

function comparison({ test, inclusive }: Bound): string {
  return (test === 'above' ? '>' : '<') + (inclusive ? '=' : '');
}

/** The key of a missing field is that of null, so where the key says null the document itself is asked. */
function existence({ path, column }: Field, wanted: boolean): SqlFragment {
  const exists = fragment(`${SQL_FUNCTIONS.existsAt}(document, ?)`, path);
  if (column === undefined) {
    return wanted ? exists : negated(exists);
  }
  const key = column.column;
  if (wanted) {
    return joined('OR', [fragment(`${key} > ?`, NULL_KEY), exists]);
  }
  const nothing = column.multikey ? `(${key} = ? OR ${key} IS NULL)` : `${key} = ?`;
  return joined('AND', [fragment(nothing, NULL_KEY), negated(exists)]);
}
