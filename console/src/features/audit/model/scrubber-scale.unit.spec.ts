import { describe, expect, it } from '@jest/globals';
import { momentsOf, nearestStop, placeTicks, stopAfterKey, stopOf } from './scrubber-scale.js';

const entries = [
  { id: 'a', at: '2027-01-01T00:00:00.000Z' },
  { id: 'b', at: '2027-01-01T00:01:00.000Z' },
  { id: 'c', at: '2027-06-01T00:00:00.000Z' },
];

describe('Ticks', () => {
  it('keep their order and stay apart however close in time they are', () => {
    const shares = placeTicks(entries).map((tick) => tick.share);
    expect(shares[1]! - shares[0]!).toBeGreaterThan(0.1);
    expect(shares[2]! - shares[1]!).toBeGreaterThan(shares[1]! - shares[0]!);
    expect(Math.max(...shares)).toBeLessThan(1);
  });

  it('can be one alone, or all of one instant', () => {
    expect(placeTicks(entries.slice(0, 1))[0]!.share).toBeGreaterThan(0);
    const same = placeTicks([entries[0]!, { ...entries[0]!, id: 'z' }]);
    expect(same[1]!.share).toBeGreaterThan(same[0]!.share);
  });
});

it('Entries of one instant are one moment, told by the last of them', () => {
  const [first, second, third] = entries;
  const also = { ...second!, id: 'also' };
  expect(momentsOf([first!, second!, also, third!])).toEqual([first, also, third]);
});

describe('The handle', () => {
  const ticks = placeTicks(entries);

  it('stands on the last change at or before the moment; without a moment on now', () => {
    expect(stopOf(ticks, null)).toBe(3);
    expect(stopOf(ticks, '2027-01-01T00:01:00.000Z')).toBe(1);
    expect(stopOf(ticks, '2027-03-01T00:00:00.000Z')).toBe(1);
    expect(stopOf(ticks, '2026-01-01T00:00:00.000Z')).toBe(0);
  });

  it('goes to the nearest stop, of which the right end is now', () => {
    expect(nearestStop(ticks, ticks[1]!.share + 0.01)).toBe(1);
    expect(nearestStop(ticks, 1)).toBe(3);
    expect(nearestStop(ticks, 0)).toBe(0);
  });

  it.each([
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 3, 3],
    ['PageUp', 0, 3],
    ['PageDown', 3, 0],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['a', 1, null],
  ])('on %s goes from %d to %s', (key, from, to) => {
    expect(stopAfterKey(key, from, ticks.length)).toBe(to);
  });
});
