import { describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { KeyedMutex } from './keyed-mutex.js';

describe('mutex', () => {
  it('lets work on one key go one after the other, in the order it came', async () => {
    const mutex = new KeyedMutex();
    const seen: string[] = [];
    const work = (name: string, ms: number) => async () => {
      seen.push(`${name} begins`);
      await pause(ms);
      seen.push(`${name} ends`);
    };
    await Promise.all([mutex.runExclusive('a', work('first', 20)), mutex.runExclusive('a', work('second', 0))]);
    expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('does not make other keys wait', async () => {
    const mutex = new KeyedMutex();
    let release = () => {};
    const first = mutex.runExclusive('a', () => new Promise<void>((resolve) => (release = resolve)));
    expect(await mutex.runExclusive('b', () => Promise.resolve('b'))).toBe('b');
    release();
    await first;
  });

  it('goes on after work that failed, whose caller alone hears of it', async () => {
    const mutex = new KeyedMutex();
    const failed = mutex.runExclusive('a', () => Promise.reject(new Error('no')));
    const next = mutex.runExclusive('a', () => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
