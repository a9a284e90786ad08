import { describe, expect, it } from '@jest/globals';
import { StreamHeads } from './stream-heads.js';

describe('stream heads', () => {
  it('remembers the newest head of a stream', () => {
    const heads = new StreamHeads(2, false);
    heads.set('lamp-1', { number: 1, revision: 0 });
    heads.set('lamp-1', { number: 1, revision: 4 });
    expect(heads.get('lamp-1')).toEqual({ number: 1, revision: 4 });
    expect(heads.get('lamp-2')).toBeUndefined();
  });

  it('drops the streams unused for longest when it is full; reading counts as use', () => {
    const heads = new StreamHeads(2, false);
    heads.set('lamp-1', { number: 1, revision: 0 });
    heads.set('lamp-2', { number: 2, revision: 0 });
    heads.get('lamp-1');
    heads.set('lamp-3', { number: 3, revision: 0 });
    expect(heads.get('lamp-1')).toBeDefined();
    expect(heads.get('lamp-2')).toBeUndefined();
    expect(heads.get('lamp-3')).toBeDefined();
  });

  it('knows which streams do not exist if it saw every stream start, until it drops one', () => {
    const heads = new StreamHeads(2, true);
    heads.set('lamp-1', { number: 1, revision: 0 });
    heads.set('lamp-2', { number: 2, revision: 0 });
    expect([heads.isMissing('lamp-1'), heads.isMissing('lamp-3')]).toEqual([false, true]);
    for (const number of [3, 4]) heads.set(`lamp-${number}`, { number, revision: 0 });
    expect([heads.isMissing('lamp-1'), heads.isMissing('lamp-5')]).toEqual([false, false]);
    expect(new StreamHeads(2, false).isMissing('lamp-1')).toBe(false);
  });
});
