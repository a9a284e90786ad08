import type { AllocationMoved, AllocationReleased } from '../../../contracts/berths/events.js';
import type { DisplacedTo } from '../../../contracts/berths/commands.js';
import type { LossCause } from '../../../contracts/berths/vocabulary.js';
import { CANDIDATES_KEPT } from '../../../contracts/berths/matches.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { type BerthPlanState, type BerthedStay, stayOf } from './berth-plan-state.js';
import { movedEvent, releasedEvent } from './stay-segments.js';
import { findMatches, whyChosen, whyMatched } from './matching.js';
import { judge } from './placement.js';
import { berthNotFound, refuseBerth } from './plan-refusals.js';
import { isHindrance, type Wish, wishFor } from './wish.js';
import { byText } from '../../../contracts/vocabulary/sorting.js';

/** Visitors' segments in order of arrival, one per stay: those that `displace` moves. */
export function inOrderOfArrival(segments: readonly BerthedStay[]): BerthedStay[] {
  const seen = new Set<string>();
  return [...segments]
    .sort((a, b) => a.start - b.start || byText(a.allocation.id, b.allocation.id))
    .filter(({ allocation }) => !seen.has(allocation.id) && seen.add(allocation.id));
}

/**
 * Displaces visitors from the berths `lost` (ids), because a holder is back or a berth no longer takes them. Each moves to
 * its best match among the other berths. Without a match it loses its berth, which raises the decreased-supply alert (spec 3 §4).
 * Visitors are processed in order of arrival, so that the result is deterministic. A stay in progress keeps its past
 * nights: `until` is the first night the berth is lost, and never earlier than today. `causes` say why a changed berth no
 * longer takes a stay.
 */
export function displace(
  state: BerthPlanState,
  lost: ReadonlySet<string>,
  segments: readonly BerthedStay[],
  until: (segment: BerthedStay) => number,
  reason: 'ABSENCE_WITHDRAWN' | 'BERTH_CHANGED',
  causes: ReadonlyMap<BerthedStay, LossCause> = new Map(),
): (AllocationMoved | AllocationReleased)[] {
  const promised: Wish['promised'][number][] = [];
  return inOrderOfArrival(segments).map((segment): AllocationMoved | AllocationReleased => {
    const { allocation } = segment;
    const from = until(segment);
    const nights = { start: from, end: stayOf(allocation).end };
    const matches = findMatches(
      state,
      wishFor(allocation, nights, { own: [allocation], skipped: lost, promised }),
      CANDIDATES_KEPT,
    );
    const [best] = matches.candidates;
    if (best === undefined) return releasedEvent(allocation, from, reason, causes.get(segment));
    for (const berth of [best.berth, ...best.over]) promised.push({ ...nights, berth, allocation_id: allocation.id });
    return movedEvent(allocation, best, from, reason, whyMatched(matches, 'plan'));
  });
}

/**
 * Displaces visitors to the berths that staff chose, or releases those for whom staff chose none. Refused if one of the
 * berths cannot be had. The caller has checked that every stay has a choice.
 */
export function displaceAsChosen(
  state: BerthPlanState,
  lost: ReadonlySet<string>,
  segments: readonly BerthedStay[],
  until: (segment: BerthedStay) => number,
  choices: readonly DisplacedTo[],
): (AllocationMoved | AllocationReleased)[] | Refusal {
  const promised: Wish['promised'][number][] = [];
  const events: (AllocationMoved | AllocationReleased)[] = [];
  const chosen = new Map(choices.map(({ allocation_id, berth_id }) => [allocation_id, berth_id]));
  for (const segment of inOrderOfArrival(segments)) {
    const { allocation } = segment;
    const from = until(segment);
    const berth_id = chosen.get(allocation.id) ?? null;
    if (berth_id === null) {
      events.push(releasedEvent(allocation, from, 'ABSENCE_WITHDRAWN'));
      continue;
    }
    const moved = movedTo(state, segment, berth_id, from, { lost, promised });
    if (isRefusal(moved)) return moved;
    events.push(moved);
  }
  return events;
}

function movedTo(
  state: BerthPlanState,
  { allocation }: BerthedStay,
  berth_id: string,
  from: number,
  { lost, promised }: { lost: ReadonlySet<string>; promised: Wish['promised'][number][] },
): AllocationMoved | Refusal {
  const berth = state.berths.get(berth_id);
  if (berth === undefined || berth.left) return berthNotFound(berth_id);
  const nights = { start: from, end: stayOf(allocation).end };
  const wish = wishFor(allocation, nights, { own: [allocation], promised });
  // The absence still covers the withdrawn nights in this state, so its berth would count as free.
  const placement = lost.has(berth_id) ? ({ rule: 'resident', berth } as const) : judge(state, berth, wish);
  if (isHindrance(placement)) return refuseBerth(placement, allocation);
  if (placement.over.some(({ facts }) => lost.has(facts.berth_id))) {
    return refuseBerth({ rule: 'resident', berth }, allocation);
  }
  for (const one of [placement.berth, ...placement.over]) {
    promised.push({ ...nights, berth: one, allocation_id: allocation.id });
  }
  return movedEvent(allocation, placement, from, 'ABSENCE_WITHDRAWN', whyChosen(placement, allocation));
}
