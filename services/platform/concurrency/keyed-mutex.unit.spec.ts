import { describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { KeyedMutex } from './keyed-mutex.js';

describe('a keyed mutex', () => {
  it('runs work on one key one at a time, in call order', async () => {
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

  it('does not delay other keys', async () => {
    const mutex = new KeyedMutex();
    let release = () => {};
    const first = mutex.runExclusive('a', () => new Promise<void>((resolve) => (release = resolve)));
    expect(await mutex.runExclusive('b', () => Promise.resolve('b'))).toBe('b');
    release();
    await first;
  });

  it('continues after work that failed, and rejects only for its caller', async () => {
    const mutex = new KeyedMutex();
    const failed = mutex.runExclusive('a', () => Promise.reject(new Error('no')));
    const next = mutex.runExclusive('a', () => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
