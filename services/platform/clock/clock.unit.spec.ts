import { describe, expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { localDate } from './clock.js';

const zones = ['Europe/Paris', 'America/St_Johns', 'Pacific/Apia', 'UTC'];
const asked = (instant: string, zone: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate().toString();

describe('the date on the wall', () => {
  it('is right whatever was asked before, also where clocks change', () => {
    const start = Date.parse('2027-03-25T00:00:00Z');
    for (let step = 0; step < 400; step += 1) {
      // Back and forth, half-hour by half-hour, over several days and a change of clocks.
      const instant = new Date(start + ((step * 37) % 400) * 1_800_000).toISOString();
      for (const zone of zones) expect(localDate(instant, zone)).toBe(asked(instant, zone));
    }
  });

  it('turns at midnight of the zone, to the millisecond', () => {
    expect(localDate('2027-07-14T21:59:59.999Z', 'Europe/Paris')).toBe('2027-07-14');
    expect(localDate('2027-07-14T22:00:00.000Z', 'Europe/Paris')).toBe('2027-07-15');
    expect(localDate('2027-07-14T21:59:59.999Z', 'Europe/Paris')).toBe('2027-07-14');
  });
});
