/** A checked filter of the port as the server understands it: the port's meaning is MongoDB's own. */
import type { Document } from 'mongodb';
import type { JsonValue } from '../../event-store/event-store.js';
import { isJsonObject } from '../document-paths.js';
import type { FieldTest, ParsedFilter } from '../parsed-filter.js';

const GROUPS = { all: '$and', any: '$or', none: '$nor' } as const;

/**
 * Every value stands behind an operator of our own, so that an object in a filter is only ever compared with, never obeyed.
 * Conditions are one list, in which two on one field are both kept; the server joins them.
 */
export function filterToMongo(filter: ParsedFilter): Document {
  const conditions: Document[] = [
    ...filter.fields.flatMap(({ path, tests }) => tests.map((test) => conditionOn(path, test))),
    ...filter.groups.map(({ kind, filters }) => ({ [GROUPS[kind]]: filters.map(filterToMongo) })),
  ];
  const [only] = conditions;
  return only === undefined ? {} : conditions.length === 1 ? only : { $and: conditions };
}

/** `$in` takes no objects that look like operators; one by one they may be compared with. */
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

/** As a pattern that means the text itself. A NUL may not stand in a pattern. */
function literally(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll('\u0000', '\\x00');
}
