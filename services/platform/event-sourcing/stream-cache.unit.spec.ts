import { describe, expect, it } from '@jest/globals';
import { StreamCache } from './stream-cache.js';

const entry = (name: string, busy = false) => ({ name, busy });

describe('the cache of streams', () => {
  it('forgets what was not used for long', () => {
    const cache = new StreamCache<ReturnType<typeof entry>>(4);
    const first = entry('first');
    cache.set(first);
    for (let index = 0; index < 5; index += 1) cache.set(entry(`other ${index}`));
    expect(cache.get('first')).toBeUndefined();
    expect(cache.get('other 4')?.name).toBe('other 4');
  });

  it('keeps what is asked for again and again', () => {
    const cache = new StreamCache<ReturnType<typeof entry>>(4);
    const first = entry('first');
    cache.set(first);
    for (let index = 0; index < 20; index += 1) {
      cache.set(entry(`other ${index}`));
      expect(cache.get('first')).toBe(first);
    }
  });

  it('never forgets what is busy: there is only one of each', () => {
    const cache = new StreamCache<ReturnType<typeof entry>>(4);
    const busy = entry('busy', true);
    cache.set(busy);
    for (let index = 0; index < 50; index += 1) cache.set(entry(`other ${index}`));
    expect(cache.get('busy')).toBe(busy);
  });

  it('drops an entry, but not the one that took its place', () => {
    const cache = new StreamCache<ReturnType<typeof entry>>(4);
    const before = entry('stream');
    const after = entry('stream');
    cache.set(before);
    cache.set(after);
    cache.drop(before);
    expect(cache.get('stream')).toBe(after);
    cache.drop(after);
    expect(cache.get('stream')).toBeUndefined();
  });

  it('forgets everything when told to', () => {
    const cache = new StreamCache<ReturnType<typeof entry>>(4);
    for (let index = 0; index < 4; index += 1) cache.set(entry(`stream ${index}`));
    cache.clear();
    expect(cache.get('stream 0')).toBeUndefined();
    expect(cache.get('stream 3')).toBeUndefined();
  });
});
