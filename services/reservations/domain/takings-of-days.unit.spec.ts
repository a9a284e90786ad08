import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { lastMonths, monthsToRead, takingsOfMonths } from './takings-of-days.js';

it('sums the month up to today, the same days a year earlier, and twelve months', () => {
  const days = new Map([
    ['2027-07-01', 100],
    ['2027-07-03', 20],
    ['2027-07-04', 7],
    ['2026-07-03', 50],
    ['2026-07-04', 9],
    ['2026-08-31', 3],
  ]);
  const { month_so_far, year_before, months } = takingsOfMonths(days, '2027-07-03');
  expect(month_so_far).toBe(120);
  expect(year_before).toBe(50);
  expect(months).toEqual([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 127]);
});

it('knows the months over the turn of a year', () => {
  expect(lastMonths('2027-02-28', 3)).toEqual(['2026-12', '2027-01', '2027-02']);
});

it('reads every month whose payments can count, whatever the time zone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), (offset) => {
      const today = addDays('2026-01-01', offset);
      const read = new Set(monthsToRead(today));
      const before = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`;
      for (const date of [today, `${before}-01`, addDays(`${before}-01`, -1), addDays(today, 1)]) {
        expect(read).toContain(date.slice(0, 7));
      }
    }),
  );
});
