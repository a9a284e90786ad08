import { expect, it } from '@jest/globals';
import { monthsUpTo } from './growth.js';

it('lists months over the turn of years', () => {
  expect(monthsUpTo('2027-02', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsUpTo('2027-12', 1)).toEqual(['2027-12']);
  expect(monthsUpTo('2027-01', 13)[0]).toBe('2026-01');
});
