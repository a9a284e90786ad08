import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { all, events, numbers, streamName } from './event-fixtures.js';
import type { Bench } from './event-store-suite.js';

export function describeRecent(bench: Bench): void {
  describe('what is recent', () => {
    it('is never behind the answered appends of the same process', async () => {
      const steps = fc.array(
        fc.record({ stream: fc.nat({ max: 2 }), count: fc.integer({ min: 0, max: 3 }), from: fc.nat({ max: 6 }) }),
        { maxLength: 30 },
      );
      await fc.assert(
        fc.asyncProperty(steps, async (plan) => {
          const streams = [streamName(), streamName(), streamName()];
          const lengths = [0, 0, 0];
          for (const { stream: index, count, from } of plan) {
            const stream = streams[index]!;
            const length = lengths[index]!;
            if (count > 0) {
              const { position } = await bench.store.append(
                stream,
                length === 0 ? 'no_stream' : length - 1,
                events(count, length),
              );
              lengths[index] = length + count;
              expect(await bench.store.recentHead()).toBeGreaterThanOrEqual(position);
            }
            const recent = await bench.store.recentOf(stream, from);
            const written = Array.from({ length: lengths[index]! }, (_, number) => number).slice(from);
            if (recent !== undefined) expect(numbers(recent)).toEqual(written);
          }
        }),
        { numRuns: 10 },
      );
    });

    it('holds the same events as the log', async () => {
      const stream = streamName();
      await bench.store.catchUp();
      await bench.store.append(stream, 'no_stream', events(3));
      await bench.store.catchUp();
      expect(await bench.store.recentOf(stream, 1)).toEqual(await all(bench.store.readStream(stream, { from: 1 })));
      expect(await bench.store.recentOf(stream, 3)).toEqual([]);
      expect(await bench.store.recentHead()).toBe(await bench.store.head());
    });
  });
}
