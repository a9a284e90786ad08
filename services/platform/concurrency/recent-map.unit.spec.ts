import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RecentMap } from './recent-map.js';

describe('a map of what was used lately', () => {
  it('has half of its size for certain, and never much more than its size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 20 }),
        fc.array(fc.tuple(fc.constantFrom('get', 'set', 'delete'), fc.nat(30)), { maxLength: 200 }),
        (most, steps) => {
          const map = new RecentMap<number, number>(most);
          const used: number[] = [];
          const values = new Map<number, number>();
          for (const [at, [does, key]] of steps.entries()) {
            if (does === 'delete') {
              map.delete(key);
              values.delete(key);
            } else if (does === 'set') {
              map.set(key, at);
              values.set(key, at);
            } else {
              const found = map.get(key);
              if (found !== undefined) expect(found).toBe(values.get(key));
            }
            if (values.has(key) && map.has(key)) used.push(key);
            const lately = [...new Set(used.toReversed())].slice(0, Math.floor(most / 2));
            for (const each of lately) if (values.has(each)) expect(map.has(each)).toBe(true);
            expect([...values.keys()].filter((each) => map.has(each)).length).toBeLessThanOrEqual(most + 2);
          }
        },
      ),
    );
  });

  it('keeps what is asked for again and again', () => {
    const map = new RecentMap<string, number>(4);
    map.set('first', 0);
    for (let index = 1; index < 20; index += 1) {
      map.set(`other ${index}`, index);
      expect(map.get('first')).toBe(0);
    }
  });

  it('never forgets what must be kept, nor puts it in the place of what came after it', () => {
    const map = new RecentMap<string, { busy: boolean; at: number }>(4, { keeps: ({ busy }) => busy });
    map.set('busy', { busy: true, at: 0 });
    map.set('renewed', { busy: true, at: 0 });
    for (let index = 0; index < 50; index += 1) {
      map.set(`other ${index}`, { busy: false, at: index });
      if (index % 2 === 0) map.set('renewed', { busy: true, at: index });
    }
    expect(map.get('busy')).toEqual({ busy: true, at: 0 });
    expect(map.get('renewed')).toEqual({ busy: true, at: 48 });
    expect(map.has('other 0')).toBe(false);
  });

  it('tells when something may be forgotten, and not before', () => {
    let told = 0;
    const map = new RecentMap<number, number>(4, { whenForgotten: () => (told += 1) });
    for (const key of [1, 2, 3, 4, 5]) map.set(key, key);
    expect([told, ...[1, 2, 3, 4, 5].map((key) => map.has(key))]).toEqual([0, true, true, true, true, true]);
    map.set(6, 6);
    expect([told, map.has(1), map.has(6)]).toEqual([1, false, true]);
  });

  it('has nothing left once it was cleared', () => {
    const map = new RecentMap<number, number>(4);
    for (const key of [1, 2, 3, 4]) map.set(key, key);
    map.clear();
    expect([1, 2, 3, 4].map((key) => map.get(key))).toEqual([undefined, undefined, undefined, undefined]);
  });
});
