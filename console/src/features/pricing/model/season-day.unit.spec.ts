import { describe, expect, it } from '@jest/globals';
import { dayAfter, lastDayBefore, typedSeasonDay } from './season-day.js';

describe('a typed day of the year', () => {
  it.each([
    ['15.6.', '15/06'],
    ['15/6', '15/06'],
    ['1-11', '01/11'],
    [' 01 / 04 ', '01/04'],
    ['29.2', '29/02'],
  ])('%s is %s', (text, day) => expect(typedSeasonDay(text)).toBe(day));

  it.each(['', '15', '31/02', '0/4', 'June', '1/13', '1/4/2027'])('%j is none', (text) =>
    expect(typedSeasonDay(text)).toBeNull(),
  );
});

describe('the last day of a span', () => {
  it.each([
    ['01/11', '31/10'],
    ['01/01', '31/12'],
    ['01/03', '29/02'],
  ])('that ends before %s is %s', (end, last) => {
    expect(lastDayBefore(end)).toBe(last);
    expect(dayAfter(last)).toBe(end);
  });

  it('is the typed text while that is no day', () => {
    expect(lastDayBefore('1')).toBe('1');
    expect(dayAfter('x')).toBe('x');
  });
});
