import { bookedStatuses, isOneOf, openStatuses } from './history.js';
import { type ReservationState, standingCode } from './reservation-state.js';

/** The group of the matching page that a stay without a berth belongs to. */
export type Placing = 'waiting' | 'unplaced' | 'lost' | null;

/**
 * A stay that lost its berth stays among the lost, wherever its agreement stands. Somebody on the waiting list who holds
 * the offer of a berth is still in the line.
 */
export function placingOf(state: Pick<ReservationState, 'statuses' | 'berth' | 'berth_offer' | 'lost_berth'>): Placing {
  const standing = standingCode(state);
  if (standing === null || !isOneOf([...openStatuses, ...bookedStatuses], standing)) return null;
  if (standing === 'WAITING_LIST' && (state.berth === null || state.berth_offer !== null)) {
    return state.lost_berth === null ? 'waiting' : 'lost';
  }
  if (state.berth !== null) return null;
  return state.lost_berth === null ? 'unplaced' : 'lost';
}
