import { conflictCalls } from '../../../../../contracts/conflicts/calls.js';
import type { BoatSizes } from '../../../../../contracts/conflicts/remedies.js';
import { useLoad } from '../../../lib/api/use-load.js';
import type { Topic } from '../../../lib/api/topics.js';

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
  return useLoad(conflictCalls.list, undefined, { topics: conflictTopics, refetchEvery: EVERY_MS });
}

/** @param sizes that are right; undefined: those on the boat's card */
export function useConflict(conflict_id: string, sizes: BoatSizes | undefined) {
  const body = { conflict_id, ...(sizes === undefined ? {} : { sizes }) };
  return useLoad(conflictCalls.get, body, { topics: conflictTopics, keepPrevious: true, refetchEvery: EVERY_MS });
}
