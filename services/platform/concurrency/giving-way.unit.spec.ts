import { describe, expect, it } from '@jest/globals';
import { GivingWay } from './giving-way.js';

describe('long work that gives way', () => {
  const busy = (ms: number) => {
    for (const until = performance.now() + ms; performance.now() < until;);
  };

  it('lets what waits run before its next step', async () => {
    const work = new GivingWay();
    let served = 0;
    for (let step = 1; step <= 3; step += 1) {
      setImmediate(() => (served += 1));
      busy(25);
      await work.giveWay();
      expect(served).toBe(step);
    }
  });
});
