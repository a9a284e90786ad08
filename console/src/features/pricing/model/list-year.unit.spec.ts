import { expect, it } from '@jest/globals';
import { yearOfList } from './list-year.js';

it.each([
  [null, '2026-11-30', 2027],
  [null, '2026-10-01', 2027],
  [null, '2026-09-30', 2026],
  ['2028', '2026-11-30', 2028],
  ['', '2026-03-01', 2026],
  ['20', '2026-03-01', 2026],
  ['99999', '2026-03-01', 2026],
])('the list of %j on %s is for %i', (named, today, year) => expect(yearOfList(named, today)).toBe(year));
