import { standingEntry } from './history.js';
import type { ReservationState } from './reservation-state.js';

/**
 * Sorts those on the waiting list: who was put there first comes first, and of several at the same instant always the
 * same one. Null while it is not on the list.
 */
export function waitingOrder({ statuses, reservation_id }: Pick<ReservationState, 'statuses' | 'reservation_id'>) {
  const standing = standingEntry(statuses);
  return standing?.status_code === 'WAITING_LIST' ? `${standing.created_at} ${reservation_id}` : null;
}
