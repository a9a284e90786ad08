import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../event-store/event-store.js';
import { orderKey } from './order-key.js';
import { sortKeyOf } from './sort-key.js';

function sortKey(document: JsonObject, ...sort: [string, 1 | -1][]) {
  return sortKeyOf(
    document,
    sort.map(([path, direction]) => ({ path: path.split('.'), direction })),
  );
}

describe('the sort key of a document', () => {
  it.each([
    ['a scalar', { a: 5 }, 'a', 5, 5],
    ['nothing', {}, 'a', null, null],
    ['an array', { a: [3, 'x', 1] }, 'a', 1, 'x'],
    ['arrays in an array', { a: [[9], 1] }, 'a', 1, [9]],
    ['elements of which some have the field', { a: [{ b: 2 }, 7] }, 'a.b', null, 2],
    ['an empty array on the way', { a: [] }, 'a.b', null, null],
    ['an element by number', { a: [7, 1] }, 'a.0', 7, 7],
    ['an array by number', { a: [[1, 2]] }, 'a.0', [1, 2], [1, 2]],
    ['a number beyond the array', { a: [7] }, 'a.3', null, null],
    ['a field of an element by number', { a: [{ b: 4 }, { b: 9 }] }, 'a.0.b', 4, 4],
  ])('%s', (_title, document, path, upwards, downwards) => {
    expect(sortKey(document, [path, 1])).toEqual([orderKey(upwards)]);
    expect(sortKey(document, [path, -1])).toEqual([orderKey(downwards)]);
  });

  it('puts an empty array below null', () => {
    expect(sortKey({ a: [] }, ['a', 1])).toEqual([null]);
    expect(sortKey({ a: [{ b: [] }, { b: 1 }] }, ['a.b', 1])).toEqual([null]);
    expect(sortKey({ a: [{ b: [] }, { b: 1 }] }, ['a.b', -1])).toEqual([orderKey(1)]);
  });

  it('combines the fields of one element', () => {
    const document = {
      a: [
        { b: 1, c: 9 },
        { b: 1, c: 3 },
        { b: 2, c: 0 },
      ],
      d: 4,
    };
    expect(sortKey(document, ['a.b', 1], ['d', 1], ['a.c', 1])).toEqual([1, 4, 3].map(orderKey));
    expect(sortKey(document, ['a.b', 1], ['d', 1], ['a.c', -1])).toEqual([1, 4, 9].map(orderKey));
  });

  it('does not exist for two separate arrays', () => {
    expect(() => sortKey({ a: [1], b: [2] }, ['a', 1], ['b', 1])).toThrow('two different arrays');
  });
});
