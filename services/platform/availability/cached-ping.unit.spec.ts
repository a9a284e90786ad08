import { beforeEach, describe, expect, it } from '@jest/globals';
import { CachedPing } from './cached-ping.js';

describe('a cached ping', () => {
  let nowMs: number;
  let asked: number;
  let answer: () => Promise<void>;
  let ping: CachedPing;
  const passes = () =>
    ping.ping().then(
      () => true,
      () => false,
    );

  beforeEach(() => {
    [nowMs, asked, answer] = [0, 0, () => Promise.resolve()];
    ping = new CachedPing(
      () => {
        asked += 1;
        return answer();
      },
      () => nowMs,
    );
  });

  it('checks rarely, and once at a time', async () => {
    expect(await Promise.all([passes(), passes()])).toEqual([true, true]);
    nowMs = 14_999;
    await passes();
    expect(asked).toBe(1);
    nowMs = 15_000;
    await passes();
    expect(asked).toBe(2);
  });

  it('checks again sooner after a failure', async () => {
    answer = () => Promise.reject(new Error('away'));
    expect([await passes(), await passes(), asked]).toEqual([false, false, 1]);
    answer = () => Promise.resolve();
    nowMs = 3_000;
    expect([await passes(), asked]).toEqual([true, 2]);
  });
});
