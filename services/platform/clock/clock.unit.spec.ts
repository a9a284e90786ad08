import { describe, expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { localDate, startOfDate } from './clock.js';

const zones = ['Europe/Paris', 'America/St_Johns', 'Pacific/Apia', 'UTC'];
const expected = (instant: string, zone: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate().toString();

describe('the local date', () => {
  it('is correct in any order of requests, even when clocks change', () => {
    const start = Date.parse('2027-03-25T00:00:00Z');
    for (let step = 0; step < 400; step += 1) {
      // The steps jump back and forth by half-hours, over several days and a change of clocks.
      const instant = new Date(start + ((step * 37) % 400) * 1_800_000).toISOString();
      for (const zone of zones) expect(localDate(instant, zone)).toBe(expected(instant, zone));
    }
  });

  it('changes at midnight of the zone, to the millisecond', () => {
    expect(localDate('2027-07-14T21:59:59.999Z', 'Europe/Paris')).toBe('2027-07-14');
    expect(localDate('2027-07-14T22:00:00.000Z', 'Europe/Paris')).toBe('2027-07-15');
    expect(localDate('2027-07-14T21:59:59.999Z', 'Europe/Paris')).toBe('2027-07-14');
  });
});

describe('the start of a date', () => {
  it.each([
    ['2027-07-14', 'Europe/Paris', '2027-07-13T22:00:00.000Z'],
    ['2027-03-28', 'Europe/Paris', '2027-03-27T23:00:00.000Z'],
    ['2027-10-31', 'Europe/Paris', '2027-10-30T22:00:00.000Z'],
    // Clocks go back from 1:00 to midnight, so midnight occurs twice.
    ['2026-10-25', 'Atlantic/Azores', '2026-10-25T00:00:00.000Z'],
    // Clocks go forward from midnight to 1:00, so the date starts at 1:00.
    ['2027-03-28', 'Asia/Beirut', '2027-03-27T22:00:00.000Z'],
  ])('of %s in %s is %s', (date, zone, instant) => {
    expect(startOfDate(date, zone)).toBe(instant);
    expect(localDate(instant, zone)).toBe(date);
  });
});
