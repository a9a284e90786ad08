import { expect, it } from '@jest/globals';
import { grownTo, monthsUpTo } from './growth.js';

const growth = [
  { month: '2026-11', boaters: 4, vessels: 2 },
  { month: '2027-01', boaters: 3, vessels: 1 },
  { month: '2027-02', boaters: -1, vessels: 0 },
];

it.each([
  ['2026-10', { boaters: 0, vessels: 0 }],
  ['2026-12', { boaters: 4, vessels: 2 }],
  ['2027-01', { boaters: 7, vessels: 3 }],
  [null, { boaters: 6, vessels: 3 }],
])('sums what the months up to %s added', (month, sums) => {
  expect(grownTo(growth, month)).toEqual(sums);
});

it('lists months over the turn of years', () => {
  expect(monthsUpTo('2027-02', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsUpTo('2027-12', 1)).toEqual(['2027-12']);
  expect(monthsUpTo('2027-01', 13)[0]).toBe('2026-01');
});
