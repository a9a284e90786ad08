import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from './event-store.js';
import { SharedPages } from './shared-pages.js';

let head: number;
let reads = 0;
const pages = (): SharedPages =>
  new SharedPages((position, most) => {
    reads += 1;
    const count = Math.max(0, Math.min(most, head - position));
    return Array.from({ length: count }, (_, index) => ({ position: position + index + 1 }) as RecordedEvent);
  });
const positions = (events: readonly RecordedEvent[]) => events.map(({ position }) => position);

beforeEach(() => {
  head = 100;
  reads = 0;
});

describe('pages of the log', () => {
  it('are read once for all consumers', () => {
    const shared = pages();
    expect(shared.after(0, 10)).toBe(shared.after(0, 10));
    expect(reads).toBe(1);
  });

  it('end at multiples of their size, so that all consumers reach the same ones', () => {
    const shared = pages();
    expect(positions(shared.after(7, 10))).toEqual([8, 9, 10]);
    shared.after(10, 10);
    shared.after(10, 10);
    expect(reads).toBe(2);
  });

  it('are read again until they are full', () => {
    const shared = pages();
    head = 4;
    expect(positions(shared.after(0, 10))).toEqual([1, 2, 3, 4]);
    head = 6;
    expect(positions(shared.after(0, 10))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are dropped one by one', () => {
    const shared = pages();
    for (let position = 0; position < 40; position += 10) shared.after(position, 10);
    shared.after(30, 10);
    expect(reads).toBe(4);
    shared.after(0, 10);
    expect(reads).toBe(5);
  });
});
