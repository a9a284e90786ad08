import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CollectionFixture } from './collection-fixture.js';
import type { ReadModelStoreFactory } from './read-model-store-suite.js';

export function describeSumming(factory: ReadModelStoreFactory): void {
  describe('summing', () => {
    const things = new CollectionFixture(factory, ['group']);

    it('adds up several fields of the documents that pass the filter', async () => {
      await things.hold({
        one: { group: 'a', amount: 120, fee: -3 },
        two: { group: 'a', amount: -20, fee: 1 },
        three: { group: 'b', amount: 7, fee: 1 },
      });
      expect(await things.collection.sum(['amount', 'fee'])).toEqual([107, -1]);
      expect(await things.collection.sum(['fee', 'amount'], { group: 'a' })).toEqual([-2, 100]);
      expect(await things.collection.sum(['amount'], { group: { $in: ['b', 'c'] }, amount: { $gt: 0 } })).toEqual([7]);
    });

    it('counts nothing but numbers, and is 0 where there are none', async () => {
      await things.hold({
        text: { amount: '5' },
        yes: { amount: true },
        none: { amount: null },
        list: { amount: [5, 5] },
        object: { amount: { amount: 5 } },
        missing: {},
      });
      expect(await things.collection.sum(['amount'])).toEqual([0]);
      await things.hold({ half: { amount: 0.5 } });
      expect(await things.collection.sum(['amount'])).toEqual([0.5]);
      expect(await things.collection.sum(['amount'], { group: 'nowhere' })).toEqual([0]);
    });

    it('reads fields of objects, and none through arrays', async () => {
      await things.hold({ object: { deep: { amount: 5 } }, list: { deep: [{ amount: 7 }] }, plain: { deep: 9 } });
      expect(await things.collection.sum(['deep.amount'])).toEqual([5]);
    });

    it('leaves out removed documents', async () => {
      await things.hold({ one: { amount: 5 }, two: { amount: 7 } });
      await things.collection.write([{ _id: 'two', position: 9, removed: true }]);
      expect(await things.collection.sum(['amount'])).toEqual([5]);
    });

    it('refuses paths that are more than names', async () => {
      for (const path of ['', 'a..b', '$amount', 'a"b', "a'b"]) {
        await expect(things.collection.sum([path])).rejects.toThrow(/not a field to sum/);
      }
    });

    it('equals adding up what is found', async () => {
      const document = fc.record({ group: fc.constantFrom('a', 'b', 'c'), amount: fc.integer() });
      let number = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(document, { maxLength: 30 }),
          fc.subarray(['a', 'b', 'c']),
          async (documents, groups) => {
            number += 1;
            const collection = await things.store.open({ name: `sums@${number}`, indexes: [{ fields: ['group'] }] });
            await collection.write(
              documents.map((content, at) => ({ _id: `d${at}`, position: at + 1, document: content })),
            );
            const filter = { group: { $in: groups } };
            const found = await collection.find({ filter });
            const added = found.reduce((sum, { amount }) => sum + Number(amount), 0);
            expect(await collection.sum(['amount'], filter)).toEqual([added]);
            await things.store.drop(`sums@${number}`);
          },
        ),
        { numRuns: 20 },
      );
    });
  });
}
