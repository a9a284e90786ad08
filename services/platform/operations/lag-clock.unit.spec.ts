import { describe, expect, it } from '@jest/globals';
import { LagClock } from './lag-clock.js';

describe('how long a consumer has been behind', () => {
  it('is counted from the first observation of an event that it has not processed', () => {
    const clock = new LagClock();
    clock.look(10, 0);
    clock.look(10, 15_000);
    clock.look(20, 30_000);
    clock.look(30, 45_000);
    expect(clock.secondsBehind(30, 60_000)).toBe(0);
    expect(clock.secondsBehind(25, 60_000)).toBe(15);
    expect(clock.secondsBehind(10, 60_000)).toBe(30);
    expect(clock.secondsBehind(9, 60_000)).toBe(60);
  });

  it('drops old observations', () => {
    const clock = new LagClock();
    for (let look = 1; look <= 10_000; look += 1) clock.look(look, look * 1000);
    expect(clock.secondsBehind(0, 10_000_000)).toBe(5_759);
  });
});
