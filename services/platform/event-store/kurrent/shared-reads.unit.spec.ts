import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../event-store.js';
import { SharedReads } from './shared-reads.js';

describe('shared reads', () => {
  let asked: number[];
  let there: number;
  let failing: boolean;
  let reads: SharedReads;

  beforeEach(() => {
    [asked, there, failing] = [[], 20, false];
    reads = new SharedReads((position, most) => {
      asked.push(position);
      if (failing) return Promise.reject(new Error('away'));
      const count = Math.max(0, Math.min(most, there - position));
      return Promise.resolve(
        Array.from({ length: count }, (_, index) => ({ position: position + index + 1 }) as RecordedEvent),
      );
    });
  });

  it('read each full stretch once for all that need it, at the same time or later', async () => {
    const [one, other] = await Promise.all([reads.after(0, 10), reads.after(0, 10)]);
    expect(await reads.after(0, 10)).toBe(one);
    expect(other).toBe(one);
    expect(asked).toEqual([0]);
  });

  it('read the end of the log again, because it may have grown', async () => {
    expect(await reads.after(15, 10)).toHaveLength(5);
    there = 22;
    expect(await reads.after(15, 10)).toHaveLength(7);
  });

  it('repeat a read that failed', async () => {
    failing = true;
    await expect(reads.after(0, 10)).rejects.toThrow('away');
    failing = false;
    expect(await reads.after(0, 10)).toHaveLength(10);
  });

  it('keep few stretches', async () => {
    there = 1_000;
    for (let position = 0; position < 100; position += 10) await reads.after(position, 10);
    await reads.after(0, 10);
    expect(asked.filter((position) => position === 0)).toHaveLength(2);
  });
});
