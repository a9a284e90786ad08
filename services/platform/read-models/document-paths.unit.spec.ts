import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../event-store/event-store.js';
import { findValues, type FoundValue } from './document-paths.js';

type Example = [title: string, document: JsonObject, path: string, values: FoundValue[]];

describe('the values at a path', () => {
  it.each<Example>([
    ['a field', { a: 1 }, 'a', [1]],
    ['a missing field', {}, 'a', [undefined]],
    ['through objects', { a: { b: { c: 1 } } }, 'a.b.c', [1]],
    ['past a scalar', { a: 1 }, 'a.b', [undefined]],
    ['past null', { a: null }, 'a.b', [undefined]],
    ['an inherited name', {}, 'constructor', [undefined]],
  ])('single: %s', (_title, document, path, values) => {
    expect(findValues(document, path.split('.'))).toEqual({ single: true, values });
  });

  it.each<Example>([
    ['elements and the array', { a: [1, 2] }, 'a', [1, 2, [1, 2]]],
    ['an empty array', { a: [] }, 'a', [[]]],
    ['inner arrays as a whole', { a: [[1], 2] }, 'a', [[1], 2, [[1], 2]]],
    ['a field of elements', { a: [{ b: 1 }, { c: 1 }, 5] }, 'a.b', [1, undefined]],
    ['nothing in an empty array', { a: [] }, 'a.b', []],
    ['nothing in arrays of arrays', { a: [[{ b: 1 }]] }, 'a.b', []],
    ['arrays in arrays of objects', { a: [{ b: [1] }] }, 'a.b', [1, [1]]],
    ['an element by number', { a: [5, 6] }, 'a.1', [6]],
    ['no element of that number', { a: [5] }, 'a.1', []],
    ['an array by number, as a whole', { a: [[5, 6]] }, 'a.0', [[5, 6]]],
    ['numbers in turn', { a: [[5, 6]] }, 'a.0.1', [6]],
    ['a field of an element by number', { a: [[{ b: 1 }]] }, 'a.0.b', [1]],
    ['an object by number, and its field of that name', { a: [{ 0: 'x' }] }, 'a.0', ['x', { 0: 'x' }]],
    // MongoDB searches every object among the elements for `0.b`, and finds the field missing.
    ['also by name in each object', { a: [{ b: 1 }, { b: 2 }] }, 'a.0.b', [undefined, 1, undefined]],
  ])('several: %s', (_title, document, path, values) => {
    expect(findValues(document, path.split('.'))).toEqual({ single: false, values });
  });
});
