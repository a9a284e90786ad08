import { describe, expect, it } from '@jest/globals';
import { CheckpointMovedError } from '../../../services/platform/read-models/read-model-store.js';
import { CollectionFixture } from './collection-fixture.js';
import type { ReadModelStoreFactory } from './read-model-store-suite.js';

export function describeBookkeeping(factory: ReadModelStoreFactory): void {
  describe('checkpoints', () => {
    const { store } = lazily(factory);

    it('start at 0, move by compare-and-set and can be deleted', async () => {
      expect(await store().loadCheckpoint('p')).toBe(0);
      await store().saveCheckpoint('p', 0, { position: 10, event_id: null });
      await store().saveCheckpoint('p', 10, { position: 9007199254740991, event_id: null });
      expect(await store().loadCheckpoint('p')).toBe(9007199254740991);
      expect(await store().loadCheckpoint('q')).toBe(0);
      await store().deleteCheckpoint('p');
      expect(await store().loadCheckpoint('p')).toBe(0);
      await store().saveCheckpoint('p', 0, { position: 3, event_id: null });
      expect(await store().loadCheckpoint('p')).toBe(3);
    });

    it('keep the event that each consumer stands on', async () => {
      await store().saveCheckpoint('p', 0, { position: 10, event_id: 'an event' });
      await store().saveCheckpoint('q', 0, { position: 7, event_id: null });
      await store().saveCheckpoint('p', 10, { position: 12, event_id: 'another event' });
      const kept = await store().checkpoints();
      expect([kept.get('p'), kept.get('q')]).toEqual([
        { position: 12, event_id: 'another event' },
        { position: 7, event_id: null },
      ]);
    });

    it('refuse a write with another expected position, and stay unchanged', async () => {
      await expect(store().saveCheckpoint('p', 5, { position: 6, event_id: null })).rejects.toThrow(
        CheckpointMovedError,
      );
      expect(await store().loadCheckpoint('p')).toBe(0);
      await store().saveCheckpoint('p', 0, { position: 10, event_id: null });
      await expect(store().saveCheckpoint('p', 0, { position: 20, event_id: null })).rejects.toThrow(
        CheckpointMovedError,
      );
      await expect(store().saveCheckpoint('p', 9, { position: 20, event_id: null })).rejects.toThrow(
        CheckpointMovedError,
      );
      expect(await store().loadCheckpoint('p')).toBe(10);
    });

    it('let one of two projectors win', async () => {
      const results = await Promise.allSettled([
        store().saveCheckpoint('p', 0, { position: 1, event_id: null }),
        store().saveCheckpoint('p', 0, { position: 2, event_id: null }),
      ]);
      expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    });
  });

  describe('leases', () => {
    const { store } = lazily(factory);

    const first = { holder: 'one', count: 1 };
    const second = { holder: 'one', count: 2 };
    const theirs = { holder: 'two', count: 3 };

    it("are nobody's at first, and go from mark to mark by compare-and-set", async () => {
      expect(await store().loadLease('expiry')).toBeNull();
      expect(await store().saveLease('expiry', null, first)).toBe(true);
      expect(await store().loadLease('expiry')).toEqual(first);
      expect(await store().saveLease('expiry', first, second)).toBe(true);
      expect(await store().saveLease('expiry', second, theirs)).toBe(true);
      expect(await store().loadLease('expiry')).toEqual(theirs);
      expect(await store().loadLease('other')).toBeNull();
    });

    it('stay unchanged for a write with another expected mark', async () => {
      expect(await store().saveLease('expiry', first, theirs)).toBe(false);
      expect(await store().loadLease('expiry')).toBeNull();
      await store().saveLease('expiry', null, second);
      expect(await store().saveLease('expiry', null, theirs)).toBe(false);
      expect(await store().saveLease('expiry', first, theirs)).toBe(false);
      expect(await store().saveLease('expiry', { holder: 'two', count: 2 }, theirs)).toBe(false);
      expect(await store().loadLease('expiry')).toEqual(second);
    });

    it("are given back by their holder alone, and then anybody's", async () => {
      await store().saveLease('expiry', null, second);
      expect(await store().saveLease('expiry', first, null)).toBe(false);
      expect(await store().loadLease('expiry')).toEqual(second);
      expect(await store().saveLease('expiry', second, null)).toBe(true);
      expect(await store().loadLease('expiry')).toBeNull();
      expect(await store().saveLease('expiry', null, theirs)).toBe(true);
    });

    it('go to one of many concurrent processes, whether they are free or expired', async () => {
      const marks = Array.from({ length: 8 }, (_, at) => ({ holder: `holder ${at}`, count: 9 }));
      const taken = await Promise.all(marks.map((mark) => store().saveLease('expiry', null, mark)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      const winner = marks[taken.indexOf(true)] ?? first;
      const next = marks.map((_, at) => ({ holder: `next ${at}`, count: 10 }));
      const over = await Promise.all(next.map((mark) => store().saveLease('expiry', winner, mark)));
      expect(over.filter(Boolean)).toHaveLength(1);
      expect(await store().loadLease('expiry')).toEqual(next[over.indexOf(true)]);
    });
  });
}

function lazily(factory: ReadModelStoreFactory) {
  const things = new CollectionFixture(factory);
  return { store: () => things.store };
}
