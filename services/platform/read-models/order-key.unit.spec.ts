import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { JsonValue } from '../event-store/event-store.js';
import { compareKeys, orderKey, prefixBefore } from './order-key.js';

/** Compares keys as a text column of SQLite does. */
function bytewise(left: string, right: string): number {
  return Math.sign(Buffer.compare(Buffer.from(left), Buffer.from(right)));
}

const text = fc.string({ unit: 'binary', maxLength: 4 });

describe('the order key of a value', () => {
  it('puts values in the order of MongoDB', () => {
    const ascending: JsonValue[] = [
      null,
      -1e300,
      -2,
      -0.5,
      0,
      5e-324,
      0.5,
      9,
      10,
      1e300,
      '',
      '\u0000',
      'B',
      'a',
      'a\u0000',
      'aa',
      'é',
      '\uFFFD',
      '😀',
      {},
      { a: null },
      { b: null },
      { a: 1 },
      { a: 2 },
      { a: 2, b: 1 },
      { b: 1 },
      { a: 'x' },
      [],
      [null],
      [1],
      [1, 1],
      [2],
      ['a'],
      ['a', 1],
      ['a\u0000'],
      ['a\u0001'],
      ['aa'],
      [[]],
      false,
      true,
    ];
    const keys = ascending.map(orderKey);
    expect([...keys].sort(bytewise)).toEqual(keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is the same for values that MongoDB treats as equal', () => {
    expect(orderKey(-0)).toBe(orderKey(0));
    expect(orderKey(undefined)).toBe(orderKey(null));
    expect(orderKey({ a: -0 })).toBe(orderKey({ a: 0 }));
    expect(orderKey({ a: 1, b: 2 })).not.toBe(orderKey({ b: 2, a: 1 }));
  });

  it('orders any numbers by value, alone and in arrays', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(number, number, (left, right) => {
        expect(bytewise(orderKey(left), orderKey(right))).toBe(Math.sign(left - right) + 0);
        expect(bytewise(orderKey([left, 'x']), orderKey([right, 'x']))).toBe(Math.sign(left - right) + 0);
      }),
    );
  });

  it('orders any strings by their bytes, alone and in arrays', () => {
    fc.assert(
      fc.property(text, text, (left, right) => {
        const order = bytewise(left, right);
        expect(bytewise(orderKey(left), orderKey(right))).toBe(order);
        expect(bytewise(orderKey([left]), orderKey([right]))).toBe(order);
        expect(Math.sign(compareKeys(orderKey(left), orderKey(right)))).toBe(order);
      }),
      { numRuns: 1000 },
    );
  });

  it('bounds the strings that begin with a prefix', () => {
    fc.assert(
      fc.property(text, text, (prefix, other) => {
        const key = orderKey(other);
        const inside = bytewise(key, orderKey(prefix)) >= 0 && bytewise(key, prefixBefore(orderKey(prefix))) < 0;
        expect(inside).toBe(other.startsWith(prefix));
      }),
    );
    for (const last of ['\uD7FF', '\u{10FFFF}', 'a\u{10FFFF}\u{10FFFF}']) {
      expect(bytewise(orderKey(`${last}\u{10FFFF}`), prefixBefore(orderKey(last)))).toBe(-1);
    }
  });

  it('puts an empty array of a sort below everything', () => {
    expect(compareKeys(null, orderKey(null))).toBeLessThan(0);
    expect(compareKeys(orderKey(null), null)).toBeGreaterThan(0);
    expect(compareKeys(null, null)).toBe(0);
  });
});
