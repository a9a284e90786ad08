import { expect, it } from '@jest/globals';
import { needsYear } from './near-date.js';

it.each([
  ['2026-01-01', false],
  ['2026-12-31', false],
  ['2027-07-12', false],
  ['2027-09-17', false],
  ['2027-09-18', true],
  ['2025-12-31', true],
])('in November 2026 %s needs its year: %s', (date, needed) => {
  expect(needsYear(date, '2026-11-21')).toBe(needed);
});
