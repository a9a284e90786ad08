import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ReadStreamOptions } from '../../../services/platform/event-store/event-store.js';
import { all, events, numbers, positions, streamName } from './event-fixtures.js';
import type { Bench } from './event-store-suite.js';

export function describeReading(bench: Bench): void {
  describe('reading', () => {
    it('yields nothing for a stream that does not exist, in either direction', async () => {
      expect(await all(bench.store.readStream(streamName()))).toEqual([]);
      expect(await all(bench.store.readStream(streamName(), { direction: 'backwards' }))).toEqual([]);
    });

    describe('a stream of 10 events', () => {
      let stream: string;
      beforeEach(async () => {
        stream = streamName();
        await bench.store.append(stream, 'no_stream', events(4, 0));
        await bench.store.append(streamName(), 'no_stream', events(3, 100));
        await bench.store.append(stream, 3, events(6, 4));
      });

      it.each<[string, ReadStreamOptions, number[]]>([
        ['forwards', {}, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
        ['forwards from 7', { from: 7 }, [7, 8, 9]],
        ['forwards from 7, at most 2', { from: 7, limit: 2 }, [7, 8]],
        ['forwards from behind the end', { from: 10 }, []],
        ['at most none', { limit: 0 }, []],
        ['backwards', { direction: 'backwards' }, [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]],
        ['backwards, at most 1', { direction: 'backwards', limit: 1 }, [9]],
        ['backwards from 2', { direction: 'backwards', from: 2 }, [2, 1, 0]],
        ['backwards from 5, at most 2', { direction: 'backwards', from: 5, limit: 2 }, [5, 4]],
      ])('reads %s', async (_, options, expected) => {
        expect(numbers(await all(bench.store.readStream(stream, options)))).toEqual(expected);
      });

      it('reads the log in order across streams, after a position, up to a limit', async () => {
        const log = await all(bench.store.readAll({ after: bench.start }));
        expect(numbers(log)).toEqual([0, 1, 2, 3, 100, 101, 102, 4, 5, 6, 7, 8, 9]);
        const middle = log[4]!.position;
        expect(numbers(await all(bench.store.readAll({ after: middle })))).toEqual([101, 102, 4, 5, 6, 7, 8, 9]);
        expect(numbers(await all(bench.store.readAll({ after: middle, limit: 3 })))).toEqual([101, 102, 4]);
        expect(await all(bench.store.readAll({ after: await bench.store.head() }))).toEqual([]);
      });
    });

    it('finds the event at a position, and nothing where no event is', async () => {
      const stream = streamName();
      await bench.store.append(stream, 'no_stream', events(3));
      const written = await all(bench.store.readStream(stream));
      for (const event of written) expect(await bench.store.eventAt(event.position)).toEqual(event);
      const [{ position: first } = { position: 0 }] = written;
      const last = await bench.store.head();
      for (const nowhere of [0, -1, first + 0.5, last + 1, last + 1_000_000, Number.NaN]) {
        expect(await bench.store.eventAt(nowhere)).toBeUndefined();
      }
    });

    it('reports the approximate distance between positions', async () => {
      const { position: first } = await bench.store.append(streamName(), 'no_stream', events(1));
      const { position: last } = await bench.store.append(streamName(), 'no_stream', events(1_000));
      const measured = (last - first) / 1_000;
      expect(bench.store.positionsPerEvent / measured).toBeGreaterThanOrEqual(1 / 20);
      expect(bench.store.positionsPerEvent / measured).toBeLessThanOrEqual(20);
    });

    it('reads many pages without loss, in both directions and across the log', async () => {
      const stream = streamName();
      await bench.store.append(stream, 'no_stream', events(1_300));
      const expected = Array.from({ length: 1_300 }, (_, index) => index);

      expect(numbers(await all(bench.store.readStream(stream)))).toEqual(expected);
      expect(numbers(await all(bench.store.readStream(stream, { direction: 'backwards' })))).toEqual(
        [...expected].reverse(),
      );
      expect(numbers(await all(bench.store.readStream(stream, { from: 10, limit: 1_111 })))).toEqual(
        expected.slice(10, 1_121),
      );
      const log = await all(bench.store.readAll({ after: bench.start }));
      expect(numbers(log)).toEqual(expected);
      expect(positions(await all(bench.store.readAll({ after: bench.start, limit: 777 })))).toEqual(
        positions(log).slice(0, 777),
      );
    });

    it('accepts appends during a long read', async () => {
      const stream = streamName();
      await bench.store.append(stream, 'no_stream', events(1_200));
      const seen: unknown[] = [];
      for await (const event of bench.store.readStream(stream, { limit: 1_200 })) {
        if (seen.push(event.data.number) === 600) await bench.store.append(stream, 1_199, events(1, 1_200));
      }
      expect(seen).toEqual(Array.from({ length: 1_200 }, (_, index) => index));
      expect(await all(bench.store.readStream(stream, { from: 1_200 }))).toHaveLength(1);
    });

    it('answers a ping', async () => {
      await expect(bench.store.ping()).resolves.toBeUndefined();
    });
  });
}
