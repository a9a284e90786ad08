import { describe, expect, it } from '@jest/globals';
import { EventStoreUnavailableError } from '../../../services/platform/event-store/event-store.js';
import { all, anEvent, events, Follower, numbers, streamName } from './event-fixtures.js';
import type { Bench } from './event-store-suite.js';

export function describeDurability(bench: Bench): void {
  describe('durability and closing', () => {
    it('has all events after reopening, and continues at its last position', async () => {
      const [stream, other] = [streamName(), streamName()];
      const taken = anEvent({ number: 0 });
      await bench.store.append(stream, 'no_stream', [taken]);
      await bench.store.append(other, 'no_stream', events(3, 10));
      const before = await all(bench.store.readAll({ after: bench.start }));

      const store = await bench.reopen();

      expect(await all(store.readAll({ after: bench.start }))).toEqual(before);
      expect(await store.head()).toBe(before.at(-1)?.position);
      await expect(store.append(stream, 'no_stream', events(1))).rejects.toMatchObject({ actual: 0 });
      await expect(store.append(other, 2, [anEvent({}, taken.id)])).rejects.toMatchObject({ eventId: taken.id });
      const next = await store.append(stream, 0, events(1, 1));
      expect(next.revision).toBe(1);
      expect(next.position).toBeGreaterThan(before.at(-1)!.position);
    });

    it('lets a subscriber continue from its last position after a restart', async () => {
      const stream = streamName();
      await bench.store.append(stream, 'no_stream', events(4));
      const earlier = new Follower(bench.store, { after: bench.start });
      await earlier.untilSeen(4);
      await earlier.abort();

      const store = await bench.reopen();
      const later = new Follower(store, { after: earlier.seen[2]!.position });
      await store.append(stream, 3, events(1, 4));
      await later.untilSeen(2);

      expect(numbers(later.seen)).toEqual([3, 4]);
      await later.abort();
    });

    it('finishes the appends that are queued when it is closed', async () => {
      const stream = streamName();
      const queued = [bench.store.append(stream, 'no_stream', events(1)), bench.store.append(stream, 0, events(1, 1))];
      const closing = bench.store.close();

      expect((await Promise.all(queued)).map(({ revision }) => revision)).toEqual([0, 1]);
      await closing;
      const store = await bench.reopen();
      expect(numbers(await all(store.readStream(stream)))).toEqual([0, 1]);
    });

    it('rejects every call once closed, and can be closed again', async () => {
      const stream = streamName();
      await bench.store.append(stream, 'no_stream', events(1));
      await bench.store.close();
      await bench.store.close();

      const refused = [
        bench.store.append(streamName(), 'no_stream', events(1)),
        all(bench.store.readStream(stream)),
        all(bench.store.readAll({ after: 0 })),
        all(bench.store.subscribe({ after: 0, signal: new AbortController().signal })),
        bench.store.head(),
        bench.store.ping(),
      ];
      for (const answer of await Promise.allSettled(refused)) {
        expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'EventStoreUnavailableError' } });
      }
    });

    it('ends waiting subscriptions with an error when it is closed', async () => {
      const follower = new Follower(bench.store, { after: bench.start });
      await follower.untilCaughtUp();
      await bench.store.close();
      await expect(follower.finished()).rejects.toBeInstanceOf(EventStoreUnavailableError);
    });
  });
}
