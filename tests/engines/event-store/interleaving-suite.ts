import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ExpectedRevision } from '../../../services/platform/event-store/event-store.js';
import { all, events, Follower, positions, streamName } from './event-fixtures.js';
import type { Bench } from './event-store-suite.js';

/** One append of a random history, sent without waiting for the previous ones. */
const anAppend = fc.record({
  stream: fc.nat({ max: 3 }),
  count: fc.integer({ min: 1, max: 3 }),
  /** Added to the correct expected revision: any value but 0 must be refused. */
  error: fc.oneof({ arbitrary: fc.constant(0), weight: 4 }, { arbitrary: fc.integer({ min: 1, max: 3 }), weight: 1 }),
  /** True if the writer yields to the event loop before the next append. */
  pause: fc.boolean(),
});

export function describeInterleavings(bench: Bench): void {
  describe('any interleaving of appends over streams', () => {
    it('gives streams without gaps, increasing positions and a subscription equal to the log', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anAppend, { maxLength: 40 }), fc.integer({ min: 1, max: 9 }), async (plan, batch) => {
          const start = await bench.store.head();
          const follower = new Follower(bench.store, { after: start, batchSize: batch });
          const streams = [streamName(), streamName(), streamName(), streamName()];
          const last = streams.map(() => -1);
          const written: string[][] = streams.map(() => []);
          const answers: Promise<unknown>[] = [];

          for (const { stream, count, error, pause } of plan) {
            const careful = last[stream]!;
            const expected: ExpectedRevision = careful + error === -1 ? 'no_stream' : careful + error;
            const given = events(count);
            const answer = bench.store.append(streams[stream]!, expected, given);
            if (error === 0) {
              last[stream] = careful + count;
              written[stream]!.push(...given.map(({ id }) => id));
              answers.push(expect(answer).resolves.toMatchObject({ revision: careful + count }));
            } else {
              answers.push(expect(answer).rejects.toMatchObject({ name: 'WrongExpectedRevisionError', expected }));
            }
            if (pause) await setImmediate();
          }
          await Promise.all(answers);

          for (const [index, stream] of streams.entries()) {
            const read = await all(bench.store.readStream(stream));
            expect(read.map(({ id }) => id)).toEqual(written[index]);
            expect(read.map(({ revision }) => revision)).toEqual(read.map((_, revision) => revision));
          }
          const log = await all(bench.store.readAll({ after: start }));
          expect(log).toHaveLength(written.flat().length);
          const given = positions(log);
          expect(given.every((position, index) => position > (given[index - 1] ?? start))).toBe(true);
          await follower.untilSeen(log.length);
          await follower.untilCaughtUp();
          expect(follower.seen).toEqual(log);
          await follower.abort();
        }),
        { numRuns: 40 },
      );
    });
  });
}
