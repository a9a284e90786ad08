import { expect, it } from '@jest/globals';
import { loyaltyStatus, whyUnusable } from './usable-points.js';

it.each([
  ['2026-06-01', '2027-06-01', 'ACTIVE'],
  ['2026-06-01', '2027-06-02', 'EXPIRED'],
  ['2024-02-29', '2025-02-28', 'ACTIVE'],
  ['2024-02-29', '2025-03-01', 'EXPIRED'],
])('loyalty since %s is on %s %s', (joined, today, status) => expect(loyaltyStatus(joined, today)).toBe(status));

it.each([
  [{}, null],
  [{ nights_stayed: 2 }, 'NOT_STAYED'],
  [{ today: '2028-06-01' }, 'MEMBERSHIP_EXPIRED'],
  [{ currency: 'GBP' as const }, 'OTHER_CURRENCY'],
])('points of %j cannot be used because of %s', (facts, reason) => {
  const member = { joined_on: '2027-01-01', today: '2027-06-01', nights_stayed: 3, currency: 'EUR' as const };
  expect(whyUnusable({ ...member, ...facts })).toBe(reason);
});
