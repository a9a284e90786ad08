import { describe, expect, it } from '@jest/globals';
import {
  DuplicateEventIdError,
  WrongExpectedRevisionError,
} from '../../../services/platform/event-store/event-store.js';
import { all, anEvent, events, numbers, streamName } from './event-fixtures.js';
import type { Bench, Promises } from './event-store-suite.js';

export function describeAppending(bench: Bench, { orderAcrossStreams = true }: Promises): void {
  describe('appending', () => {
    it('returns revision and position of the last event, and reads events as they were written', async () => {
      const stream = streamName();
      const given = [
        anEvent({ name: 'Wörld ⚓ \u0000', nested: { list: [1, 2.5, null, true] } }),
        anEvent({ number: 1 }),
      ];

      const result = await bench.store.append(stream, 'no_stream', given);

      const read = await all(bench.store.readStream(stream));
      expect(result).toEqual({ revision: 1, position: read[1]?.position });
      expect(read).toEqual(
        given.map((event, revision) => ({ ...event, stream, revision, position: read[revision]?.position })),
      );
      expect(read[0]!.position).toBeGreaterThan(bench.start);
      expect(read[1]!.position).toBeGreaterThan(read[0]!.position);
      expect(await bench.store.head()).toBe(result.position);
    });

    it('refuses an existing stream if none was expected', async () => {
      const stream = streamName();
      await bench.store.append(stream, 'no_stream', events(2));

      await expect(bench.store.append(stream, 'no_stream', events(1, 2))).rejects.toMatchObject({
        name: 'WrongExpectedRevisionError',
        stream,
        expected: 'no_stream',
        actual: 1,
      });
      expect(numbers(await all(bench.store.readStream(stream)))).toEqual([0, 1]);
    });

    it('refuses a revision of a stream that does not exist', async () => {
      const stream = streamName();
      await expect(bench.store.append(stream, 0, events(1))).rejects.toMatchObject({
        name: 'WrongExpectedRevisionError',
        expected: 0,
        actual: null,
      });
      expect(await all(bench.store.readStream(stream))).toEqual([]);
    });

    it.each([0, 2])('refuses revision %i of a stream at revision 1', async (expected) => {
      const stream = streamName();
      await bench.store.append(stream, 'no_stream', events(2));

      const refused = bench.store.append(stream, expected, events(1, 2));

      await expect(refused).rejects.toBeInstanceOf(WrongExpectedRevisionError);
      await expect(refused).rejects.toMatchObject({ expected, actual: 1 });
      expect(numbers(await all(bench.store.readStream(stream)))).toEqual([0, 1]);
      expect((await bench.store.append(stream, 1, events(1, 2))).revision).toBe(2);
    });

    it('writes nothing of an append with an event id of another stream', async () => {
      const [first, second] = [streamName(), streamName()];
      const taken = anEvent({ number: 0 });
      await bench.store.append(first, 'no_stream', [taken]);

      const refused = bench.store.append(second, 'no_stream', [anEvent(), anEvent({ number: 9 }, taken.id)]);

      await expect(refused).rejects.toBeInstanceOf(DuplicateEventIdError);
      await expect(refused).rejects.toMatchObject({ eventId: taken.id });
      expect(await all(bench.store.readStream(second))).toEqual([]);
      expect((await bench.store.append(second, 'no_stream', events(1))).revision).toBe(0);
    });

    it('refuses an event id that is elsewhere in the same stream, or twice in one append', async () => {
      const stream = streamName();
      const taken = anEvent({ number: 0 });
      await bench.store.append(stream, 'no_stream', [taken]);
      const twice = anEvent({ number: 1 });

      await expect(bench.store.append(stream, 0, [anEvent({}, taken.id)])).rejects.toMatchObject({ eventId: taken.id });
      await expect(bench.store.append(stream, 0, [twice, twice])).rejects.toMatchObject({ eventId: twice.id });

      expect(numbers(await all(bench.store.readStream(stream)))).toEqual([0]);
      // The id of a refused append remains usable.
      expect((await bench.store.append(stream, 0, [twice])).revision).toBe(1);
    });

    it('refuses the second of two appends of one turn that share an event id', async () => {
      const [first, second] = [streamName(), streamName()];
      const shared = anEvent();

      const results = await Promise.allSettled([
        bench.store.append(first, 'no_stream', [shared]),
        bench.store.append(second, 'no_stream', [shared]),
      ]);

      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      expect(results[1]).toMatchObject({ reason: { name: 'DuplicateEventIdError', eventId: shared.id } });
      expect(await all(bench.store.readStream(second))).toEqual([]);
    });

    it('lets an append expect the revision that an earlier one of the same turn produces', async () => {
      const stream = streamName();

      const results = await Promise.all([
        bench.store.append(stream, 'no_stream', events(2, 0)),
        bench.store.append(stream, 1, events(1, 2)),
        bench.store.append(stream, 2, events(3, 3)),
      ]);

      expect(results.map(({ revision }) => revision)).toEqual([1, 2, 5]);
      expect(numbers(await all(bench.store.readStream(stream)))).toEqual([0, 1, 2, 3, 4, 5]);
    });

    it('fails only the appends that depend on a refused one of the same turn', async () => {
      const [stream, other] = [streamName(), streamName()];
      await bench.store.append(stream, 'no_stream', events(1));

      const results = await Promise.allSettled([
        bench.store.append(stream, 5, events(1, 100)),
        bench.store.append(stream, 6, events(1, 101)),
        bench.store.append(other, 'no_stream', events(1)),
        bench.store.append(stream, 0, events(1, 1)),
      ]);

      expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
      expect(numbers(await all(bench.store.readStream(stream)))).toEqual([0, 1]);
      expect(numbers(await all(bench.store.readStream(other)))).toEqual([0]);
    });

    it('lets exactly one of many concurrent writers win a revision', async () => {
      const stream = streamName();
      await bench.store.append(stream, 'no_stream', events(1));

      const results = await Promise.allSettled(
        Array.from({ length: 20 }, (_, writer) => bench.store.append(stream, 0, [anEvent({ number: writer })])),
      );

      const losers = results.filter((result) => result.status === 'rejected');
      expect(losers).toHaveLength(19);
      for (const { reason } of losers) expect(reason).toMatchObject({ name: 'WrongExpectedRevisionError', actual: 1 });
      expect(await all(bench.store.readStream(stream))).toHaveLength(2);
    });

    it('keeps the positions of one turn and one stream in call order', async () => {
      const stream = streamName();
      const results = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          bench.store.append(stream, index === 0 ? 'no_stream' : index * 2 - 1, events(2, index * 2)),
        ),
      );
      expectRising(results.map(({ position }) => position));
      expect(numbers(await all(bench.store.readStream(stream)))).toEqual(
        Array.from({ length: 100 }, (_, number) => number),
      );
    });

    if (orderAcrossStreams) {
      it('keeps the positions of one turn in call order across streams', async () => {
        const results = await Promise.all(
          Array.from({ length: 50 }, () => bench.store.append(streamName(), 'no_stream', events(2))),
        );
        expectRising(results.map(({ position }) => position));
      });
    }

    it('accepts a single append of thousands of events', async () => {
      const stream = streamName();
      expect((await bench.store.append(stream, 'no_stream', events(2_500))).revision).toBe(2_499);
      expect(await all(bench.store.readStream(stream))).toHaveLength(2_500);
    });

    it('rejects an event that cannot be serialised at once, as an error of the caller, with nothing written', async () => {
      const stream = streamName();
      const unwritable = anEvent();
      const circular: Record<string, unknown> = {};
      circular.self = circular;
      Object.assign(unwritable.data, circular);
      const started = performance.now();
      await expect(bench.store.append(stream, 'no_stream', [anEvent(), unwritable])).rejects.toBeInstanceOf(TypeError);
      expect(performance.now() - started).toBeLessThan(1_000);
      expect(await all(bench.store.readStream(stream))).toEqual([]);
    });

    it('refuses an append without events', async () => {
      await expect(bench.store.append(streamName(), 'no_stream', [])).rejects.toBeInstanceOf(RangeError);
    });
  });
}

function expectRising(positions: readonly number[]): void {
  expect(positions.every((position, index) => position > (positions[index - 1] ?? 0))).toBe(true);
}
