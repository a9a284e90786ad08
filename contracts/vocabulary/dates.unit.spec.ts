import { describe, expect, it } from '@jest/globals';
import { addDays, dateOfDay, dayNumber, isCalendarDate, nightsBetween } from './dates.js';

const DAY_MS = 86_400_000;

describe('calendar dates', () => {
  it('are numbered as the platform numbers them, every day from 1900 to 2199, and back', () => {
    const wrong: string[] = [];
    const [first, last] = [Date.UTC(1900, 0, 1) / DAY_MS, Date.UTC(2199, 11, 31) / DAY_MS];
    for (let day = first; day <= last; day += 1) {
      const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
      if (dayNumber(date) !== day || dateOfDay(day) !== date || !isCalendarDate(date)) wrong.push(date);
    }
    expect(wrong).toEqual([]);
    expect(last - first).toBe(109_572);
  });

  it('go on over leap days and the turn of the year', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2100-02-28', 1)).toBe('2100-03-01');
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(nightsBetween('2027-12-30', '2028-01-02')).toBe(3);
  });

  it.each([
    '2027-02-29',
    '2100-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-1-10',
    '1899-12-31',
    '2200-01-01',
  ])('%s is none', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});
