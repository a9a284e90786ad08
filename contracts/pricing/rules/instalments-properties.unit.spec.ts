import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { addDays } from '../../vocabulary/dates.js';
import { instalmentSchedules } from '../vocabulary.js';
import { firstInstalment, instalmentsOf } from './instalments.js';

describe('the instalments of a contract', () => {
  it('fall due at the start of each period', () => {
    expect(instalmentsOf(10_000, '2027-01-31', '2027-05-01', 'MONTHLY').map(({ due_on }) => due_on)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
    expect(instalmentsOf(10_000, '2027-01-31', '2027-05-01', 'YEARLY')).toEqual([
      { due_on: '2027-01-31', amount: 10_000 },
    ]);
    expect(instalmentsOf(10_001, '2027-01-01', '2028-01-01', 'QUARTERLY').map(({ amount }) => amount)).toEqual([
      2500, 2501, 2500, 2500,
    ]);
  });

  it('add up to the contract to the cent, differ by at most a cent, and come one after the other', () => {
    fc.assert(
      fc.property(
        fc.nat(99_999_999),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 1, max: 3653 }),
        fc.constantFrom(...instalmentSchedules),
        (total, from, nights, schedule) => {
          const start = addDays('2024-01-01', from);
          const end = addDays(start, nights);
          const found = instalmentsOf(total, start, end, schedule);
          expect(found.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          const first = firstInstalment(total, start, end, schedule);
          const rest = found.slice(1).reduce((sum, { amount }) => sum + amount, 0);
          expect(first).toBe(schedule === 'ONCE' ? null : total - rest);
          const amounts = found.map(({ amount }) => amount);
          expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
          const days = found.map(({ due_on }) => due_on);
          expect([days[0], [...new Set(days)].toSorted(), days.every((day) => day < end)]).toEqual([start, days, true]);
        },
      ),
      { numRuns: propertyRuns(1000) },
    );
  });
});
