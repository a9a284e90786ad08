import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DocumentGroup, Filter } from '../../../services/platform/read-models/read-model-store.js';
import { CollectionFixture } from './collection-fixture.js';
import type { ReadModelStoreFactory } from './read-model-store-suite.js';

export function describeGrouping(factory: ReadModelStoreFactory): void {
  describe('grouping', () => {
    const things = new CollectionFixture(factory, ['place', 'day', 'tags']);

    it('counts the documents of each combination of values, and adds up their fields', async () => {
      await things.hold({
        one: { place: 'a', kind: 'x', amount: 2 },
        two: { place: 'a', kind: 'x', amount: -5 },
        three: { place: 'a', kind: 'y', amount: '7' },
        four: { place: 'b', kind: 'x' },
      });
      const { collection } = things;
      expect(inOrder(await collection.group({ by: ['place'], sums: ['amount'] }))).toEqual([
        { key: ['a'], count: 3, sums: [-3] },
        { key: ['b'], count: 1, sums: [0] },
      ]);
      expect(inOrder(await collection.group({ by: ['place', 'kind'] }, { amount: { $exists: true } }))).toEqual([
        { key: ['a', 'x'], count: 2, sums: [] },
        { key: ['a', 'y'], count: 1, sums: [] },
      ]);
      expect(await collection.group({ by: ['place'] }, { place: 'nowhere' })).toEqual([]);
    });

    it('groups strings by their first characters, whether or not an index has the field', async () => {
      await things.hold({
        one: { day: '2027-06-01', other: 'é\u{1F6A4}a' },
        two: { day: '2027-06-30', other: 'é\u{1F6A4}b' },
        three: { day: '2027-07-01', other: 'é' },
      });
      expect(inOrder(await things.collection.group({ by: [{ path: 'day', first: 7 }] }))).toEqual([
        { key: ['2027-06'], count: 2, sums: [] },
        { key: ['2027-07'], count: 1, sums: [] },
      ]);
      expect(inOrder(await things.collection.group({ by: [{ path: 'other', first: 2 }] }))).toEqual([
        { key: ['é'], count: 1, sums: [] },
        { key: ['é\u{1F6A4}'], count: 2, sums: [] },
      ]);
    });

    it.each(['place', 'kind'])('has one group for all documents without a string in the field %s', async (path) => {
      await things.hold({
        missing: {},
        none: { [path]: null },
        number: { [path]: 5 },
        yes: { [path]: true },
        list: { [path]: ['a'] },
        empty: { [path]: [] },
        object: { [path]: { a: 1 } },
        text: { [path]: '' },
      });
      const expected = [
        { key: [''], count: 1, sums: [] },
        { key: [null], count: 7, sums: [] },
      ];
      expect(inOrder(await things.collection.group({ by: [path] }))).toEqual(expected);
      expect(inOrder(await things.collection.group({ by: [{ path, first: 3 }] }))).toEqual(expected);
    });

    it('reads fields of objects, and leaves out removed documents', async () => {
      await things.hold({ one: { deep: { place: 'a' } }, two: { deep: { place: 'a' } }, three: { deep: 9 } });
      await things.collection.write([{ _id: 'two', position: 9, removed: true }]);
      expect(inOrder(await things.collection.group({ by: ['deep.place'] }))).toEqual([
        { key: ['a'], count: 1, sums: [] },
        { key: [null], count: 1, sums: [] },
      ]);
    });

    it('refuses paths that are more than names, and groups of no field', async () => {
      for (const path of ['', 'a..b', '$place', 'a"b', "a'b"]) {
        await expect(things.collection.group({ by: [path] })).rejects.toThrow(/not a field to (sum|group)/);
        await expect(things.collection.group({ by: ['place'], sums: [path] })).rejects.toThrow(/not a field to/);
      }
      await expect(things.collection.group({ by: [] })).rejects.toThrow(/no field to group/);
      await expect(things.collection.group({ by: [{ path: 'day', first: 0.5 }] })).rejects.toThrow(/characters/);
    });

    it('equals counting what is found', async () => {
      const document = fc.record({
        place: fc.constantFrom('a', 'b', null),
        day: fc.constantFrom('2027-06-01', '2027-06-02', '2027-07-01', 7),
        tags: fc.subarray(['r', 's', 't']),
      });
      let number = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(document, { maxLength: 30 }),
          fc.constantFrom<Filter>({}, { tags: 'r' }, { place: { $in: ['a', 'b'] } }, { day: { $gte: '2027-06-02' } }),
          async (documents, filter) => {
            number += 1;
            const indexes = [{ fields: ['place', 'day'] }, { fields: ['tags'] }];
            const collection = await things.store.open({ name: `groups@${number}`, indexes });
            await collection.write(
              documents.map((content, at) => ({ _id: `d${at}`, position: at + 1, document: content })),
            );
            const counts = new Map<string, number>();
            for (const { place, day } of await collection.find({ filter })) {
              const key = JSON.stringify([place, typeof day === 'string' ? day.slice(0, 7) : null]);
              counts.set(key, (counts.get(key) ?? 0) + 1);
            }
            const groups = await collection.group({ by: ['place', { path: 'day', first: 7 }] }, filter);
            expect(new Map(groups.map(({ key, count }) => [JSON.stringify(key), count]))).toEqual(counts);
            expect(groups).toHaveLength(counts.size);
            await things.store.drop(`groups@${number}`);
          },
        ),
        { numRuns: 20 },
      );
    });
  });
}

function inOrder(groups: readonly DocumentGroup[]): DocumentGroup[] {
  return groups.toSorted((one, other) => (JSON.stringify(one.key) < JSON.stringify(other.key) ? -1 : 1));
}
