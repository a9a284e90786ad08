import { describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { Turns } from './keyed-mutex.js';

describe('turns', () => {
  it('lets work on one key go one after the other, in the order it came', async () => {
    const turns = new Turns();
    const seen: string[] = [];
    const work = (name: string, ms: number) => async () => {
      seen.push(`${name} begins`);
      await pause(ms);
      seen.push(`${name} ends`);
    };
    await Promise.all([turns.inTurn('a', work('first', 20)), turns.inTurn('a', work('second', 0))]);
    expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('does not make other keys wait', async () => {
    const turns = new Turns();
    let release = () => {};
    const first = turns.inTurn('a', () => new Promise<void>((resolve) => (release = resolve)));
    expect(await turns.inTurn('b', () => Promise.resolve('b'))).toBe('b');
    release();
    await first;
  });

  it('goes on after work that failed, whose caller alone hears of it', async () => {
    const turns = new Turns();
    const failed = turns.inTurn('a', () => Promise.reject(new Error('no')));
    const next = turns.inTurn('a', () => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
