import { describe, expect, it } from '@jest/globals';
import { chatAddress } from './chat-address.js';
import { chatTime } from '../../entities/message/chat-time.js';

describe('the address of a conversation', () => {
  it.each([
    ['reservation', '/reservations/7?tab=1'],
    ['absence_report', '/absence-reports/7?tab=1'],
    ['general', '/boaters/7?tab=messages'],
  ] as const)('one of kind %s at %s', (type, address) => {
    expect(chatAddress({ type, redirect_id: '7' }, () => true)).toBe(address);
  });

  it('is null without a screen for it', () => {
    const only = (path: string) => path === '/reservations';
    expect(chatAddress({ type: 'general', redirect_id: '7' }, only)).toBeNull();
    expect(chatAddress({ type: 'reservation', redirect_id: '7' }, only)).toBe('/reservations/7?tab=1');
  });
});

describe('when something was written', () => {
  const now = new Date('2026-10-25T12:00:00Z');
  it.each([
    ['2026-10-25T08:05:00Z', 'Europe/Oslo', '09:05'],
    // The night of 24 to 25 October has 25 hours in Oslo.
    ['2026-10-24T10:00:00Z', 'Europe/Oslo', 'yesterday'],
    ['2026-10-23T22:30:00Z', 'Europe/Oslo', 'yesterday'],
    ['2026-10-23T21:30:00Z', 'Europe/Oslo', '23/10/2026'],
    ['2026-10-24T23:30:00Z', 'Europe/Oslo', '01:30'],
    ['2025-10-25T12:00:00Z', 'Europe/Oslo', '25/10/2025'],
  ])('%s in %s is %s', (at, zone, shown) => {
    expect(chatTime(at, now, zone, 'yesterday')).toBe(shown);
  });
});
