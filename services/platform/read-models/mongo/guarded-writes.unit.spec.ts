import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DocumentWrite } from '../read-model-store.js';
import { lastingOf } from './guarded-writes.js';

const anyWrites = fc
  .array(fc.tuple(fc.constantFrom('x', 'y'), fc.nat(4), fc.boolean()), { maxLength: 8 })
  .map((writes) =>
    writes.map(([_id, position, removed], at): DocumentWrite => {
      return removed ? { _id, position, removed } : { _id, position, document: { at } };
    }),
  );

/** The stored document after the writes were applied one by one under the guard. */
function oneByOne(stored: DocumentWrite, writes: readonly DocumentWrite[]): DocumentWrite {
  return writes.reduce((before, write) => {
    return write._id === before._id && before.position < write.position ? write : before;
  }, stored);
}

describe('the remaining ones of several writes', () => {
  it('have the same result as all of them one by one, whatever was stored before', () => {
    fc.assert(
      fc.property(anyWrites, fc.nat(4), (writes, position) => {
        const lasting = lastingOf(writes);
        for (const _id of ['x', 'y']) {
          const stored: DocumentWrite = { _id, position, document: {} };
          expect(oneByOne(stored, lasting)).toEqual(oneByOne(stored, writes));
        }
        expect(new Set(lasting.map(({ _id }) => _id)).size).toBe(lasting.length);
      }),
    );
  });
});
