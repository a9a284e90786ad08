import { describe, expect, it } from '@jest/globals';
import { CollectionFixture } from './collection-fixture.js';
import type { ReadModelStoreFactory } from './read-model-store-suite.js';

export function describeWriting(factory: ReadModelStoreFactory): void {
  describe('writing', () => {
    const things = new CollectionFixture(factory, ['a']);

    it('returns documents as they were written, with position and revision', async () => {
      const document = { a: [1, null, { b: 'é😀"\\' }], n: -0.1, nested: { deep: [[]] }, empty: {} };
      await things.collection.write([{ _id: 'x', position: 7, revision: 3, document }]);
      expect(await things.collection.get('x')).toEqual({ ...document, _id: 'x', _position: 7, _revision: 3 });
    });

    it('ignores position, revision and _id within the document', async () => {
      const document = { _id: 'y', _position: 99, _revision: 99, a: 1 };
      await things.collection.write([{ _id: 'x', position: 7, document }]);
      expect(await things.collection.get('x')).toEqual({ _id: 'x', _position: 7, a: 1 });
      expect(await things.ids({ filter: { _position: 7 } })).toEqual(['x']);
    });

    it('replaces the whole document and its index entries', async () => {
      await things.collection.write([{ _id: 'x', position: 1, document: { a: [1, 2], b: 1 } }]);
      await things.collection.write([{ _id: 'x', position: 2, document: { a: [2, 3] } }]);
      expect(await things.collection.get('x')).toEqual({ _id: 'x', _position: 2, a: [2, 3] });
      expect(await things.ids({ filter: { a: 1 } })).toEqual([]);
      expect(await things.ids({ filter: { a: 3 } })).toEqual(['x']);
      await things.collection.write([{ _id: 'x', position: 3, document: { a: 4 } }]);
      expect(await things.ids({ filter: { a: 3 } })).toEqual([]);
      expect(await things.ids({ filter: { a: 4 } })).toEqual(['x']);
    });

    it('finds any text in arrays of an indexed field', async () => {
      const odd = ['', 'a"b', 'a\u0000b', "'; DROP TABLE things", '😀', '\\', '\ud800'.toWellFormed()];
      await things.collection.write([
        { _id: 'x', position: 1, document: { a: [...odd, 1.5, null, true, { b: odd }] } },
      ]);
      for (const a of [...odd, 1.5, null, true, { b: odd }]) expect(await things.ids({ filter: { a } })).toEqual(['x']);
      expect(await things.ids({ filter: { a: 'a' } })).toEqual([]);
    });

    it('skips writes of positions already seen', async () => {
      await things.collection.write([{ _id: 'x', position: 5, document: { a: 'new' } }]);
      await things.collection.write([
        { _id: 'x', position: 5, document: { a: 'same' } },
        { _id: 'x', position: 4, document: { a: 'old' } },
        { _id: 'x', position: 4, removed: true },
        { _id: 'y', position: 6, document: { a: 'other' } },
      ]);
      expect(await things.collection.get('x')).toEqual({ _id: 'x', _position: 5, a: 'new' });
      expect(await things.ids({ filter: { a: { $in: ['same', 'old'] } } })).toEqual([]);
      expect(await things.ids({})).toEqual(['x', 'y']);
    });

    it('writes new documents under the same guard, in case they exist by now', async () => {
      await things.collection.write([
        { _id: 'x', position: 5, document: { a: 'new' }, fresh: true },
        { _id: 'gone', position: 5, removed: true, fresh: true },
        { _id: 'y', position: 5, document: { a: 'new' }, fresh: true },
        { _id: 'w', position: 5, document: { a: 'new' } },
      ]);
      await things.collection.write([
        { _id: 'w', position: 6, document: { a: 'newer' } },
        { _id: 'x', position: 4, document: { a: 'old' }, fresh: true },
        { _id: 'gone', position: 4, document: { a: 'old' }, fresh: true },
        { _id: 'y', position: 6, document: { a: 'newer' }, fresh: true },
        { _id: 'z', position: 6, document: { a: 'other' }, fresh: true },
      ]);
      expect(await things.collection.find({ sort: [['_id', 1]] })).toEqual([
        { _id: 'w', _position: 6, a: 'newer' },
        { _id: 'x', _position: 5, a: 'new' },
        { _id: 'y', _position: 6, a: 'newer' },
        { _id: 'z', _position: 6, a: 'other' },
      ]);
    });

    it('applies several writes of one document in one call in order', async () => {
      await things.collection.write([
        { _id: 'x', position: 1, document: { a: 1 } },
        { _id: 'x', position: 2, removed: true },
        { _id: 'x', position: 3, document: { a: 3 } },
      ]);
      expect(await things.collection.get('x')).toEqual({ _id: 'x', _position: 3, a: 3 });
      expect(await things.collection.getManyWithTombstones(['x'])).toHaveLength(1);
    });

    it('is the same after a full replay', async () => {
      const writes = [
        { _id: 'x', position: 1, document: { a: 1 } },
        { _id: 'y', position: 2, document: { a: 1 } },
        { _id: 'x', position: 3, removed: true as const },
        { _id: 'y', position: 4, document: { a: [2] } },
      ];
      await things.collection.write(writes);
      const before = [await things.collection.find({}), await things.collection.getManyWithTombstones(['x', 'y'])];
      await things.collection.write(writes);
      expect([await things.collection.find({}), await things.collection.getManyWithTombstones(['x', 'y'])]).toEqual(
        before,
      );
    });

    it('hides tombstones from everyone but projectors', async () => {
      await things.hold({ x: { a: 1 }, y: { a: 1 } });
      await things.collection.write([
        { _id: 'x', position: 8, revision: 4, removed: true },
        { _id: 'never', position: 8, removed: true },
      ]);
      expect(await things.collection.get('x')).toBeUndefined();
      expect(await things.collection.getMany(['x', 'y', 'never', 'unknown'])).toHaveLength(1);
      expect(await things.ids({ filter: { a: 1 } })).toEqual(['y']);
      expect(await things.ids({ filter: { a: null } })).toEqual([]);
      expect(await things.collection.count()).toBe(1);
      const all = await things.collection.getManyWithTombstones(['x', 'y', 'never', 'unknown']);
      expect(all).toHaveLength(3);
      expect(all).toContainEqual({ _id: 'x', _position: 8, _revision: 4, _removed: true });
      expect(all).toContainEqual({ _id: 'never', _position: 8, _removed: true });
    });

    it('guards tombstones like documents, and lets later writes restore a document', async () => {
      await things.collection.write([{ _id: 'x', position: 5, removed: true }]);
      await things.collection.write([
        { _id: 'x', position: 5, document: { a: 'same' } },
        { _id: 'x', position: 4, document: { a: 'old' } },
      ]);
      expect(await things.collection.get('x')).toBeUndefined();
      await things.collection.write([{ _id: 'x', position: 6, document: { a: 'back' } }]);
      expect(await things.ids({ filter: { a: 'back' } })).toEqual(['x']);
    });

    it('reads many documents by any ids, and none by none', async () => {
      const odd = ['', 'a"b', 'a\u0000b', "'; DROP TABLE things", '😀', '%'];
      await things.collection.write(odd.map((_id, at) => ({ _id, position: at + 1, document: { a: at } })));
      const found = await things.collection.getMany([...odd, 'unknown']);
      expect(found.map((document) => document._id).sort()).toEqual([...odd].sort());
      expect(await things.collection.getMany([])).toEqual([]);
    });

    it('writes nothing for an empty list', async () => {
      await things.collection.write([]);
      expect(await things.collection.count()).toBe(0);
    });
  });
}
