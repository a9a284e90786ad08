import { conflictCalls } from '../../../../contracts/conflicts/calls.js';
import type { ConflictRow } from '../../../../contracts/conflicts/conflict.js';
import type { BoatSizes } from '../../../../contracts/conflicts/remedies.js';
import { useLoad } from '../../lib/api/use-load.js';
import type { Topic } from '../../lib/api/topics.js';
import { useMay } from '../../lib/session/may.js';

/** Whatever makes, changes or ends a conflict. */
export const conflictTopics: readonly Topic[] = [
  { topic: 'conflicts' },
  { topic: 'traffic' },
  { topic: 'reservations' },
  { topic: 'occupancy' },
  { topic: 'berths' },
  { topic: 'vessels' },
];

/** A boat becomes late, and an answer overdue, without any change of data. */
const EVERY_MS = 60_000;

export function useConflicts() {
  return useLoad(conflictCalls.list, {}, { topics: conflictTopics, refetchEvery: EVERY_MS });
}

/**
 * The open conflicts of a stay; none for users without the permission to list conflicts.
 * @param booked only a booked stay can have conflicts, so that no other one is looked up
 */
export function useOpenConflictsOfStay(reservation_id: string, booked: boolean): readonly ConflictRow[] {
  const enabled = useMay(conflictCalls.list.access) && booked;
  const topics = conflictTopics;
  const { data } = useLoad(conflictCalls.list, { reservation_id }, { topics, enabled, refetchEvery: EVERY_MS });
  // The last answer stays in the cache after the stay is over.
  return enabled ? (data?.items.filter(({ state }) => state === 'OPEN') ?? []) : [];
}

/** @param sizes that are right; undefined: those on the boat's card */
export function useConflict(conflict_id: string, sizes: BoatSizes | undefined) {
  const body = { conflict_id, ...(sizes === undefined ? {} : { sizes }) };
  return useLoad(conflictCalls.get, body, { topics: conflictTopics, keepPrevious: true, refetchEvery: EVERY_MS });
}
