import { describe, expect, it } from '@jest/globals';
import { heightOf, instantAt, shareOf } from './lane-scale.js';

const week = { from: '2027-06-01T00:00:00.000Z', to: '2027-06-08T00:00:00.000Z' };

describe('the scale of the lanes', () => {
  it('places instants between the ends, and finds them again', () => {
    for (const at of [week.from, '2027-06-03T12:00:00.000Z', week.to]) {
      expect(instantAt(shareOf(at, week), week)).toBe(at);
    }
    expect(shareOf(week.from, week)).toBeLessThan(shareOf(week.to, week));
  });

  it('has one place where everything happened at once, and no instant where nothing did', () => {
    expect(shareOf(week.from, { from: week.from, to: week.from })).toBe(0.5);
    expect(instantAt(0.5, { from: null, to: null })).toBeNull();
  });

  it('draws more entries higher, up to the full height', () => {
    expect(heightOf(1)).toBeLessThan(heightOf(10));
    expect(heightOf(100_000)).toBe(1);
  });
});
