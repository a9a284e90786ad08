import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../services/platform/event-store/event-store.js';
import {
  CheckpointMovedError,
  type ConsumerWrites,
  type ReadModelCollection,
} from '../../../services/platform/read-models/read-model-store.js';
import { CollectionFixture } from './collection-fixture.js';
import type { ReadModelStoreFactory } from './read-model-store-suite.js';

/** Behaviour of commits that several consumers share. */
export function describeCommitting(factory: ReadModelStoreFactory): void {
  describe('a commit of several consumers', () => {
    const things = new CollectionFixture(factory, ['a']);
    const open = (name: string): Promise<ReadModelCollection> =>
      things.store.open({ name, indexes: [{ fields: ['a'] }] });

    /** One document and the checkpoint of a consumer at this position. */
    const part = (consumer: string, position: number, document: JsonObject = { a: position }): ConsumerWrites => ({
      documents: { collection: consumer, writes: [{ _id: 'x', position, document }] },
      checkpoint: { consumer, previous: position - 1, next: { position, event_id: `event ${position}` } },
    });
    const placeOf = async (consumer: string) => (await things.store.checkpoints()).get(consumer);

    it('writes the documents of each and moves its checkpoint', async () => {
      const [one, two] = [await open('one@1'), await open('two@1')];
      const policy = { checkpoint: { consumer: 'policy:mail', previous: 0, next: { position: 1, event_id: null } } };
      expect(await things.store.commit([part('one@1', 1), policy, part('two@1', 1)])).toEqual([null, null, null]);
      expect(await things.store.commit([part('one@1', 2, { a: [1, 2] })])).toEqual([null]);
      expect(await one.find({ filter: { a: 2 } })).toEqual([{ _id: 'x', _position: 2, a: [1, 2] }]);
      expect(await two.find({ filter: { a: 1 } })).toEqual([{ _id: 'x', _position: 1, a: 1 }]);
      expect([await placeOf('one@1'), await placeOf('policy:mail'), await placeOf('two@1')]).toEqual([
        { position: 2, event_id: 'event 2' },
        { position: 1, event_id: null },
        { position: 1, event_id: 'event 1' },
      ]);
    });

    it('writes documents without a checkpoint, and nothing for an empty list', async () => {
      const one = await open('one@1');
      const { documents } = part('one@1', 4);
      expect(await things.store.commit(documents === undefined ? [] : [{ documents }])).toEqual([null]);
      expect([await one.count(), await placeOf('one@1')]).toEqual([1, undefined]);
      expect(await things.store.commit([])).toEqual([]);
    });

    it('fails only for the consumer whose checkpoint another process has moved or created', async () => {
      await open('one@1');
      const two = await open('two@1');
      await things.store.commit([part('one@1', 1), part('three@1', 1)].map(({ checkpoint }) => ({ checkpoint })));
      await things.store.saveCheckpoint('one@1', 1, { position: 7, event_id: null });
      const moved = expect.any(CheckpointMovedError);
      const created = { checkpoint: { consumer: 'three@1', previous: 0, next: { position: 9, event_id: null } } };
      expect(await things.store.commit([part('one@1', 2), part('two@1', 1), created])).toEqual([moved, null, moved]);
      expect(await two.get('x')).toEqual({ _id: 'x', _position: 1, a: 1 });
      expect([await placeOf('one@1'), await placeOf('two@1'), await placeOf('three@1')]).toEqual([
        { position: 7, event_id: null },
        { position: 1, event_id: 'event 1' },
        { position: 1, event_id: 'event 1' },
      ]);
    });

    it('fails only for the consumer with a document that cannot be stored, whose checkpoint stays', async () => {
      const [one, two, three] = [await open('one@1'), await open('two@1'), await open('three@1')];
      const endless: JsonObject = {};
      endless['itself'] = endless;
      const failures = await things.store.commit([part('one@1', 1), part('two@1', 1, endless), part('three@1', 1)]);
      expect(failures).toEqual([null, expect.any(Error), null]);
      expect(await Promise.all([one, two, three].map((collection) => collection.count({ a: 1 })))).toEqual([1, 0, 1]);
      expect([await placeOf('one@1'), await placeOf('two@1')]).toEqual([
        { position: 1, event_id: 'event 1' },
        undefined,
      ]);
      expect(await things.store.commit([part('two@1', 1)])).toEqual([null]);
    });

    it('lets one of two commits of the same consumer win', async () => {
      await Promise.all([open('one@1'), open('two@1')]);
      const both = await Promise.all([
        things.store.commit([part('one@1', 1), part('two@1', 1)]),
        things.store.commit([part('one@1', 1)]),
      ]);
      expect(both.flat().filter((failure) => failure instanceof CheckpointMovedError)).toHaveLength(1);
      expect([await placeOf('one@1'), await placeOf('two@1')]).toEqual([
        { position: 1, event_id: 'event 1' },
        { position: 1, event_id: 'event 1' },
      ]);
    });

    it('keeps counts and arrays as they are for a part that failed', async () => {
      const one = await open('one@1');
      await things.store.commit([part('one@1', 1)]);
      expect([await one.count({ a: 1 }), await one.count({ a: 2 })]).toEqual([1, 0]);
      await things.store.saveCheckpoint('two@1', 0, { position: 7, event_id: null });
      const moved = { checkpoint: { consumer: 'two@1', previous: 0, next: { position: 8, event_id: null } } };
      await things.store.commit([moved, part('one@1', 2)]);
      expect([await one.count({ a: 1 }), await one.count({ a: 2 })]).toEqual([0, 1]);
      await things.store.commit([moved, part('one@1', 3, { a: [2, 3] })]);
      expect([await one.count({ a: 2 }), await one.count({ a: 3 })]).toEqual([1, 1]);
    });
  });
}
