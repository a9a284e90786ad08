import { describe, expect, it } from '@jest/globals';
import { CollectionFixture } from './collection-fixture.js';
import type { ReadModelStoreFactory } from './read-model-store-suite.js';

export function describeCollections(factory: ReadModelStoreFactory): void {
  describe('collections', () => {
    const things = new CollectionFixture(factory);

    it('keeps collections of any name apart', async () => {
      const names = ['reservations@3', 'reservations@4', 'Reservations@3', 'a-b.c_d'];
      for (const [at, name] of names.entries()) {
        const collection = await things.store.open({ name, indexes: [] });
        await collection.write([{ _id: 'x', position: 1, document: { at } }]);
      }
      expect((await things.store.names()).sort()).toEqual([...names, 'things@1'].sort());
      for (const [at, name] of names.entries()) {
        const collection = await things.store.open({ name, indexes: [] });
        expect(await collection.get('x')).toEqual({ _id: 'x', _position: 1, at });
      }
    });

    it('drops a collection with its tombstones, and only that one', async () => {
      await things.hold({ x: { a: 1 } });
      const other = await things.store.open({ name: 'other@1', indexes: [{ fields: ['a', 'b'] }] });
      await other.write([
        { _id: 'x', position: 5, document: { a: [1] } },
        { _id: 'y', position: 5, removed: true },
      ]);
      await things.store.drop('other@1');
      await things.store.drop('unknown@1');
      expect(await things.store.names()).toEqual(['things@1']);
      expect(await things.collection.count()).toBe(1);
      const again = await things.store.open({ name: 'other@1', indexes: [{ fields: ['a', 'b'] }] });
      await again.write([{ _id: 'y', position: 1, document: { a: 2 } }]);
      expect((await again.find({})).map((document) => document._id)).toEqual(['y']);
    });

    it('builds new indexes for existing documents, and drops old ones', async () => {
      await things.hold({ x: { a: 1, b: 'q' }, y: { a: [2, 3] }, z: { b: 'p' } });
      const indexed = await things.store.open({
        name: 'things@1',
        indexes: [{ fields: ['a'] }, { fields: ['b', 'a'] }],
      });
      for (const collection of [indexed, things.collection]) {
        const found = await collection.find({ filter: { $or: [{ a: 3 }, { b: { $gte: 'p' } }] }, sort: [['b', -1]] });
        expect(found.map((document) => document._id)).toEqual(['x', 'z', 'y']);
      }
      await things.collection.write([{ _id: 'z', position: 9, document: { a: [3] } }]);
      const plain = await things.store.open({ name: 'things@1', indexes: [] });
      expect((await plain.find({ filter: { a: 3 } })).map((document) => document._id)).toEqual(['y', 'z']);
    });

    it('answers a ping while it is open, and rejects it when it is closed', async () => {
      await expect(things.store.ping()).resolves.toBeUndefined();
      await things.store.close();
      const unavailable = expect.objectContaining({ name: 'ReadModelsUnavailableError' });
      await expect(things.store.ping()).rejects.toThrow(unavailable);
      await expect(things.collection.count()).rejects.toThrow(unavailable);
      await expect(things.store.close()).resolves.toBeUndefined();
    });

    it('scrubs without losing anything', async () => {
      await things.hold({ x: { a: 1 } });
      await things.store.scrub();
      expect(await things.ids({ filter: { a: 1 } })).toEqual(['x']);
    });
  });
}
