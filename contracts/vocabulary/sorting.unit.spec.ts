import { describe, expect, it } from '@jest/globals';
import { sortedFields } from './sorting.js';

describe('The order of a list', () => {
  it('sorts by the second field where the first one is equal', () => {
    expect(sortedFields({ field: 'home', direction: 'asc', then: { field: 'name', direction: 'desc' } })).toEqual([
      ['home', 1],
      ['name', -1],
    ]);
  });

  it('sorts by a field once, in its first direction', () => {
    expect(sortedFields({ field: 'name', direction: 'desc' })).toEqual([['name', -1]]);
    expect(sortedFields({ field: 'name', direction: 'desc', then: { field: 'name', direction: 'asc' } })).toEqual([
      ['name', -1],
    ]);
  });
});
