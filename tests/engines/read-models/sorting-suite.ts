import { describe, expect, it } from '@jest/globals';
import type { FindOptions, Sort } from '../../../services/platform/read-models/read-model-store.js';
import { CollectionFixture } from './collection-fixture.js';
import type { ReadModelStoreFactory } from './read-model-store-suite.js';

const NONSENSE: [string, FindOptions][] = [
  ['a negative limit', { limit: -1 }],
  ['a fraction of a page', { skip: 0.5 }],
  ['a direction that is none', { sort: [['a', 2]] as unknown as Sort }],
  [
    'the same field twice',
    {
      sort: [
        ['a', 1],
        ['a', -1],
      ],
    },
  ],
  ['a path that is none', { sort: [['a.$b', 1]] }],
];

export function describeSorting(factory: ReadModelStoreFactory): void {
  describe.each([
    ['without an index', []],
    ['with indexes', ['a', 'a.b', 'b']],
  ])('sorting %s', (_title, indexed) => {
    const things = new CollectionFixture(factory, indexed);

    it('orders types: missing and null, numbers, strings, objects, arrays, booleans', async () => {
      await things.hold({
        yes: { a: true },
        no: { a: false },
        list: { a: [[1]] },
        object: { a: { x: 1 } },
        later: { a: 'a' },
        text: { a: '' },
        ten: { a: 10 },
        nine: { a: 9.5 },
        minus: { a: -3 },
        nil: { a: null },
        gone: {},
      });
      const ascending = ['gone', 'nil', 'minus', 'nine', 'ten', 'text', 'later', 'object', 'list', 'no', 'yes'];
      expect(await things.ids({ sort: [['a', 1]] })).toEqual(ascending);
      expect(await things.ids({ sort: [['a', -1]] })).toEqual([...ascending.slice(2).reverse(), 'gone', 'nil']);
    });

    it('orders strings by their UTF-8 bytes', async () => {
      await things.hold({
        astral: { a: '😀' },
        high: { a: '\uFFFD' },
        accent: { a: 'é' },
        b: { a: 'b' },
        B: { a: 'B' },
      });
      expect(await things.ids({ sort: [['a', 1]] })).toEqual(['B', 'b', 'accent', 'high', 'astral']);
    });

    it('uses the least element of an array in ascending order and the greatest in descending order; an empty one is below null', async () => {
      await things.hold({ wide: { a: [1, 9] }, narrow: { a: [4, 5] }, three: { a: 3 }, empty: { a: [] }, gone: {} });
      expect(await things.ids({ sort: [['a', 1]] })).toEqual(['empty', 'gone', 'wide', 'three', 'narrow']);
      expect(await things.ids({ sort: [['a', -1]] })).toEqual(['wide', 'narrow', 'three', 'gone', 'empty']);
    });

    it('sorts by fields of the elements of an array', async () => {
      await things.hold({ low: { a: [{ b: 8 }, { b: 1 }] }, high: { a: [{ b: 5 }] }, none: { a: [{ c: 1 }] } });
      expect(await things.ids({ sort: [['a.b', 1]] })).toEqual(['none', 'low', 'high']);
      expect(await things.ids({ sort: [['a.b', -1]] })).toEqual(['low', 'high', 'none']);
    });

    it('sorts by several fields of one array as its elements hold them together', async () => {
      await things.hold({
        pair: {
          a: [
            { b: 1, c: 9 },
            { b: 2, c: 1 },
          ],
        },
        single: { a: [{ b: 1, c: 5 }] },
      });
      expect(
        await things.ids({
          sort: [
            ['a.b', 1],
            ['a.c', 1],
          ],
        }),
      ).toEqual(things.expected(['single', 'pair'], 'fields_of_arrays_sorted_apart', ['pair', 'single']));
    });

    it('breaks ties by the next field, and finally by ascending _id', async () => {
      await things.hold({ d: { a: 1, b: 2 }, c: { a: 1, b: 1 }, b: { a: 1, b: 2 }, a: { a: 2, b: 0 } });
      expect(
        await things.ids({
          sort: [
            ['a', 1],
            ['b', -1],
          ],
        }),
      ).toEqual(['b', 'd', 'c', 'a']);
      expect(await things.ids({ sort: [['a', -1]] })).toEqual(['a', 'b', 'c', 'd']);
      expect(await things.ids({ sort: [['_id', -1]] })).toEqual(['d', 'c', 'b', 'a']);
      expect(await things.ids({})).toEqual(['a', 'b', 'c', 'd']);
    });

    it('skips and limits after sorting; a limit of 0 is none', async () => {
      await things.hold({ a: { a: 3 }, b: { a: 1 }, c: { a: 2 }, d: { a: 4 } });
      const sort: Sort = [['a', 1]];
      expect(await things.ids({ sort, limit: 2 })).toEqual(['b', 'c']);
      expect(await things.ids({ sort, skip: 1, limit: 2 })).toEqual(['c', 'a']);
      expect(await things.ids({ sort, skip: 3 })).toEqual(['d']);
      expect(await things.ids({ sort, skip: 9, limit: 2 })).toEqual([]);
      expect(await things.ids({ sort, limit: 0 })).toEqual(['b', 'c', 'a', 'd']);
    });
  });

  describe('pages that ask nonsense', () => {
    const things = new CollectionFixture(factory);

    it.each(NONSENSE)('%s is a programming error', async (_title, options) => {
      await expect(things.collection.find(options)).rejects.toThrow(
        expect.objectContaining({ name: 'InvalidQueryError' }),
      );
    });
  });
}
