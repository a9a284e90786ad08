import { describe, expect, it } from '@jest/globals';
import type { NewEvent } from '../event-store.js';
import { KnownIds } from './known-ids.js';

function withIds(...ids: string[]): NewEvent[] {
  return ids.map((id) => ({ id }) as NewEvent);
}

describe('known ids', () => {
  it('returns the first id that is in the log or twice in the list', () => {
    const ids = new KnownIds();
    ids.add(withIds('a', 'b'));
    expect(ids.taken(withIds('c', 'b', 'a'))).toBe('b');
    expect(ids.taken(withIds('c', 'd', 'c'))).toBe('c');
    expect(ids.taken(withIds('c', 'd'))).toBeUndefined();
  });

  it('drops the oldest ones', () => {
    const ids = new KnownIds(2);
    ids.add(withIds('a', 'b', 'c', 'd', 'e', 'f'));
    expect(ids.taken(withIds('a'))).toBeUndefined();
    expect(ids.taken(withIds('e'))).toBe('e');
    expect(ids.taken(withIds('f'))).toBe('f');
  });

  it('returns the pending appends that contain an id', async () => {
    const ids = new KnownIds();
    const first = Promise.resolve();
    const second = Promise.reject(new Error('refused'));
    ids.begin(withIds('a', 'b'), first);
    ids.begin(withIds('c'), second);
    expect(ids.rivals(withIds('b', 'a', 'x'))).toEqual([first]);
    expect(ids.rivals(withIds('c', 'a'))).toHaveLength(2);
    await Promise.allSettled([first, second]);
    expect(ids.rivals(withIds('a', 'b', 'c'))).toEqual([]);
  });
});
