/**
 * Encodes every JSON value as a text whose byte order is MongoDB's sort order, so that plain SQLite comparison, indexes
 * and ORDER BY follow MongoDB: missing = null < numbers < strings (by UTF-8 bytes) < objects < arrays < booleans. Two
 * values have the same key exactly when MongoDB treats them as equal (1 = 1.0, -0 = 0, objects only with their fields
 * in the same order).
 */
import type { JsonValue } from '../event-store/event-store.js';

export type OrderKey = string;

/** First character of a key: values compare with `$gt` and the like only within the same bracket. */
const BRACKET = { null: 'a', number: 'b', string: 'c', object: 'd', array: 'e', boolean: 'f' } as const;

/** Ends a nested string, an object and an array; it sorts below every other character in its place. */
const END = '\u0001';

export const NULL_KEY: OrderKey = BRACKET.null;
export const STRINGS_FROM: OrderKey = BRACKET.string;
export const STRINGS_BEFORE: OrderKey = BRACKET.object;

/** The key of a single value; undefined is a missing field. Numbers that JSON cannot hold count as null. */
export function orderKey(value: JsonValue | undefined): OrderKey {
  if (typeof value === 'string') return BRACKET.string + value.toWellFormed();
  return nestedKey(value);
}

/** The smallest key of the bracket of this key. */
export function bracketFrom(key: OrderKey): OrderKey {
  return key.slice(0, 1);
}

/** The smallest key after the bracket of this key. */
export function bracketBefore(key: OrderKey): OrderKey {
  return String.fromCharCode(key.charCodeAt(0) + 1);
}

/** The smallest key greater than all keys that begin with this one. */
export function prefixBefore(prefix: OrderKey): OrderKey {
  const points = Array.from(prefix, (character) => character.codePointAt(0) ?? 0);
  while (points.at(-1) === 0x10ffff) {
    points.pop();
  }
  const last = points.pop() ?? 0;
  // The range of surrogates is no part of Unicode text: U+E000 follows U+D7FF.
  return String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1);
}

/** Negative, zero or positive, in SQLite's order: null (an empty array, in a sort) first, then by UTF-8 bytes. */
export function compareKeys(left: OrderKey | null, right: OrderKey | null): number {
  if (left === null || right === null) return Number(left !== null) - Number(right !== null);
  const length = Math.min(left.length, right.length);
  for (let at = 0; at < length; at += 1) {
    const a = left.charCodeAt(at);
    const b = right.charCodeAt(at);
    if (a !== b) return utf8Rank(a) - utf8Rank(b);
  }
  return left.length - right.length;
}

/** UTF-16 puts surrogates (characters from U+10000) before U+E000…U+FFFF, UTF-8 puts them after. */
function utf8Rank(unit: number): number {
  if (unit >= 0xe000) return unit - 0x800;
  return unit >= 0xd800 ? unit + 0x2000 : unit;
}

function nestedKey(value: JsonValue | undefined): OrderKey {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? BRACKET.number + sortableHex(value) : NULL_KEY;
    case 'string':
      return BRACKET.string + escaped(value) + END;
    case 'boolean':
      return BRACKET.boolean + (value ? '1' : '0');
    case 'object':
      if (value === null) return NULL_KEY;
      return Array.isArray(value)
        ? BRACKET.array + value.map(nestedKey).join('') + END
        : BRACKET.object + Object.entries(value).map(fieldKey).join('') + END;
    default:
      return NULL_KEY;
  }
}

/** MongoDB compares the fields of two objects in turn: first the type, then the name, then the value. */
function fieldKey([name, value]: [string, JsonValue | undefined]): string {
  if (value === undefined) return '';
  const key = nestedKey(value);
  return key.slice(0, 1) + escaped(name) + END + key.slice(1);
}

/** Keeps the order of strings and leaves U+0001 free to end them. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0002]/g, (character) => '\u0002' + String.fromCharCode(character.charCodeAt(0) + 1));
}

const float = new DataView(new ArrayBuffer(8));

/** The 64 bits of the number, changed so that their hexadecimal text sorts as the numbers do. */
function sortableHex(value: number): string {
  float.setFloat64(0, value === 0 ? 0 : value);
  const high = float.getUint32(0);
  const low = float.getUint32(4);
  return value < 0 ? hex(~high >>> 0) + hex(~low >>> 0) : hex((high | 0x80000000) >>> 0) + hex(low);
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
