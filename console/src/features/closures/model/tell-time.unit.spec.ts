import { describe, expect, it } from '@jest/globals';
import { instantIn, proposedTime, timesAhead } from './tell-time.js';

describe('the time of telling', () => {
  it.each([
    ['Europe/Paris', '2027-02-10', '18:00', '2027-02-10T17:00:00.000Z'],
    ['Europe/Paris', '2027-07-10', '18:00', '2027-07-10T16:00:00.000Z'],
    ['Pacific/Auckland', '2027-01-10', '08:30', '2027-01-09T19:30:00.000Z'],
    // The clock goes from 2 to 3, and back from 3 to 2.
    ['Europe/Paris', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['Europe/Paris', '2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
  ])('in %s on %s at %s is that instant', (zone, day, time, instant) => {
    expect(instantIn(zone, day, time)).toBe(instant);
  });

  it('is one that has not passed, six in the evening where it can be', () => {
    const morning = timesAhead('Europe/Paris', '2027-02-10', '2027-02-10T08:42:00.000Z');
    expect([morning[0], proposedTime(morning)]).toEqual(['10:00', '18:00']);
    const evening = timesAhead('Europe/Paris', '2027-02-10', '2027-02-10T21:10:00.000Z');
    expect([evening, proposedTime(evening)]).toEqual([['22:30', '23:00', '23:30'], '22:30']);
    expect(proposedTime([])).toBeNull();
  });
});
