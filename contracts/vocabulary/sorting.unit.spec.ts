import { describe, expect, it } from '@jest/globals';
import { inTurn, sortedFields } from './sorting.js';

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

  it('ends with the last field, ascending, unless it is sorted by before', () => {
    const byHome = { field: 'home', direction: 'desc' } as const;
    const last = ['name', 1];
    expect(sortedFields(byHome, 'name')).toEqual([['home', -1], last]);
    expect(sortedFields({ ...byHome, then: { field: 'size', direction: 'asc' } }, 'name')).toEqual([
      ['home', -1],
      ['size', 1],
      last,
    ]);
    expect(sortedFields({ ...byHome, then: { field: 'name', direction: 'desc' } }, 'name')).toEqual([
      ['home', -1],
      ['name', -1],
    ]);
  });

  it('is that of each comparison in turn, as long as those before it find no difference', () => {
    const boats = ['Ondine 9', 'Petrel 7', 'Ondine 7'].map((boat) => boat.split(' ') as [string, string]);
    const byName = ([one]: [string, string], [other]: [string, string]) => one.localeCompare(other);
    const byLength = ([, one]: [string, string], [, other]: [string, string]) => Number(one) - Number(other);
    const sorted = (...orders: (typeof byName)[]) => boats.toSorted(inTurn(...orders)).map((boat) => boat.join(' '));
    expect(sorted(byName, byLength)).toEqual(['Ondine 7', 'Ondine 9', 'Petrel 7']);
    expect(sorted(byLength, byName)).toEqual(['Ondine 7', 'Petrel 7', 'Ondine 9']);
    expect(sorted()).toEqual(['Ondine 9', 'Petrel 7', 'Ondine 7']);
  });
});
