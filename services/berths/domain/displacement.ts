import type { AllocationMoved, AllocationReleased } from '../../../contracts/berths/events.js';
import { CANDIDATES_KEPT } from '../../../contracts/berths/matches.js';
import { type BerthPlanState, type BerthedStay, stayOf } from './berth-plan-state.js';
import { movedEvent, releasedEvent } from './stay-segments.js';
import { findMatches, whyMatched } from './matching.js';
import { type Wish, wishFor } from './wish.js';

/**
 * Displaces visitors from the berths `lost` (ids), because a holder is back or a berth no longer takes them. Each moves to
 * its best match among the other berths. Without a match it loses its berth, which raises the decreased-supply alert (spec 3 §4).
 * Visitors are processed in order of arrival, so that the result is deterministic. A stay in progress keeps its past
 * nights: `until` is the first night the berth is lost, and never earlier than today.
 */
export function displace(
  state: BerthPlanState,
  lost: ReadonlySet<string>,
  segments: readonly BerthedStay[],
  until: (segment: BerthedStay) => number,
  reason: 'ABSENCE_WITHDRAWN' | 'BERTH_CHANGED',
): (AllocationMoved | AllocationReleased)[] {
  const promised: Wish['promised'][number][] = [];
  const seen = new Set<string>();
  const inTurn = [...segments].sort((a, b) => a.start - b.start || (a.allocation.id < b.allocation.id ? -1 : 1));
  return inTurn.flatMap((segment): (AllocationMoved | AllocationReleased)[] => {
    const { allocation } = segment;
    if (seen.has(allocation.id)) return [];
    seen.add(allocation.id);
    const from = until(segment);
    const nights = { start: from, end: stayOf(allocation).end };
    const matches = findMatches(
      state,
      wishFor(allocation, nights, { own: [allocation], skipped: lost, promised }),
      CANDIDATES_KEPT,
    );
    const [best] = matches.candidates;
    if (best === undefined) return [releasedEvent(allocation, from, reason)];
    for (const berth of [best.berth, ...best.over]) promised.push({ ...nights, berth, allocation_id: allocation.id });
    return [movedEvent(allocation, best, from, reason, whyMatched(matches, 'plan'))];
  });
}
