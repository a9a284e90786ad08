import { describe, expect, it } from '@jest/globals';
import type { BerthRows } from '../vocabulary.js';
import { adjoin, besideOnPier } from './adjoining-berths.js';

const berth = (number: number) => ({ id: `b${number}`, number });
const pier = [1, 2, 3, 4, 5, 6, 7, 8].map(berth);
const beside = (number: number, rows: BerthRows | null, all = pier) =>
  besideOnPier(berth(number), all, rows).map((row) => row.map(({ id }) => id));

describe('the berths beside a berth', () => {
  it.each<[BerthRows, number, string[]]>([
    ['ONE_SIDE', 4, ['b3', 'b5']],
    ['ONE_SIDE', 8, ['b7']],
    ['ODD_EVEN', 4, ['b2', 'b6']],
    ['ODD_EVEN', 1, ['b3']],
    ['HALVES', 4, ['b3']],
    ['HALVES', 5, ['b6']],
  ])('lie on its side of the pier: %s, %d', (rows, number, expected) => {
    expect(beside(number, rows)).toEqual([expected]);
  });

  it('may lie in one row or in two where the map does not say', () => {
    expect(beside(4, null)).toEqual([
      ['b3', 'b5'],
      ['b2', 'b6'],
    ]);
  });

  it('have no other berth between them, whether it is in service or not', () => {
    expect(beside(4, 'ONE_SIDE', [berth(1), berth(4), berth(9)])).toEqual([['b1', 'b9']]);
  });
});

describe('a boat over several berths', () => {
  it.each<[string[], BerthRows | null, boolean]>([
    [['b3', 'b5'], null, true],
    [['b2', 'b6'], null, true],
    [['b2'], 'ONE_SIDE', false],
    [['b3'], 'ODD_EVEN', false],
    [['b3', 'b6'], null, false],
    [['b2', 'b3'], null, false],
    [['b8'], null, false],
  ])('lies over berth 4 and %p (%p): %p', (neighbours, rows, expected) => {
    expect(adjoin(berth(4), neighbours, pier, rows)).toBe(expected);
  });
});
