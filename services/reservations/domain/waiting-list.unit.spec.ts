import { describe, expect, it } from '@jest/globals';
import type { HistoryEntry } from './history.js';
import { waitingOrder } from './waiting-list.js';

const entry = (status_code: HistoryEntry['status_code'], day: number): HistoryEntry => ({
  status_code,
  action_required: 'MARINA',
  created_at: `2027-06-0${day}T08:00:00.000Z`,
});
const SECOND = 'm-1 2027-06-02T08:00:00.000Z r-1';

describe('where a reservation stands on the waiting list', () => {
  it.each<[string, HistoryEntry[], string | null]>([
    ['nothing happened yet', [], null],
    ['it was just asked for', [entry('INITIATED', 1)], null],
    ['it was put there', [entry('INITIATED', 1), entry('WAITING_LIST', 2)], SECOND],
    ['documents came since', [entry('WAITING_LIST', 2), entry('BOATER_ADDED_DOCUMENTS', 3)], SECOND],
    ['a price was sent since', [entry('WAITING_LIST', 2), entry('UPDATED', 3)], null],
    ['it came back to it', [entry('WAITING_LIST', 1), entry('UPDATED', 1), entry('WAITING_LIST', 2)], SECOND],
  ])('%s', (_, history, order) => {
    expect(waitingOrder({ marina_id: 'm-1', statuses: history, reservation_id: 'r-1' })).toBe(order);
  });
});
