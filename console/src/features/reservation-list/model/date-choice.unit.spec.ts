import { describe, expect, it } from '@jest/globals';
import {
  type DateChoice,
  monthRange,
  monthsAround,
  readDates,
  sharedMonth,
  wholeMonth,
  writtenDates,
} from './date-choice.js';
import { readLengths, writtenLengths } from '../../../entities/vessel/length-choice.js';

describe('dates in the address', () => {
  it.each<[string, DateChoice]>([
    ['today', { preset: 'today' }],
    ['next_30_days', { preset: 'next_30_days' }],
    ['2027-07-01..2027-07-31', { from: '2027-07-01', to: '2027-07-31' }],
    ['2027-07-01..', { from: '2027-07-01' }],
    ['..2027-07-31', { to: '2027-07-31' }],
  ])('%s is read and written', (text, choice) => {
    expect(readDates(text)).toEqual(choice);
    expect(writtenDates(choice)).toBe(text);
  });

  it.each(['', '..', 'tomorrow', '2027-07-01', '2027-02-29..', '2027-07-02..2027-07-01', '2027-07-01..2027-07-02..'])(
    '%p is no filter',
    (text) => {
      expect(readDates(text)).toBeNull();
    },
  );

  it.each([
    ['2027-07', '2027-07-01', '2027-07-31'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2027-12', '2027-12-01', '2027-12-31'],
  ])('%s reaches from %s to %s', (month, from, to) => {
    expect(monthRange(month)).toEqual({ from, to });
    expect(wholeMonth({ from, to })).toBe(month);
  });

  it.each<DateChoice>([
    { preset: 'today' },
    { from: '2027-07-01' },
    { from: '2027-07-01', to: '2027-07-30' },
    { from: '2027-07-02', to: '2027-07-31' },
    { from: '2027-07-01', to: '2027-08-31' },
  ])('%j is no whole month', (choice) => {
    expect(wholeMonth(choice)).toBeNull();
  });

  it('share a month when a range falls in one', () => {
    expect(sharedMonth([null, { preset: 'today' }])).toBeNull();
    expect(sharedMonth([{ from: '2027-07-30', to: '2027-08-02' }])).toBeNull();
    expect(sharedMonth([null, { from: '2027-07-03', to: '2027-07-09' }])).toBe('2027-07');
  });
});

describe('the months to choose from', () => {
  it('reach from half a year back to a year and a half ahead', () => {
    const months = monthsAround('2026-11-21', null);
    expect([months[0], months.at(-1), months.length]).toEqual(['2026-05', '2028-05', 25]);
  });

  it('hold the one that is chosen', () => {
    expect(monthsAround('2026-11-21', '2020-01')[0]).toBe('2020-01');
    expect(monthsAround('2026-11-21', '2027-07')).toHaveLength(25);
  });
});

describe('lengths in the address', () => {
  it.each([
    ['9..12.5', { from: 9, to: 12.5 }],
    ['9..', { from: 9 }],
    ['..12', { to: 12 }],
  ])('%s is read and written', (text, choice) => {
    expect(readLengths(text)).toEqual(choice);
    expect(writtenLengths(choice)).toBe(text);
  });

  it.each(['', '..', '12', '12..9', '1001..', 'x..9', '-1..2', '1.234..2'])('%p is no filter', (text) => {
    expect(readLengths(text)).toBeNull();
  });

  it('without either end are written as nothing', () => {
    expect(writtenLengths({})).toBe('');
  });
});
