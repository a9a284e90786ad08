import { describe, expect, it } from '@jest/globals';
import { notificationApi } from '../../../../contracts/notifications/api.js';
import type { Notification } from '../../../../contracts/notifications/notification.js';
import { isAnswerable, markOf, markOnOpening, notificationAddress } from './notification-rules.js';

const [example] = notificationApi.getall.answer.parse(notificationApi.getall.example.answer).items;
const of = (subject: Notification['subject'], type: Notification['type'], open = false) => ({ subject, type, open });

describe('a notification', () => {
  it.each([
    [of('RESERVATION', 'INITIATED'), 'our_move', 'view'],
    [of('RESERVATION', 'UPDATED'), 'our_move', 'view'],
    [of('RESERVATION', 'ACCEPTED'), 'booked', 'read'],
    [of('RESERVATION', 'INSTANT_BOOK'), 'booked', 'read'],
    [of('RESERVATION', 'CANCELED'), 'cancelled', 'read'],
    [of('ABSENCE_REPORT', 'DELETED'), 'absence', 'view'],
    [of('MEMBERSHIP', 'INITIATED', true), 'our_move', 'view'],
    [of('HOME_MARINA_VERIFICATION', 'INITIATED', true), 'our_move', 'view'],
    [of('HOME_MARINA_VERIFICATION', 'INITIATED'), 'expired', 'view'],
  ])('%j has its mark and is marked on opening', (kind, mark, marked) => {
    expect([markOf(kind), markOnOpening(kind)]).toEqual([mark, marked]);
  });

  it('is answered in place while a verification is open', () => {
    expect(isAnswerable(of('HOME_MARINA_VERIFICATION', 'INITIATED', true))).toBe(true);
    expect(isAnswerable(of('HOME_MARINA_VERIFICATION', 'INITIATED'))).toBe(false);
    expect(isAnswerable(of('MEMBERSHIP', 'INITIATED', true))).toBe(false);
  });

  it('leads to its record', () => {
    const details = { ...example!.details, boater_id: 'b', reservation_id: null };
    const address = (subject: Notification['subject'], more: object, pages = true, marina: string | null = null) =>
      notificationAddress({ subject, details: { ...details, ...more } }, () => pages, marina);
    expect(address('RESERVATION', { reservation_id: 'r' })).toBe('/reservations/r');
    expect(address('ABSENCE_REPORT', { absence_report_id: 'a' })).toBe('/absence-reports/a');
    expect(address('MEMBERSHIP', {})).toBe('/boaters/b?tab=memberships');
    expect(address('HOME_MARINA_VERIFICATION', {})).toBe('/boaters/b');
    expect(address('HOME_MARINA_VERIFICATION', {}, false)).toBeNull();
    expect(address('RESERVATION', { reservation_id: 'r' }, true, 'm')).toBe('/reservations/r?marina=m');
    expect(address('MEMBERSHIP', {}, true, 'm')).toBe('/boaters/b?tab=memberships&marina=m');
  });
});
