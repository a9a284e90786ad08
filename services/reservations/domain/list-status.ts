import type { StatusCode, StatusLabel } from '../../../contracts/reservations/vocabulary.js';
import { lowerCased } from './displayed-status.js';
import type { HistoryEntry } from './history.js';
import { bookedStatuses, canceledStatuses, expiredStatuses, isOneOf, newestEntry, oldestEntry } from './history.js';
import type { DisplayedStatus } from '../../../contracts/vocabulary/reservation-words.js';

/** The status groups of the lists (spec 2 §4). A stay that is over (FINISHED) counts as finished too. */
export type StatusGroup = 'CANCELED' | 'EXPIRED' | 'BOOKED' | 'FINISHED' | null;

/** Null: not finished as the lists define it, someone still has to act. */
export function statusGroup(code: StatusCode): StatusGroup {
  if (isOneOf(canceledStatuses, code)) return 'CANCELED';
  if (isOneOf(expiredStatuses, code)) return 'EXPIRED';
  if (isOneOf(bookedStatuses, code)) return 'BOOKED';
  return code === 'FINISHED' ? 'FINISHED' : null;
}

const awaitingSomebody: readonly StatusCode[] = ['UPDATED', 'BOATER_ACCEPTED', 'BOATER_ADDED_DOCUMENTS'];

/**
 * The status of a row in the lists. Unlike the page, a list counts added documents as the newest entry. "If finished,
 * the lowercased code" would give an instant booking `instant_book`, which has no label; the later rule "INSTANT_BOOK,
 * approved" is taken to be meant.
 */
export function listStatus(history: readonly HistoryEntry[]): DisplayedStatus {
  const newest = newestEntry(history);
  if (newest === null) return '-';
  const { status_code: code, action_required: mover } = newest;
  if (code === 'INSTANT_BOOK') return 'approved';
  if (statusGroup(code) === null && isOneOf(awaitingSomebody, code)) {
    if (mover === 'BOATER') return 'waiting';
    if (mover === 'MARINA') return 'pending';
  }
  return lowerCased(code);
}

const labels: Record<DisplayedStatus, StatusLabel> = {
  '-': '-',
  pending: 'pending',
  initiated: 'pending',
  instant_booking_initiated: 'pending',
  boater_accepted_suggested_dates: 'pending',
  updated: 'pending',
  boater_accepted: 'pending',
  boater_added_documents: 'pending',
  waiting: 'waiting',
  marina_added_dates: 'waiting',
  waiting_list: 'waiting',
  canceled_by_boater: 'canceled',
  canceled_by_marina: 'canceled',
  expired_no_marina_response: 'canceled',
  expired_no_boater_response: 'canceled',
  payment_expired: 'canceled',
  approved: 'approved',
  finished: 'finished',
};

/** The label that a list shows for a status. */
export function statusLabel(status: DisplayedStatus): StatusLabel {
  return labels[status];
}

/** An instant booking that was never confirmed is hidden from the marina's list. */
export function hiddenFromMarinaList(history: readonly HistoryEntry[]): boolean {
  if (oldestEntry(history)?.status_code !== 'INSTANT_BOOKING_INITIATED') return false;
  return !history.some((entry) => isOneOf(bookedStatuses, entry.status_code));
}
