/**
 * The result of a filter and a sort according to mingo, an independent implementation of MongoDB's query language.
 * It differs from MongoDB in some cases, which the random queries avoid and the examples of the suite cover:
 * - strings are compared by UTF-16 units, not UTF-8 bytes (differs from U+E000 on and for surrogates);
 * - objects are equal in any order of their fields, and compared by sorted names before values;
 * - null, $exists and nested arrays under a path through an array of objects;
 * - `a.1: null` if the array is too short; `a.0: 5` if that element is itself an array;
 * - `$gte: null` and `$lte: null` for missing fields; whole arrays in `$in` and ranges;
 * - sorting by arrays: this oracle first reduces each array to the element that determines its order.
 */
import { find } from 'mingo';
import type { JsonObject, JsonValue } from '../../../services/platform/event-store/event-store.js';
import type { Filter, Sort } from '../../../services/platform/read-models/read-model-store.js';

export type Thing = JsonObject & { _id: string };

/** Ids of the matches in order, without skip and limit. */
export function expectedIds(documents: readonly Thing[], filter: Filter, sort: Sort): string[] {
  const byId = [...documents].sort((one, other) => (one._id < other._id ? -1 : 1));
  const matches = find<Thing>(byId, translated(filter)).all();
  if (sort.length === 0) {
    return matches.map((thing) => thing._id);
  }
  const keyed = matches.map((thing) => ({
    _id: thing._id,
    ...Object.fromEntries(sort.map(([path, direction], at) => [`by${at}`, sortValue(thing, path, direction)])),
  }));
  const order = Object.fromEntries(sort.map(([, direction], at) => [`by${at}`, direction]));
  return find<Thing>(keyed, {})
    .sort(order)
    .all()
    .map((thing) => thing._id);
}

/** Translates the port's `$startsWith` and `$contains` to regular expressions. */
function translated(filter: Filter): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filter as Record<string, unknown>).map(([path, condition]) => [
      path,
      path.startsWith('$') ? (condition as Filter[]).map(translated) : translatedCondition(condition),
    ]),
  );
}

function translatedCondition(condition: unknown): unknown {
  if (typeof condition === 'object' && condition !== null && '$startsWith' in condition) {
    return { $regex: new RegExp(`^${literally(String(condition.$startsWith))}`) };
  }
  if (typeof condition === 'object' && condition !== null && '$contains' in condition) {
    return { $regex: new RegExp(literally(String(condition.$contains))) };
  }
  return condition;
}

function sortValue(thing: Thing, path: string, direction: 1 | -1): JsonValue | undefined {
  const [name = '', field] = path.split('.');
  const value = thing[name];
  if (field !== undefined && Array.isArray(value)) {
    const inside = value.map((element) => fieldOf(element, field) ?? null);
    return inside.length === 0 ? null : extreme(inside, direction);
  }
  const end = field === undefined ? value : fieldOf(value, field);
  return Array.isArray(end) && end.length > 0 ? extreme(end, direction) : end;
}

function fieldOf(value: JsonValue | undefined, field: string): JsonValue | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value[field] : undefined;
}

function extreme(values: readonly JsonValue[], direction: 1 | -1): JsonValue | undefined {
  const wrapped = values.map((value) => ({ value }));
  const [first] = find<{ value: JsonValue }>(wrapped, {}).sort({ value: direction }).all();
  return first?.value;
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
