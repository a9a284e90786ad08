import { expect, it } from '@jest/globals';
import { pierRuns } from './pier-runs.js';

const piers = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ id: name.toLowerCase(), name }));

it.each([
  [['a', 'b', 'c', 'd'], [['A', 'D']]],
  [
    ['a', 'b'],
    [['A'], ['B']],
  ],
  [['c'], [['C']]],
  [
    ['f', 'a', 'c', 'b'],
    [['A', 'C'], ['F']],
  ],
  [['gone', 'e'], [['E']]],
  [[], []],
])('%j are the runs %j', (ids, runs) => expect(pierRuns(ids, piers)).toEqual(runs));
