import { describe, expect, it } from '@jest/globals';
import { daysOf, isIn, isWeekend, monthsOf, stepFrom, windowAt } from './chart-window.js';
import { nightAt, nightsMoved, nightWidth, rangeOf, spanOf, xOf } from './geometry.js';

const july = windowAt('month', '2027-07-14');

describe('the window of a chart', () => {
  it.each([
    ['week', '2027-07-14', '2027-07-12', '2027-07-19'],
    ['week', '2027-07-12', '2027-07-12', '2027-07-19'],
    ['week', '2027-07-18', '2027-07-12', '2027-07-19'],
    ['month', '2027-02-28', '2027-02-01', '2027-03-01'],
    ['month', '2027-12-31', '2027-12-01', '2028-01-01'],
    ['season', '2027-10-09', '2027-10-01', '2028-04-01'],
  ] as const)('of a %s around %s is %s to %s', (zoom, day, start, end) => {
    expect(windowAt(zoom, day)).toMatchObject({ start, end });
  });

  it.each([
    ['week', -1, '2027-07-05'],
    ['week', 1, '2027-07-19'],
    ['month', -1, '2027-06-01'],
    ['month', 1, '2027-08-01'],
    ['season', -1, '2027-04-01'],
    ['season', 1, '2027-10-01'],
  ] as const)('of a %s steps by %d to %s', (zoom, direction, day) => {
    expect(stepFrom(windowAt(zoom, '2027-07-14'), direction)).toBe(day);
  });

  it('names its days, weekends and months', () => {
    expect(daysOf(windowAt('week', '2027-07-14')).map(isWeekend)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(monthsOf(windowAt('season', '2027-12-05')).map(({ month, from, nights }) => [month, from, nights])).toEqual([
      ['2027-12', 0, 31],
      ['2028-01', 31, 31],
      ['2028-02', 62, 29],
      ['2028-03', 91, 31],
      ['2028-04', 122, 30],
      ['2028-05', 152, 31],
    ]);
    expect([isIn(july, '2027-06-30'), isIn(july, '2027-07-31'), isIn(july, '2027-08-01')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('nights and pixels', () => {
  it('fill the room, but never get too narrow to hit', () => {
    expect(nightWidth(july, 1240)).toBe(40);
    expect(nightWidth(july, 310)).toBe(28);
    expect(nightWidth(windowAt('week', '2027-07-14'), 100)).toBe(88);
  });

  it('are each other’s inverse', () => {
    for (const day of ['2027-06-28', '2027-07-01', '2027-07-31', '2027-08-02']) {
      expect(nightAt(july, 30, xOf(july, 30, day))).toBe(day);
      expect(nightAt(july, 30, xOf(july, 30, day) + 29)).toBe(day);
    }
  });

  it('round a drag to whole nights', () => {
    expect([14, 16, -14, -16, 44].map((pixels) => nightsMoved(pixels, 30))).toEqual([0, 1, 0, -1, 1]);
  });

  it('draw a stay over its nights, cut at the window’s ends', () => {
    expect(spanOf(july, 30, '2027-07-03', '2027-07-05')).toEqual({ left: 63, width: 54, before: false, after: false });
    expect(spanOf(july, 30, '2027-06-20', '2027-07-02')).toEqual({ left: 0, width: 27, before: true, after: false });
    expect(spanOf(july, 30, '2027-07-31', '2027-08-09')).toEqual({ left: 903, width: 27, before: false, after: true });
    expect(spanOf(july, 30, '2027-06-20', '2027-07-01')).toBeNull();
    expect(spanOf(july, 30, '2027-08-01', '2027-08-02')).toBeNull();
  });

  it('give the range of a view', () => {
    expect(rangeOf(100, 300, 30, 31, 2)).toEqual([1, 16]);
    expect(rangeOf(0, 300, 30, 31, 2)).toEqual([0, 12]);
    expect(rangeOf(900, 300, 30, 31, 2)).toEqual([28, 31]);
  });
});
