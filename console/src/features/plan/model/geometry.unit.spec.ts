import { describe, expect, it } from '@jest/globals';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import {
  covers,
  daysOf,
  isIn,
  isNearEnd,
  isWeekend,
  loadedAround,
  monthsOf,
  stepFrom,
  viewAround,
  viewFrom,
} from './chart-window.js';
import { nightAt, nightsMoved, nightWidth, rangeOf, spanOf, xOf } from './geometry.js';

const july = viewFrom('month', '2027-07-01');

describe('the view of a chart', () => {
  it.each([
    ['week', '2027-02-10', '2027-02-08', '2027-02-15'],
    ['month', '2027-02-10', '2027-02-01', '2027-03-03'],
    ['season', '2027-02-10', '2026-12-18', '2027-06-18'],
  ] as const)('of a %s has %s a third from the left: it is %s to %s', (zoom, today, start, end) => {
    expect(viewAround(zoom, today)).toMatchObject({ start, end });
  });

  it.each([
    ['week', -1, '2027-07-07'],
    ['week', 1, '2027-07-21'],
    ['month', -1, '2027-06-14'],
    ['month', 1, '2027-08-13'],
    ['season', -1, '2027-04-14'],
    ['season', 1, '2027-10-13'],
  ] as const)('of a %s steps by %d to %s', (zoom, direction, day) => {
    expect(stepFrom(viewFrom(zoom, '2027-07-14'), direction)).toBe(day);
  });

  it.each(['week', 'month', 'season'] as const)(
    'of a %s has nights loaded on both sides, and more near their end',
    (zoom) => {
      const view = viewFrom(zoom, '2027-07-14');
      const loaded = loadedAround(view);
      expect(covers(loaded, view)).toBe(true);
      expect(isNearEnd(loaded, view)).toBe(false);
      expect(isNearEnd(loaded, viewFrom(zoom, loaded.start))).toBe(true);
      expect(isNearEnd(loaded, viewFrom(zoom, addDays(loaded.end, -view.nights)))).toBe(true);
      expect(covers(loaded, viewFrom(zoom, addDays(loaded.start, -1)))).toBe(false);
      expect(covers(loaded, viewFrom(zoom, loaded.end))).toBe(false);
    },
  );

  it('names its days, weekends and months', () => {
    expect(daysOf(viewFrom('week', '2027-07-12')).map(isWeekend)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(monthsOf(viewFrom('month', '2027-12-18')).map(({ month, from, nights }) => [month, from, nights])).toEqual([
      ['2027-12', 0, 14],
      ['2028-01', 14, 16],
    ]);
    expect([isIn(july, '2027-06-30'), isIn(july, '2027-07-30'), isIn(july, '2027-07-31')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('nights and pixels', () => {
  it('fill the room, but never get too narrow to hit', () => {
    expect(nightWidth(july, 1200)).toBe(40);
    expect(nightWidth(july, 310)).toBe(28);
    expect(nightWidth(viewFrom('week', '2027-07-14'), 100)).toBe(88);
  });

  it('run from noon to noon', () => {
    for (const day of ['2027-06-28', '2027-07-01', '2027-07-31', '2027-08-02']) {
      expect(nightAt(july, 30, xOf(july, 30, day) + 15)).toBe(day);
      expect(nightAt(july, 30, xOf(july, 30, day) + 44)).toBe(day);
    }
  });

  it('round a drag to whole nights', () => {
    expect([14, 16, -14, -16, 44].map((pixels) => nightsMoved(pixels, 30))).toEqual([0, 1, 0, -1, 1]);
  });

  it('draw a stay from the noon of its arrival to the noon of its departure, cut at the window’s ends', () => {
    expect(spanOf(july, 30, '2027-07-03', '2027-07-05')).toEqual({ left: 78, width: 54, before: false, after: false });
    expect(spanOf(july, 30, '2027-06-20', '2027-07-02')).toEqual({ left: 0, width: 42, before: true, after: false });
    expect(spanOf(july, 30, '2027-06-20', '2027-07-01')).toEqual({ left: 0, width: 12, before: true, after: false });
    expect(spanOf(july, 30, '2027-07-30', '2027-08-09')).toEqual({ left: 888, width: 12, before: false, after: true });
    expect(spanOf(july, 30, '2027-06-20', '2027-06-30')).toBeNull();
    expect(spanOf(july, 30, '2027-07-31', '2027-08-02')).toBeNull();
  });

  it('give the range of a view', () => {
    expect(rangeOf(100, 300, 30, 31, 2)).toEqual([1, 16]);
    expect(rangeOf(0, 300, 30, 31, 2)).toEqual([0, 12]);
    expect(rangeOf(900, 300, 30, 31, 2)).toEqual([28, 31]);
  });
});
