/** A filter of the port, checked and normalised for the adapters. */
import type { JsonValue } from '../event-store/event-store.js';
import { pathComponents } from './field-path.js';
import { InvalidQueryError } from './invalid-query-error.js';
import type { Filter } from './read-model-store.js';

/** A filter that is deeper than this is a programming error. */
const DEEPEST = 16;
const MOST_CONDITIONS = 500;
const MOST_VALUES = 10_000;

/** A positive test holds for a field when one of its values passes; a negative one when none does. */
export type FieldTest =
  | { test: 'equal'; value: JsonValue }
  | { test: 'unequal'; value: JsonValue }
  | { test: 'above' | 'below'; value: JsonValue; inclusive: boolean }
  | { test: 'one_of'; values: readonly JsonValue[] }
  | { test: 'none_of'; values: readonly JsonValue[] }
  | { test: 'exists'; wanted: boolean }
  | { test: 'starts_with' | 'contains'; text: string };

export type NegativeTest = Extract<FieldTest, { test: 'unequal' | 'none_of' | 'exists' }>;
export type PositiveTest = Exclude<FieldTest, NegativeTest>;

/** A positive test looks for a matching value; a negative one depends on all values. */
export function isPositive(test: FieldTest): test is PositiveTest {
  return test.test !== 'unequal' && test.test !== 'none_of' && test.test !== 'exists';
}

/** A conjunction: every part must hold. */
export interface ParsedFilter {
  fields: { path: string; tests: FieldTest[] }[];
  groups: { kind: 'all' | 'any' | 'none'; filters: ParsedFilter[] }[];
}

const GROUPS = new Map([
  ['$and', 'all'],
  ['$or', 'any'],
  ['$nor', 'none'],
] as const);

/**
 * @throws InvalidQueryError for unknown operators, values that JSON cannot hold, and filters that are too big or too
 * deep.
 */
export function parseFilter(filter: Filter): ParsedFilter {
  return parseGroup(filter, 1, { conditions: 0 });
}

function parseGroup(filter: Filter, depth: number, size: { conditions: number }): ParsedFilter {
  if (!isPlainObject(filter)) throw new InvalidQueryError('a filter is an object of paths and conditions');
  if (depth > DEEPEST) throw new InvalidQueryError(`a filter nests at most ${DEEPEST} deep`);
  const parsed: ParsedFilter = { fields: [], groups: [] };
  for (const [key, given] of Object.entries(filter as Record<string, unknown>)) {
    size.conditions += 1;
    if (size.conditions > MOST_CONDITIONS) {
      throw new InvalidQueryError(`a filter has at most ${MOST_CONDITIONS} conditions`);
    }
    const kind = GROUPS.get(key as '$and');
    if (kind !== undefined) {
      parsed.groups.push({ kind, filters: groupMembers(key, given).map((one) => parseGroup(one, depth + 1, size)) });
    } else if (key.startsWith('$')) {
      throw new InvalidQueryError(`unknown operator ${key}`);
    } else {
      assertPath(key);
      parsed.fields.push({ path: key, tests: parseCondition(key, given) });
    }
  }
  return parsed;
}

function groupMembers(operator: string, given: unknown): Filter[] {
  if (!Array.isArray(given) || given.length === 0) throw new InvalidQueryError(`${operator} takes at least one filter`);
  return given as Filter[];
}

function parseCondition(path: string, given: unknown): FieldTest[] {
  if (!isPlainObject(given)) return [{ test: 'equal', value: jsonValue(path, given) }];
  const operators = Object.keys(given).filter((key) => key.startsWith('$'));
  if (operators.length === 0) return [{ test: 'equal', value: jsonValue(path, given) }];
  if (operators.length < Object.keys(given).length) {
    throw new InvalidQueryError(`${path}: operators and fields side by side`);
  }
  return operators.map((operator) => parseTest(path, operator, given[operator]));
}

function parseTest(path: string, operator: string, given: unknown): FieldTest {
  switch (operator) {
    case '$eq':
      return { test: 'equal', value: jsonValue(path, given) };
    case '$ne':
      return { test: 'unequal', value: jsonValue(path, given) };
    case '$gt':
    case '$gte':
      return { test: 'above', value: jsonValue(path, given), inclusive: operator === '$gte' };
    case '$lt':
    case '$lte':
      return { test: 'below', value: jsonValue(path, given), inclusive: operator === '$lte' };
    case '$in':
      return { test: 'one_of', values: valueList(path, operator, given) };
    case '$nin':
      return { test: 'none_of', values: valueList(path, operator, given) };
    case '$exists':
      if (typeof given !== 'boolean') throw new InvalidQueryError(`${path}: $exists takes true or false`);
      return { test: 'exists', wanted: given };
    case '$startsWith':
      return { test: 'starts_with', text: searchText(path, operator, given) };
    case '$contains':
      return { test: 'contains', text: searchText(path, operator, given) };
    default:
      throw new InvalidQueryError(`${path}: unknown operator ${operator}`);
  }
}

function valueList(path: string, operator: string, given: unknown): JsonValue[] {
  if (!Array.isArray(given)) throw new InvalidQueryError(`${path}: ${operator} takes a list of values`);
  if (given.length > MOST_VALUES) {
    throw new InvalidQueryError(`${path}: ${operator} takes at most ${MOST_VALUES} values`);
  }
  return given.map((value) => jsonValue(path, value));
}

function searchText(path: string, operator: string, given: unknown): string {
  if (typeof given !== 'string') throw new InvalidQueryError(`${path}: ${operator} takes a string`);
  return given;
}

function jsonValue(path: string, value: unknown): JsonValue {
  if (!isJson(value, 1)) throw new InvalidQueryError(`${path}: not a JSON value (undefined, a Date, NaN, a class …)`);
  return value;
}

function isJson(value: unknown, depth: number): value is JsonValue {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value);
    case 'object': {
      if (value === null) return true;
      const parts = Array.isArray(value)
        ? (value as unknown[])
        : isPlainObject(value)
          ? Object.values(value)
          : undefined;
      return parts !== undefined && depth <= DEEPEST && parts.every((part) => isJson(part, depth + 1));
    }
    default:
      return false;
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function assertPath(path: string): void {
  if (pathComponents(path) === undefined) throw new InvalidQueryError(`not a field path: '${path}'`);
}
