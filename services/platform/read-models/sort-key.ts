/**
 * The sort key of a document. A path with arrays has several candidates: ascending takes the least and descending the
 * greatest; an empty array sorts below null. When several fields are under one array, the candidates are the
 * combinations within its elements, as in MongoDB.
 */
import type { JsonObject, JsonValue } from '../event-store/event-store.js';
import { arrayIndex, descend, isJsonObject, type FoundValue } from './document-paths.js';
import { compareKeys, NULL_KEY, orderKey, type OrderKey } from './order-key.js';

/** Path components and direction of one field of a sort. */
export interface SortField {
  path: readonly string[];
  direction: 1 | -1;
}

/** One key for each field of the sort; null is an empty array. */
export type SortKey = readonly (OrderKey | null)[];

/** A field of the sort whose key is known, or which still has an array to expand. */
type Slot = { key: OrderKey | null } | OpenSlot;

interface OpenSlot {
  array: JsonValue[];
  rest: readonly string[];
  /** The array was selected by its index and is compared as a whole. */
  whole: boolean;
}

/** @throws Error when the document has parallel arrays under two fields of the sort, which have no order. */
export function sortKeyOf(document: JsonObject, sort: readonly SortField[]): SortKey {
  const candidates: SortKey[] = [];
  expand(
    sort.map(({ path }) => slotAt(document, path, false)),
    candidates,
  );
  return candidates.reduce((best, candidate) => (compareSortKeys(candidate, best, sort) < 0 ? candidate : best));
}

function compareSortKeys(left: SortKey, right: SortKey, sort: readonly SortField[]): number {
  for (const [at, { direction }] of sort.entries()) {
    const order = compareKeys(left[at] ?? null, right[at] ?? null);
    if (order !== 0) return order * direction;
  }
  return 0;
}

function expand(slots: readonly Slot[], candidates: SortKey[]): void {
  const array = slots.find(isOpen)?.array;
  if (array === undefined) {
    candidates.push(slots.map((slot) => (isOpen(slot) ? null : slot.key)));
    return;
  }
  if (slots.some((slot) => isOpen(slot) && slot.array !== array)) {
    throw new Error('cannot sort by fields of two different arrays of one document');
  }
  if (array.length === 0) {
    candidates.push(slots.map((slot) => (isOpen(slot) ? emptyKey(slot) : slot.key)));
    return;
  }
  for (const element of array) {
    expand(
      slots.map((slot) => (isOpen(slot) ? step(slot, element) : slot)),
      candidates,
    );
  }
}

function step(slot: OpenSlot, element: JsonValue): Slot {
  if (slot.rest.length === 0) return { key: orderKey(slot.whole ? slot.array : element) };
  const index = arrayIndex(slot.rest[0]);
  if (index !== undefined && index < slot.array.length) return slotAt(slot.array[index], slot.rest.slice(1), true);
  return isJsonObject(element) ? slotAt(element, slot.rest, false) : { key: NULL_KEY };
}

function slotAt(start: FoundValue, path: readonly string[], numbered: boolean): Slot {
  const { value, rest } = descend(start, path);
  if (Array.isArray(value)) return { array: value, rest, whole: numbered && value === start };
  return { key: orderKey(value) };
}

function emptyKey(slot: OpenSlot): OrderKey | null {
  return slot.rest.length === 0 ? null : NULL_KEY;
}

function isOpen(slot: Slot): slot is OpenSlot {
  return 'array' in slot;
}
