import { describe, expect, it } from '@jest/globals';
import { ConcurrencyLimit } from './concurrency-limit.js';

describe('concurrency limit', () => {
  /** Work that ends on command. */
  function steps() {
    const begun: string[] = [];
    const end = new Map<string, (error?: Error) => void>();
    const step = (name: string) => () =>
      new Promise<string>((resolve, reject) => {
        begun.push(name);
        end.set(name, (error) => (error === undefined ? resolve(name) : reject(error)));
      });
    return { begun, step, end: (name: string, error?: Error) => end.get(name)?.(error) };
  }
  const turns = () => new Promise((resolve) => setImmediate(resolve));

  it('runs the allowed number at once and the others in order, even after one fails', async () => {
    const { begun, step, end } = steps();
    const bounded = new ConcurrencyLimit(2, 10);
    const all = ['a', 'b', 'c', 'd'].map((name) => bounded.run(step(name)));
    await turns();
    expect(begun).toEqual(['a', 'b']);
    end('b', new Error('torn'));
    await expect(all[1]).rejects.toThrow('torn');
    await turns();
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c']) end(name);
    await turns();
    end('d');
    expect(await Promise.all([all[0], all[2], all[3]])).toEqual(['a', 'c', 'd']);
    const later = bounded.run(step('e'));
    const last = bounded.run(step('f'));
    await turns();
    expect(begun.slice(4)).toEqual(['e', 'f']);
    for (const name of ['e', 'f']) end(name);
    expect(await Promise.all([later, last])).toEqual(['e', 'f']);
  });

  it('refuses work when too much waits already', async () => {
    const { step, end } = steps();
    const bounded = new ConcurrencyLimit(1, 1);
    const [first, second] = [bounded.run(step('a')), bounded.run(step('b'))];
    await expect(bounded.run(step('c'))).rejects.toMatchObject({ refusal: { kind: 'too_many' }, retryAfter: 1 });
    end('a');
    await turns();
    end('b');
    expect(await Promise.all([first, second])).toEqual(['a', 'b']);
  });
});
