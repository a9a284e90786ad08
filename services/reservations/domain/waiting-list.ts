import { standingEntry } from './history.js';
import type { ReservationState } from './reservation-state.js';

type Waiting = Pick<ReservationState, 'marina_id' | 'statuses' | 'reservation_id'>;

/**
 * Sorts those on the waiting lists, of each marina by itself: who was put there first comes first, and of several at the
 * same instant always the same one. Null while it is not on the list.
 */
export function waitingOrder({ marina_id, statuses, reservation_id }: Waiting): string | null {
  const standing = standingEntry(statuses);
  if (standing?.status_code !== 'WAITING_LIST') return null;
  return `${lineOf(marina_id)}${standing.created_at} ${reservation_id}`;
}

/**
 * What the orders of all who wait for a marina begin with, and sorts before them. The line is thereby one stretch of an
 * index, whatever a store believes about how many reservations a marina has.
 */
export function lineOf(marinaId: string): string {
  return `${marinaId} `;
}
