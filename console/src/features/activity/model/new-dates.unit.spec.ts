import { describe, expect, it } from '@jest/globals';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { keepsDates, mayChangeDates, newDates, offeredDates, suggestedDay, timesOfDay } from './new-dates.js';

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

describe('dates that may be changed', () => {
  const late = { ...departure, confirmed_at: null, can_confirm: true };

  it.each([
    ['a boat that is here too long', late, '2027-07-14', true],
    ['a boat that never came', { ...late, can_confirm: false }, '2027-07-14', false],
    ['a departure to come', { ...late, can_confirm: false }, '2027-07-12', true],
    [
      'a boat that left',
      { ...late, confirmed_at: '2027-07-13T08:00:00.000Z', can_confirm: false },
      '2027-07-14',
      false,
    ],
    ['an arrival', { ...arrival, confirmed_at: null, can_confirm: true }, '2027-07-11', true],
  ])('are those of %s', (_, row, today, may) => expect(mayChangeDates(row, today)).toBe(may));
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

describe('the form of new dates offers', () => {
  const all = { plan: true, note: true, cancel: true };
  const none = { plan: false, note: false, cancel: false };

  it.each([
    [
      'a change of the dates, the note and that the boat does not come',
      arrival,
      '2027-07-11',
      all,
      'change keep notComing',
    ],
    ['no end of the stay for a departure', departure, '2027-07-12', all, 'change'],
    ['a change where no dates are chosen', arrival, null, all, 'change notComing'],
    ['the note alone to who only records movements', arrival, '2027-07-11', { ...none, note: true }, 'keep'],
    ['nothing to a reader', arrival, '2027-07-11', none, ''],
  ])('%s', (_, row, day, may, expected) => {
    const offered = Object.entries(offeredDates({ row, today: '2027-07-10', day, may }));
    expect(
      offered
        .filter(([, shown]) => shown)
        .map(([name]) => name)
        .join(' '),
    ).toBe(expected);
  });
});
