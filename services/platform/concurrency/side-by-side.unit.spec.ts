import { describe, expect, it } from '@jest/globals';
import { sideBySide } from './side-by-side.js';

describe('steps side by side', () => {
  it('run at most so many at once, and give their results in the order of the items', async () => {
    let running = 0;
    let most = 0;
    const step = async (item: string, index: number) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return `${index} ${item}`;
    };
    expect(await sideBySide(['a', 'b', 'c', 'd', 'e'], step, 2)).toEqual(['0 a', '1 b', '2 c', '3 d', '4 e']);
    expect(most).toBe(2);
  });
});
