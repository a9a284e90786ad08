import { describe, expect, it } from '@jest/globals';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { keepsDates, newDates, suggestedDay, timesOfDay } from './new-dates.js';

const stay = { start_date: '2027-07-10', end_date: '2027-07-13' };
const arrival = { type: 'ARRIVAL', date: stay.start_date, reservation: stay } as TrafficEventRow;
const departure = { type: 'DEPARTURE', date: stay.end_date, reservation: stay } as TrafficEventRow;
const resident = { ...arrival, reservation: null };

describe('the suggested day', () => {
  it.each([
    ['an overdue arrival: tomorrow', arrival, '2027-07-11', '2027-07-12'],
    ['an arrival on its last night: that night', arrival, '2027-07-12', '2027-07-12'],
    ['a stay that is over: tomorrow', arrival, '2027-07-15', '2027-07-16'],
    ['an overdue departure: tomorrow', departure, '2027-07-14', '2027-07-15'],
    ['a day ahead: as booked', departure, '2027-07-11', '2027-07-13'],
  ])('of %s', (_, row, today, day) => {
    expect(suggestedDay(row, today)).toBe(day);
  });
});

describe('new dates', () => {
  it('change the arrival or the departure', () => {
    expect(newDates(arrival, '2027-07-11')).toEqual({ start_date: '2027-07-11', end_date: '2027-07-13' });
    expect(newDates(departure, '2027-07-15')).toEqual({ start_date: '2027-07-10', end_date: '2027-07-15' });
  });

  it.each([
    ['the same day', arrival, '2027-07-10'],
    ['no night left', arrival, '2027-07-13'],
    ['no day', arrival, null],
    ['a resident', resident, '2027-07-11'],
  ])('are not there for %s', (_, row, day) => {
    expect(newDates(row, day)).toBeNull();
  });
});

it.each([
  [arrival, '2027-07-12', true],
  [arrival, '2027-07-13', false],
  [arrival, '2027-07-10', false],
  [departure, '2027-07-13', true],
  [departure, '2027-07-14', false],
  [resident, '2027-07-12', false],
])('a late boat keeps its dates within its nights only', (row, day, keeps) => {
  expect(keepsDates(row, day, '2027-07-11')).toBe(keeps);
});

it('times of day are 30 minutes apart', () => {
  expect(timesOfDay).toHaveLength(48);
  expect([timesOfDay[0], timesOfDay[29], timesOfDay[47]]).toEqual(['00:00', '14:30', '23:30']);
});
