import { describe, expect, it } from '@jest/globals';
import { CheckpointMovedError } from '../../../services/platform/read-models/read-model-store.js';
import { CollectionFixture } from './collection-fixture.js';
import type { ReadModelStoreFactory } from './read-model-store-suite.js';

const AT_12 = '2026-06-01T12:00:00.000Z';
const AT_13 = '2026-06-01T13:00:00Z';
const AT_14 = '2026-06-01T14:00:00.500Z';

export function describeBookkeeping(factory: ReadModelStoreFactory): void {
  describe('checkpoints', () => {
    const { store } = lazily(factory);

    it('begin at 0, move by compare-and-set and can be forgotten', async () => {
      expect(await store().loadCheckpoint('p')).toBe(0);
      await store().saveCheckpoint('p', 0, 10);
      await store().saveCheckpoint('p', 10, 9007199254740991);
      expect(await store().loadCheckpoint('p')).toBe(9007199254740991);
      expect(await store().loadCheckpoint('q')).toBe(0);
      await store().deleteCheckpoint('p');
      expect(await store().loadCheckpoint('p')).toBe(0);
      await store().saveCheckpoint('p', 0, 3);
      expect(await store().loadCheckpoint('p')).toBe(3);
    });

    it('refuse whoever believes them elsewhere, and stay where they are', async () => {
      await expect(store().saveCheckpoint('p', 5, 6)).rejects.toThrow(CheckpointMovedError);
      expect(await store().loadCheckpoint('p')).toBe(0);
      await store().saveCheckpoint('p', 0, 10);
      await expect(store().saveCheckpoint('p', 0, 20)).rejects.toThrow(CheckpointMovedError);
      await expect(store().saveCheckpoint('p', 9, 20)).rejects.toThrow(CheckpointMovedError);
      expect(await store().loadCheckpoint('p')).toBe(10);
    });

    it('let one of two projectors win', async () => {
      const results = await Promise.allSettled([store().saveCheckpoint('p', 0, 1), store().saveCheckpoint('p', 0, 2)]);
      expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    });
  });

  describe('leases', () => {
    const { store } = lazily(factory);

    it('are held by one at a time, who may prolong them', async () => {
      expect(await store().acquireLease('expiry', 'one', AT_12, AT_13)).toBe(true);
      expect(await store().acquireLease('expiry', 'two', AT_12, AT_14)).toBe(false);
      expect(await store().acquireLease('expiry', 'one', AT_12, AT_14)).toBe(true);
      expect(await store().acquireLease('expiry', 'two', AT_13, AT_14)).toBe(false);
      expect(await store().acquireLease('other', 'two', AT_12, AT_13)).toBe(true);
    });

    it('are free when their time is over', async () => {
      await store().acquireLease('expiry', 'one', AT_12, AT_13);
      expect(await store().acquireLease('expiry', 'two', '2026-06-01T12:59:59.999Z', AT_14)).toBe(false);
      expect(await store().acquireLease('expiry', 'two', '2026-06-01T13:00:00.000Z', AT_14)).toBe(true);
      expect(await store().acquireLease('expiry', 'one', AT_13, AT_14)).toBe(false);
    });

    it('are released by their holder alone', async () => {
      await store().acquireLease('expiry', 'one', AT_12, AT_13);
      await store().releaseLease('expiry', 'two');
      expect(await store().acquireLease('expiry', 'two', AT_12, AT_13)).toBe(false);
      await store().releaseLease('expiry', 'one');
      expect(await store().acquireLease('expiry', 'two', AT_12, AT_13)).toBe(true);
    });

    it('go to one of many who ask at once', async () => {
      const holders = Array.from({ length: 8 }, (_, at) => `holder ${at}`);
      const taken = await Promise.all(holders.map((holder) => store().acquireLease('expiry', holder, AT_12, AT_13)));
      expect(taken.filter(Boolean)).toHaveLength(1);
    });
  });
}

function lazily(factory: ReadModelStoreFactory) {
  const things = new CollectionFixture(factory);
  return { store: () => things.store };
}
