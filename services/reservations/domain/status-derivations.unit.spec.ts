import { describe, expect, it } from '@jest/globals';
import type { StatusCode } from '../../../contracts/reservations/vocabulary.js';
import { statusCodes } from '../../../contracts/reservations/vocabulary.js';
import { displayedStatus } from './displayed-status.js';
import type { HistoryEntry } from './history.js';
import { newestEntry, oldestEntry, standingEntry, whoMustMove } from './history.js';
import { hiddenFromMarinaList, listStatus, statusGroup, statusLabel } from './list-status.js';
import { listTabs } from './list-tabs.js';
import { type DisplayedStatus, displayedStatuses } from '../../../contracts/vocabulary/reservation-words.js';
import type { ActionRequired } from '../../../contracts/vocabulary/reservation-words-schemas.js';

type Entry = readonly [StatusCode, ActionRequired];
/** Entries an hour apart. */
function history(...entries: readonly Entry[]): HistoryEntry[] {
  return entries.map(([status_code, action_required], hour) => {
    return { status_code, action_required, created_at: `2027-06-01T0${hour}:00:00.000Z` };
  });
}
const docs = (mover: ActionRequired): Entry => ['BOATER_ADDED_DOCUMENTS', mover];

describe('the statuses of page and list, with label and tabs', () => {
  it.each([
    [[], '-', '-', '-', 'PENDING', 'NEW'],
    [[['INITIATED', 'MARINA']], 'initiated', 'initiated', 'pending', 'PENDING', 'NEW'],
    [[['UPDATED', 'BOATER']], 'waiting', 'waiting', 'waiting', 'PENDING', 'NEW'],
    [[['UPDATED', 'MARINA']], 'pending', 'pending', 'pending', 'PENDING', 'NEW'],
    [[['UPDATED', null]], 'updated', 'updated', 'pending', 'PENDING', 'NEW'],
    [[['BOATER_ACCEPTED', 'MARINA']], 'pending', 'pending', 'pending', 'PENDING', 'NEW'],
    [[['BOATER_ACCEPTED', 'BOATER']], 'waiting', 'waiting', 'waiting', 'PENDING', 'NEW'],
    [[['MARINA_ADDED_DATES', 'BOATER']], 'marina_added_dates', 'marina_added_dates', 'waiting', 'PENDING', 'NEW'],
    [
      [['BOATER_ACCEPTED_SUGGESTED_DATES', 'MARINA']],
      'boater_accepted_suggested_dates',
      'boater_accepted_suggested_dates',
      'pending',
      'PENDING',
      'NEW',
    ],
    [[['WAITING_LIST', 'MARINA']], 'waiting_list', 'waiting_list', 'waiting', 'PENDING', 'WAITING_LIST'],
    [
      [['INSTANT_BOOKING_INITIATED', 'BOATER']],
      'instant_booking_initiated',
      'instant_booking_initiated',
      'pending',
      'PENDING',
      'NEW',
    ],
    [[['INSTANT_BOOK', null]], 'approved', 'approved', 'approved', 'APPROVED', 'BOOKED'],
    [[['APPROVED', null]], 'approved', 'approved', 'approved', 'APPROVED', 'BOOKED'],
    [[['APPROVED', 'BOATER']], 'approved', 'approved', 'approved', 'APPROVED', 'APPROVED_PENDING_PAYMENT'],
    [[['CANCELED_BY_MARINA', null]], 'canceled_by_marina', 'canceled_by_marina', 'canceled', 'CLOSED', 'HISTORY'],
    [[['CANCELED_BY_BOATER', null]], 'canceled_by_boater', 'canceled_by_boater', 'canceled', 'CLOSED', 'HISTORY'],
    [
      [['EXPIRED_NO_MARINA_RESPONSE', null]],
      'expired_no_marina_response',
      'expired_no_marina_response',
      'canceled',
      'CLOSED',
      'HISTORY',
    ],
    [
      [['EXPIRED_NO_BOATER_RESPONSE', null]],
      'expired_no_boater_response',
      'expired_no_boater_response',
      'canceled',
      'CLOSED',
      'HISTORY',
    ],
    [[['PAYMENT_EXPIRED', null]], 'payment_expired', 'payment_expired', 'canceled', 'CLOSED', 'HISTORY'],
    [[['FINISHED', null]], 'finished', 'finished', 'finished', 'CLOSED', 'HISTORY'],
    // Added documents: ignored on the page, counted in the list.
    [[['UPDATED', 'BOATER'], docs('BOATER')], 'waiting', 'waiting', 'waiting', 'PENDING', 'NEW'],
    [[['INITIATED', 'MARINA'], docs('MARINA')], 'initiated', 'pending', 'pending', 'PENDING', 'NEW'],
    [[['WAITING_LIST', 'MARINA'], docs('MARINA')], 'waiting_list', 'pending', 'pending', 'PENDING', 'WAITING_LIST'],
    [[['MARINA_ADDED_DATES', 'BOATER'], docs('BOATER')], 'marina_added_dates', 'waiting', 'waiting', 'PENDING', 'NEW'],
    [[docs(null)], '-', 'boater_added_documents', 'pending', 'PENDING', 'NEW'],
  ] as [Entry[], DisplayedStatus, DisplayedStatus, string, string, string][])(
    '%j: %s, %s (%s), %s, %s',
    (entries, page, list, label, full, lite) => {
      expect(displayedStatus(history(...entries))).toBe(page);
      expect(listStatus(history(...entries))).toBe(list);
      expect(statusLabel(list)).toBe(label);
      expect(listTabs(history(...entries))).toEqual({ full, lite });
    },
  );
});

it('the newest entry counts, of two at the same instant the one written last', () => {
  const unordered = history(['APPROVED', null], ['UPDATED', 'BOATER'], ['INITIATED', 'MARINA']).reverse();
  expect(displayedStatus(unordered)).toBe('initiated');
  expect(oldestEntry(unordered)?.status_code).toBe('APPROVED');
  const together = history(['APPROVED', 'BOATER'], ['APPROVED', null]).map((entry) => ({ ...entry, created_at: 'x' }));
  expect(newestEntry(together)).toBe(together[1]);
  expect(oldestEntry(together)).toBe(together[0]);
  expect(whoMustMove(together)).toBeNull();
  expect(standingEntry(history(['UPDATED', 'BOATER'], docs('BOATER')))?.status_code).toBe('UPDATED');
});

it('the groups of the lists', () => {
  const of = (group: string | null) => statusCodes.filter((code) => statusGroup(code) === group);
  expect(of('CANCELED')).toEqual(['CANCELED_BY_MARINA', 'CANCELED_BY_BOATER']);
  expect(of('EXPIRED')).toEqual(['EXPIRED_NO_MARINA_RESPONSE', 'EXPIRED_NO_BOATER_RESPONSE', 'PAYMENT_EXPIRED']);
  expect(of('BOOKED')).toEqual(['INSTANT_BOOK', 'APPROVED']);
  expect(of('FINISHED')).toEqual(['FINISHED']);
});

it('every displayed status has a label', () => {
  for (const status of displayedStatuses) expect(statusLabel(status)).toBeDefined();
});

describe('the marina’s list', () => {
  it.each([
    [[['INSTANT_BOOKING_INITIATED', 'BOATER']], true],
    [
      [
        ['INSTANT_BOOKING_INITIATED', 'BOATER'],
        ['EXPIRED_NO_BOATER_RESPONSE', null],
      ],
      true,
    ],
    [
      [
        ['INSTANT_BOOKING_INITIATED', 'BOATER'],
        ['INSTANT_BOOK', null],
      ],
      false,
    ],
    [
      [
        ['INSTANT_BOOKING_INITIATED', 'BOATER'],
        ['APPROVED', null],
        ['CANCELED_BY_BOATER', null],
      ],
      false,
    ],
    [[['INITIATED', 'MARINA']], false],
    [[], false],
  ] as [Entry[], boolean][])('%j hidden: %p', (entries, hidden) => {
    expect(hiddenFromMarinaList(history(...entries))).toBe(hidden);
  });
});
