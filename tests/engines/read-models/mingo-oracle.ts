/**
 * What mingo, which knows MongoDB's query language and nothing of our stores, says to a filter and a sort.
 * It departs from MongoDB in places; those the random questions avoid and the examples of the suite settle:
 * - strings by UTF-16 units, not UTF-8 bytes (differs from U+E000 on and for surrogates);
 * - objects equal whatever the order of their fields, and compared by sorted names before values;
 * - null, $exists and nested arrays under a path through an array of objects;
 * - `a.1: null` where the array is too short; `a.0: 5` where that element is itself an array;
 * - `$gte: null` and `$lte: null` for missing fields; whole arrays in `$in` and ranges;
 * - sorting by arrays: here each array is first reduced to the element it sorts by.
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

/** The port's `$startsWith` and `$contains` as the regular expressions they stand for. */
function translated(filter: Filter): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filter as Record<string, unknown>).map(([path, asked]) => [
      path,
      path.startsWith('$') ? (asked as Filter[]).map(translated) : translatedCondition(asked),
    ]),
  );
}

function translatedCondition(asked: unknown): unknown {
  if (typeof asked === 'object' && asked !== null && '$startsWith' in asked) {
    return { $regex: new RegExp(`^${literally(String(asked.$startsWith))}`) };
  }
  if (typeof asked === 'object' && asked !== null && '$contains' in asked) {
    return { $regex: new RegExp(literally(String(asked.$contains))) };
  }
  return asked;
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
