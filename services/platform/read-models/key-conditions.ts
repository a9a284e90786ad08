/**
 * Translates tests of a value into conditions on its order key. The keys sort as MongoDB sorts values, so tests become
 * ranges of keys.
 */
import type { JsonValue } from '../event-store/event-store.js';
import {
  bracketBefore,
  bracketFrom,
  NULL_KEY,
  orderKey,
  prefixBefore,
  STRINGS_BEFORE,
  STRINGS_FROM,
} from './order-key.js';
import type { FieldTest, PositiveTest } from './parsed-filter.js';
import { fragment, type SqlFragment } from './sql-fragment.js';

/** A condition on one key; the parameter is the SQL of the key. */
export type KeyCondition = (key: string) => SqlFragment;

type Bound = Extract<FieldTest, { test: 'above' | 'below' }>;

export function conditionOf(test: PositiveTest): KeyCondition {
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

export function equalTo(value: JsonValue): KeyCondition {
  return (key) => fragment(`${key} = ?`, orderKey(value));
}

/**
 * SQLite estimates 25 values for every list and prefers another index, such as that of a marina by date, to the one of
 * this field. So a list of one value is written as the value.
 */
export function oneOf(values: readonly JsonValue[]): KeyCondition {
  const [only, ...more] = values;
  if (only !== undefined && more.length === 0) return equalTo(only);
  const keys = JSON.stringify(values.map(orderKey));
  return (key) => fragment(`${key} IN (SELECT value FROM json_each(?))`, keys);
}

/**
 * Combines both bounds within one bracket into one range; otherwise SQLite may scan the index from a bound to the end
 * of the bracket. Valid only when a document has one value: in an array, each bound may be met by another element.
 */
export function closedRange(tests: readonly FieldTest[]): KeyCondition | undefined {
  const bounds = tests.filter(isBound);
  const [first, second] = bounds;
  if (first === undefined || second === undefined || bounds.length > 2 || first.test === second.test) return undefined;
  const limits = [orderKey(first.value), orderKey(second.value)] as const;
  if (bracketFrom(limits[0]) !== bracketFrom(limits[1]) || bracketFrom(limits[0]) === NULL_KEY) return undefined;
  return (key) => fragment(`(${key} ${comparison(first)} ? AND ${key} ${comparison(second)} ?)`, ...limits);
}

export function isBound(test: FieldTest): test is Bound {
  return test.test === 'above' || test.test === 'below';
}

/** Greater or less within the bracket of the value; nothing is greater or less than null. */
function bounded(bound: Bound): KeyCondition {
  if (bound.value === null) return bound.inclusive ? equalTo(null) : () => fragment('0');
  const limit = orderKey(bound.value);
  return bound.test === 'above'
    ? (key) => fragment(`(${key} ${comparison(bound)} ? AND ${key} < ?)`, limit, bracketBefore(limit))
    : (key) => fragment(`(${key} ${comparison(bound)} ? AND ${key} >= ?)`, limit, bracketFrom(limit));
}

function comparison({ test, inclusive }: Bound): string {
  return (test === 'above' ? '>' : '<') + (inclusive ? '=' : '');
}

function startingWith(text: string): KeyCondition {
  const prefix = orderKey(text);
  return (key) => fragment(`(${key} >= ? AND ${key} < ?)`, prefix, prefixBefore(prefix));
}

/** Compares bytes, because SQLite's text functions end at U+0000. */
function containing(text: string): KeyCondition {
  return (key) =>
    fragment(
      `(${key} >= ? AND ${key} < ? AND instr(substr(CAST(${key} AS BLOB), 2), CAST(? AS BLOB)) > 0)`,
      STRINGS_FROM,
      STRINGS_BEFORE,
      text.toWellFormed(),
    );
}
