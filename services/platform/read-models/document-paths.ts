/**
 * The values at a dotted path in a document, by MongoDB's rules: through objects by name, through arrays into every
 * object among the elements and, when the component is a number, to that element.
 */
import type { JsonObject, JsonValue } from '../event-store/event-store.js';

/** A value at the end of a path; undefined means a missing field. */
export type FoundValue = JsonValue | undefined;

/**
 * `single`: no array is on the path, so there is exactly one value. Otherwise there are any number of values, and a
 * filter matches when one of them does; there are none at all where `a.b` meets `a: []` or `a: [1, 2]`.
 */
export interface FoundValues {
  single: boolean;
  values: FoundValue[];
}

export function findValues(document: JsonObject, path: readonly string[]): FoundValues {
  const found: FoundValues = { single: true, values: [] };
  collect(document, path, found);
  return found;
}

/** Follows the path through objects up to its end, an array or a missing field; `rest` is the remaining path. */
export function descend(start: FoundValue, path: readonly string[]): { value: FoundValue; rest: readonly string[] } {
  let value = start;
  let at = 0;
  for (; at < path.length && isJsonObject(value); at += 1) {
    value = ownField(value, path[at] ?? '');
  }
  const ended = at === path.length || Array.isArray(value);
  return { value: ended ? value : undefined, rest: path.slice(at) };
}

/** The array index of a path component: `0` or `12`, but not `01`. */
export function arrayIndex(component: string | undefined): number | undefined {
  return component !== undefined && /^(0|[1-9]\d*)$/.test(component) ? Number(component) : undefined;
}

export function isJsonObject(value: FoundValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function collect(start: JsonObject, path: readonly string[], found: FoundValues): void {
  const { value, rest } = descend(start, path);
  if (!Array.isArray(value)) {
    found.values.push(value);
    return;
  }
  found.single = false;
  if (rest.length === 0) {
    found.values.push(...value, value);
    return;
  }
  collectFromElements(value, rest, found);
}

/** An element that is an object is searched by name and also by its index; others by index only. */
function collectFromElements(elements: readonly JsonValue[], path: readonly string[], found: FoundValues): void {
  const wanted = arrayIndex(path[0]);
  const rest = path.slice(1);
  for (const [index, element] of elements.entries()) {
    if (isJsonObject(element)) {
      collect(element, path, found);
    }
    if (index !== wanted) continue;
    if (rest.length === 0) {
      // An array that was selected by its index is not searched further.
      found.values.push(element);
    } else if (Array.isArray(element)) {
      collectFromElements(element, rest, found);
    } else if (isJsonObject(element)) {
      collect(element, rest, found);
    }
  }
}

function ownField(object: JsonObject, name: string): FoundValue {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
