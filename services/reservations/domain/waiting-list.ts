import { standingEntry } from './history.js';
import type { ReservationState } from './reservation-state.js';

type Waiting = Pick<ReservationState, 'marina_id' | 'statuses' | 'reservation_id'>;

/**
 * Sort key of the waiting lists, per marina: by the time of entry, then by a stable tie-breaker. Null if the
 * reservation is not on the list.
 */
export function waitingOrder({ marina_id, statuses, reservation_id }: Waiting): string | null {
  const standing = standingEntry(statuses);
  if (standing?.status_code !== 'WAITING_LIST') return null;
  return `${lineOf(marina_id)}${standing.created_at} ${reservation_id}`;
}

/**
 * Common prefix of all sort keys of a marina's waiting list; it sorts before them. One marina's list is thereby a
 * single index range, whatever the query planner assumes.
 */
export function lineOf(marinaId: string): string {
  return `${marinaId} `;
}
