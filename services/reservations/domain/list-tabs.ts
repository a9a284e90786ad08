import type { FullTab, LiteTab } from '../../../contracts/reservations/vocabulary.js';
import type { HistoryEntry } from './history.js';
import { bookedStatuses, closedStatuses, isOneOf, standingEntry, whoMustMove } from './history.js';

/**
 * The tab of either edition that lists a reservation. "Approved pending payment" is a booking on which the boater must
 * act, which always means to pay. In the full edition the waiting list has no tab of its own: it counts as pending.
 */
export function listTabs(history: readonly HistoryEntry[]): { full: FullTab; lite: LiteTab } {
  const standing = standingEntry(history)?.status_code;
  if (standing === undefined) return { full: 'PENDING', lite: 'NEW' };
  if (isOneOf(closedStatuses, standing)) return { full: 'CLOSED', lite: 'HISTORY' };
  if (isOneOf(bookedStatuses, standing)) {
    return { full: 'APPROVED', lite: whoMustMove(history) === 'BOATER' ? 'APPROVED_PENDING_PAYMENT' : 'BOOKED' };
  }
  return { full: 'PENDING', lite: standing === 'WAITING_LIST' ? 'WAITING_LIST' : 'NEW' };
}
