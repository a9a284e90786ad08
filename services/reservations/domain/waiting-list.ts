import { type HistoryEntry, standingEntry } from './history.js';
import type { ReservationState } from './reservation-state.js';

type Waiting = Pick<ReservationState, 'marina_id' | 'statuses' | 'reservation_id'>;

/**
 * Sort key of the waiting lists, per marina: by the time of entry, then by a stable tie-breaker. Null if the
 * reservation is not on the list.
 */
export function waitingOrder({ marina_id, statuses, reservation_id }: Waiting): string | null {
  const since = waitingSince(statuses);
  return since === null ? null : `${lineOf(marina_id)}${since} ${reservation_id}`;
}

/**
 * When the reservation was put on the list; null if it is not on it. Offers of a berth and a changed price add entries,
 * and the place stays that of the first.
 */
export function waitingSince(statuses: readonly HistoryEntry[]): string | null {
  if (standingEntry(statuses)?.status_code !== 'WAITING_LIST') return null;
  const others = statuses.findLastIndex(({ status_code: code }) => !STAYING.some((one) => one === code));
  return statuses.slice(others + 1).find(({ status_code }) => status_code === 'WAITING_LIST')?.created_at ?? null;
}

const STAYING = ['WAITING_LIST', 'BOATER_ADDED_DOCUMENTS'] as const;

/**
 * Common prefix of all sort keys of a marina's waiting list; it sorts before them. One marina's list is thereby a
 * single index range, whatever the query planner assumes.
 */
export function lineOf(marina_id: string): string {
  return `${marina_id} `;
}
