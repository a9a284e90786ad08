import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RecordedEvent } from '../event-store.js';
import { SharedReads } from './shared-reads.js';

describe('one reader for all who catch up', () => {
  let asked: [position: number, events: number][];
  let there: number;
  let failing: boolean;
  let reads: SharedReads;

  const numbers = (after: number, most: number) =>
    Array.from({ length: Math.max(0, Math.min(most, there - after)) }, (_, index) => after + index + 1);
  const positionsAfter = async (position: number, most: number) =>
    (await reads.after(position, most)).map((event) => event.position);

  beforeEach(() => {
    [asked, there, failing] = [[], 20, false];
    reads = new SharedReads((position, most) => {
      if (failing) return Promise.reject(new Error('away'));
      const events = numbers(position, most).map((number) => ({ position: number }) as RecordedEvent);
      asked.push([position, events.length]);
      return Promise.resolve(events);
    });
  });

  it('reads each full stretch once, for questions at the same time or later', async () => {
    const [one, other] = await Promise.all([positionsAfter(0, 10), positionsAfter(0, 10)]);
    expect([one, other, await positionsAfter(0, 10)]).toEqual([numbers(0, 10), numbers(0, 10), numbers(0, 10)]);
    expect(asked).toEqual([[0, 10]]);
  });

  it('begins with whoever is furthest behind, and answers all who stand in the same stretch', async () => {
    const answers = await Promise.all([7, 3, 9, 0, 5].map((position) => positionsAfter(position, 10)));
    expect(answers.map(([first]) => first)).toEqual([8, 4, 10, 1, 6]);
    expect(asked).toEqual([[0, 10]]);
  });

  it('reads the end of the log again, because it may have grown', async () => {
    expect(await positionsAfter(15, 10)).toEqual(numbers(15, 5));
    there = 22;
    expect(await positionsAfter(15, 10)).toEqual(numbers(15, 7));
  });

  it('repeats a read that failed, and fails only for those who needed it', async () => {
    failing = true;
    await expect(reads.after(0, 10)).rejects.toThrow('away');
    failing = false;
    expect(await positionsAfter(0, 10)).toHaveLength(10);
  });

  it('keeps few stretches', async () => {
    there = 1_000;
    for (let position = 0; position < 100; position += 10) await reads.after(position, 10);
    await reads.after(0, 10);
    expect(asked.filter(([position]) => position === 0)).toHaveLength(2);
  });

  it('gives everybody the whole log, and reads little of it twice, wherever they start', async () => {
    const starts = fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(starts, fc.integer({ min: 50, max: 200 }), async (from, most) => {
        [asked, there] = [[], 500];
        const reader = new SharedReads((position, wanted) => {
          const events = numbers(position, wanted).map((number) => ({ position: number }) as RecordedEvent);
          asked.push([position, events.length]);
          return Promise.resolve(events);
        });
        const seen = await Promise.all(
          from.map(async (start) => {
            const all: number[] = [];
            for (let position = start; position < there; position = all.at(-1) ?? there)
              all.push(...(await reader.after(position, most)).map((event) => event.position));
            return all;
          }),
        );
        expect(seen).toEqual(from.map((start) => numbers(start, there)));
        const read = asked.reduce((sum, [, events]) => sum + events, 0);
        expect(read).toBeLessThanOrEqual(there - Math.min(...from) + 2 * most);
      }),
      { numRuns: 20 },
    );
  });

  it('keeps what was read last until all have caught up', async () => {
    const [oneHas, otherHas] = [reads.begin(), reads.begin()];
    for (let position = 0; position < 20; position += 5) await reads.after(position, 5);
    const whole = () => asked.filter(([position]) => position === 0).length;
    oneHas();
    oneHas();
    for (let position = 0; position < 20; position += 5) await reads.after(position, 5);
    expect([asked.length, reads.newest.end]).toEqual([4, 20]);
    otherHas();
    await reads.after(0, 5);
    expect([whole(), reads.newest.end]).toEqual([2, undefined]);
  });
});
