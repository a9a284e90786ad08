import { setImmediate, setTimeout } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { all, events, Follower, numbers, streamName } from './event-fixtures.js';
import type { Bench } from './event-store-suite.js';

const range = (end: number, start = 0): number[] => Array.from({ length: end - start }, (_, index) => start + index);

export function describeSubscribing(bench: Bench): void {
  describe('subscribing', () => {
    it('reads all that follows its position, on an empty log from 0, and reports when it has caught up', async () => {
      await bench.store.append(streamName(), 'no_stream', events(12));

      const follower = new Follower(bench.store, { after: bench.start, batchSize: 5 });
      await follower.untilCaughtUp();

      expect(follower.seen).toEqual(await all(bench.store.readAll({ after: bench.start })));
      expect(numbers(follower.seen)).toEqual(range(12));
      for (const { events: batch } of follower.batches) expect(batch.length).toBeLessThanOrEqual(5);
      expect(follower.batches.slice(0, -1).some(({ caughtUp }) => caughtUp)).toBe(false);
      await follower.abort();
    });

    it('starts in the middle, after the last event seen', async () => {
      await bench.store.append(streamName(), 'no_stream', events(6));
      const log = await all(bench.store.readAll({ after: bench.start }));

      const follower = new Follower(bench.store, { after: log[3]!.position });
      await follower.untilCaughtUp();

      expect(numbers(follower.seen)).toEqual([4, 5]);
      await follower.abort();
    });

    it('has caught up at once if there is nothing to read, and then follows', async () => {
      const follower = new Follower(bench.store, { after: bench.start });
      await follower.untilCaughtUp();
      expect(follower.batches).toEqual([{ events: [], caughtUp: true }]);

      const stream = streamName();
      await bench.store.append(stream, 'no_stream', events(2));
      await follower.untilSeen(2);
      await bench.store.append(stream, 1, events(1, 2));
      await follower.untilSeen(3);

      expect(follower.seen).toEqual(await all(bench.store.readStream(stream)));
      expect(follower.batches.at(-1)?.caughtUp).toBe(true);
      await follower.abort();
    });

    it('never delivers refused events', async () => {
      const follower = new Follower(bench.store, { after: bench.start });
      const stream = streamName();
      await Promise.allSettled([
        bench.store.append(stream, 7, events(1, 666)),
        bench.store.append(stream, 'no_stream', events(1)),
      ]);
      await follower.untilSeen(1);
      expect(numbers(follower.seen)).toEqual([0]);
      await follower.abort();
    });

    it('ends without an error when the signal aborts: waiting, between batches or before the start', async () => {
      const waiting = new Follower(bench.store, { after: bench.start });
      await waiting.untilCaughtUp();
      await waiting.abort();
      await bench.store.append(streamName(), 'no_stream', events(3));
      expect(waiting.seen).toEqual([]);

      const stop = new AbortController();
      const seen: unknown[] = [];
      for await (const batch of bench.store.subscribe({ after: bench.start, batchSize: 1, signal: stop.signal })) {
        seen.push(...numbers(batch.events));
        stop.abort();
      }
      expect(seen).toEqual([0]);

      expect(await all(bench.store.subscribe({ after: 0, signal: AbortSignal.abort() }))).toEqual([]);
    });

    it('gives two live subscribers the same events, and one that leaves does not delay the other', async () => {
      const [first, second] = [
        new Follower(bench.store, { after: bench.start }),
        new Follower(bench.store, { after: bench.start }),
      ];
      await Promise.all([first.untilCaughtUp(), second.untilCaughtUp()]);
      const stream = streamName();
      await bench.store.append(stream, 'no_stream', events(5));
      await Promise.all([first.untilSeen(5), second.untilSeen(5)]);
      await first.abort();
      await bench.store.append(stream, 4, events(5, 5));
      await second.untilSeen(10);

      expect(numbers(first.seen)).toEqual(range(5));
      expect(numbers(second.seen)).toEqual(range(10));
      await second.abort();
    });

    it('lets a slow subscriber fall far behind and catch up without a gap or a repetition', async () => {
      let wake: () => void = () => undefined;
      const asleep = new Promise<void>((resolve) => (wake = resolve));
      const slow = new Follower(bench.store, { after: bench.start, batchSize: 50 }, (batch) =>
        batch.events.length > 0 ? asleep : Promise.resolve(),
      );
      await slow.untilCaughtUp();
      const stream = streamName();
      await bench.store.append(stream, 'no_stream', events(1));
      await slow.untilSeen(1);
      for (let count = 1; count < 1_500; count += 100) {
        await bench.store.append(stream, count - 1, events(100, count));
      }
      expect(slow.seen).toHaveLength(1);

      wake();
      await slow.untilSeen(1_501);
      await bench.store.append(stream, 1_500, events(1, 1_501));
      await slow.untilSeen(1_502);

      expect(numbers(slow.seen)).toEqual(range(1_502));
      await slow.abort();
    });

    it('misses nothing that is appended while it catches up', async () => {
      const stream = streamName();
      await bench.store.append(stream, 'no_stream', events(600));
      let next = 600;
      const follower = new Follower(bench.store, { after: bench.start, batchSize: 40 }, async () => {
        if (next >= 900) return;
        const first = next;
        next += 10;
        await bench.store.append(stream, first - 1, events(10, first));
      });
      await follower.untilSeen(900);
      expect(numbers(follower.seen)).toEqual(range(900));
      await follower.abort();
    });

    it('keeps the order while appends and a consumer of varying speed interleave', async () => {
      const follower = new Follower(bench.store, { after: bench.start, batchSize: 7 }, async ({ events: batch }) => {
        await (batch.length % 2 === 0 ? setImmediate() : setTimeout(1));
      });
      await Promise.all(
        range(20).map(async (writer) => {
          const stream = streamName();
          for (let revision = 0; revision < 10; revision += 1) {
            await bench.store.append(stream, revision === 0 ? 'no_stream' : revision - 1, events(1, writer));
            if (revision % 3 === 0) await setImmediate();
          }
        }),
      );
      await follower.untilSeen(200);
      expect(follower.seen).toEqual(await all(bench.store.readAll({ after: bench.start })));
      await follower.abort();
    });

    it('does not block the event loop while it catches up', async () => {
      await bench.store.append(streamName(), 'no_stream', events(300));
      let turns = 0;
      let counting = true;
      const count = (): void => {
        turns += 1;
        if (counting) globalThis.setImmediate(count);
      };
      globalThis.setImmediate(count);

      const follower = new Follower(bench.store, { after: bench.start, batchSize: 10 });
      await follower.untilSeen(300);
      counting = false;

      expect(turns).toBeGreaterThanOrEqual(20);
      await follower.abort();
    });
  });
}
