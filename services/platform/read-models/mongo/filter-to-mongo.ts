/** Translates a checked filter of the port for the server. The port's semantics are MongoDB's own. */
import type { Document } from 'mongodb';
import type { JsonValue } from '../../event-store/event-store.js';
import { isJsonObject } from '../document-paths.js';
import type { FieldTest, ParsedFilter } from '../parsed-filter.js';

const GROUPS = { all: '$and', any: '$or', none: '$nor' } as const;

/**
 * Every value follows an operator that this adapter writes, so an object in a filter is only compared and never
 * interpreted. The conditions are a list, which keeps two conditions on one field; the server joins them.
 */
export function filterToMongo(filter: ParsedFilter): Document {
  const conditions: Document[] = [
    ...filter.fields.flatMap(({ path, tests }) => tests.map((test) => conditionOn(path, test))),
    ...filter.groups.map(({ kind, filters }) => ({ [GROUPS[kind]]: filters.map(filterToMongo) })),
  ];
  const [only] = conditions;
  return only === undefined ? {} : conditions.length === 1 ? only : { $and: conditions };
}

/** `$in` refuses objects that look like operators; a comparison with each of them is allowed. */
function conditionOn(path: string, test: FieldTest): Document {
  if ((test.test === 'one_of' || test.test === 'none_of') && test.values.some(looksLikeOperator)) {
    const each = test.values.map((value) => ({ [path]: { $eq: value } }));
    return { [test.test === 'one_of' ? '$or' : '$nor']: each };
  }
  return { [path]: testToMongo(test) };
}

function looksLikeOperator(value: JsonValue): boolean {
  return isJsonObject(value) && Object.keys(value).some((name) => name.startsWith('$'));
}

function testToMongo(test: FieldTest): Record<string, JsonValue> {
  switch (test.test) {
    case 'equal':
      return { $eq: test.value };
    case 'unequal':
      return { $ne: test.value };
    case 'above':
      return { [test.inclusive ? '$gte' : '$gt']: test.value };
    case 'below':
      return { [test.inclusive ? '$lte' : '$lt']: test.value };
    case 'one_of':
      return { $in: [...test.values] };
    case 'none_of':
      return { $nin: [...test.values] };
    case 'exists':
      return { $exists: test.wanted };
    case 'starts_with':
      return { $regex: `^${literally(test.text)}` };
    case 'contains':
      return { $regex: literally(test.text) };
  }
}

/** A pattern that matches the text literally. A pattern must not contain NUL. */
function literally(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll('\u0000', '\\x00');
}
