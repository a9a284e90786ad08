import { describe, expect, it } from '@jest/globals';
import { freeBerths, recordAddress, visitsOf } from './addresses.js';
import { shownCountries } from './countries.js';
import { highlightMark } from './highlight-mark.js';
import { niceTicks } from '../../../entities/chart/nice-ticks.js';
import { isUrgent } from './urgent.js';

describe('the lists behind the numbers', () => {
  it('takes a class of lengths without its lower end', () => {
    expect(freeBerths({ over: 0, to: 8 })).toBe('/inventory?vacant=true&offered=yes&size=..8');
    expect(freeBerths({ over: 8, to: 10 })).toBe('/inventory?vacant=true&offered=yes&size=8.01..10');
    expect(freeBerths({ over: 18, to: null })).toBe('/inventory?vacant=true&offered=yes&size=18.01..');
  });

  it('takes whole months, leap years included', () => {
    expect(visitsOf(2028, 2)).toContain('arrival=2028-02-01..2028-02-29');
    expect(visitsOf(2027, 12)).toContain('arrival=2027-12-01..2027-12-31');
  });

  it('leads from a highlight to its record', () => {
    expect(recordAddress({ kind: 'absence', record_id: 'a1', request: null })).toBe('/absence-reports/a1');
    expect(recordAddress({ kind: 'card', record_id: 'c1', request: null })).toBeNull();
  });

  it.each([
    ['RESIDENCY', '/customers?tab=requests'],
    ['MEMBERSHIP', '/boaters/b1?tab=memberships'],
    ['RENEWAL', '/boaters/b1?tab=memberships'],
  ] as const)('leads from a request for %s to its answers', (kind, address) => {
    expect(recordAddress({ kind: 'request', record_id: 'r1', request: { kind, boater_id: 'b1' } })).toBe(address);
  });
});

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [10, [0, 4, 8, 12]],
  [1340, [0, 500, 1000, 1500]],
])('an axis up to %i has whole ticks', (most, ticks) => {
  const made = niceTicks(most);
  expect(made.at(-1)).toBeGreaterThanOrEqual(most);
  expect(made.length).toBeLessThanOrEqual(5);
  expect(made.every(Number.isInteger)).toBe(true);
  if (most !== 10) expect(made).toEqual(ticks);
});

it('moves are urgent within twelve hours of their end', () => {
  const now = Date.parse('2027-07-03T10:00:00.000Z');
  expect(isUrgent('2027-07-03T22:00:00.000Z', now)).toBe(true);
  expect(isUrgent('2027-07-03T22:00:01.000Z', now)).toBe(false);
  expect(isUrgent(null, now)).toBe(false);
});

it('marks what customers did by whose move it is', () => {
  expect(highlightMark('PriceAccepted')).toBe('our_move');
  expect(highlightMark('PaymentReceived')).toBe('booked');
  expect(highlightMark('CardRenewed')).toBe('waiting_list');
});

it('sums up the countries after the first four, unless one alone would be left', () => {
  const of = (country: string) => ({ country, customer_count: 2, redeem_nights_count: 1 });
  const five = ['FR', 'IT', 'DE', 'ES', 'GB'].map(of);
  expect(shownCountries(five)).toEqual({ rows: five, others: null });
  expect(shownCountries([...five, of('NL')])).toEqual({
    rows: five.slice(0, 4),
    others: { countries: 2, customers: 4, nights: 2 },
  });
});
