import { expect, it } from '@jest/globals';
import { firstYear, monthsOfYear, monthsUpTo } from './growth.js';

it('lists months over the turn of years', () => {
  expect(monthsUpTo('2027-02', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsUpTo('2027-12', 1)).toEqual(['2027-12']);
  expect(monthsUpTo('2027-01', 13)[0]).toBe('2026-01');
});

it('lists the counts of a year and finds the first one', () => {
  const counts = new Map([
    ['2027-03', 4],
    ['2025-12', 1],
  ]);
  expect(monthsOfYear(counts, 2027)).toEqual([0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(monthsOfYear(undefined, 2027)).toEqual(Array.from({ length: 12 }, () => 0));
  expect([firstYear(counts), firstYear(new Map()), firstYear(undefined)]).toEqual([2025, null, null]);
});
