import { describe, expect, it } from '@jest/globals';
import { addMonths, availabilityIsLonger, endOfPeriod, isUnderContract } from './contract-period.js';

describe('months after a date', () => {
  it.each([
    ['2027-01-15', 1, '2027-02-15'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2027-11-30', 0, '2027-11-30'],
  ])('%s and %i months is %s', (date, months, later) => expect(addMonths(date, months)).toBe(later));

  it('cover periods in years', () => {
    expect(endOfPeriod('2027-03-01', { unit: 'YEARS', count: 2 })).toBe('2029-03-01');
    expect(endOfPeriod('2027-03-01', { unit: 'MONTHS', count: 2 })).toBe('2027-05-01');
  });
});

describe('the availability of a contract', () => {
  const year = { unit: 'YEARS', count: 1 } as const;
  const until = (end_date: string) => ({ period: year, availability: { start_date: '2027-01-01', end_date } });

  it('must be longer than its period', () => {
    expect(availabilityIsLonger(until('2028-01-02'))).toBe(true);
    expect(availabilityIsLonger(until('2028-01-01'))).toBe(false);
    expect(availabilityIsLonger(until('2026-12-31'))).toBe(false);
  });
});

describe('a stay under a contract', () => {
  const contract = {
    period: { unit: 'MONTHS', count: 3 } as const,
    availability: { start_date: '2027-04-01', end_date: '2027-12-01' },
  };

  it.each([
    ['lasts the period', '2027-04-01', '2027-07-01', true],
    ['may last longer', '2027-05-10', '2027-12-01', true],
    ['is not shorter', '2027-04-01', '2027-06-30', false],
    ['does not begin before the availability', '2027-03-31', '2027-07-01', false],
    ['does not end after it', '2027-09-02', '2027-12-02', false],
  ])('%s', (_, start, end, expected) => expect(isUnderContract(contract, start, end)).toBe(expected));
});
