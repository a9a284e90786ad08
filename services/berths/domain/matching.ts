import {
  type AllocationWhy,
  type BerthChoice,
  type Candidate,
  CANDIDATES_KEPT,
} from '../../../contracts/berths/matches.js';
import { belowMinimum, sizeRule } from '../../../contracts/berths/rules/boat-fit.js';
import type { RemovalRule } from '../../../contracts/berths/vocabulary.js';
import { type BerthPlanState, type BoatMeasures, metres, nameOf, type PlannedBerth } from './berth-plan-state.js';
import { inOrder } from './berth-order.js';
import { closedTo, judge, minimumRule } from './placement.js';
import { type Hindrance, isHindrance, type Placement, removalOf, type Wish } from './wish.js';
import type { UnnamedMatch } from '../../../contracts/berths/matching-queries.js';

/**
 * The berths that take a boat, best first.
 *
 * "Berths long enough first (ascending length), then shorter ones (descending)" (spec 1 §5, spec 3 §4) is interpreted
 * as follows. `length` is the berth's greatest LOA, and a berth is long enough if the boat fits into it. The tightest
 * fit comes first, because it wastes the least. Equal lengths are ordered by beam, then draft, then pier name and
 * number, so that the result is deterministic. Shorter berths can take the boat only extended over neighbours: they
 * follow, fewest neighbours first, then the longest.
 */
export interface Matches {
  /** At most as many as requested. */
  readonly candidates: readonly Placement[];
  /** Number of all berths that fit. */
  readonly total: number;
  readonly removed: Partial<Record<RemovalRule, number>>;
}

/** The best `most` berths for the wish, and the total. */
export function findMatches(state: BerthPlanState, wish: Wish, most: number): Matches {
  const plain: Placement[] = [];
  const extended: Placement[] = [];
  const removed: Partial<Record<RemovalRule, number>> = {};
  const { berths } = inOrder(state);
  const glance = glanceAt(state, wish);
  let total = 0;
  berths.forEach((berth, at) => {
    const seen = glance(at, berth);
    if (seen === 'free' && plain.length >= most) {
      total += 1;
      return;
    }
    if (seen !== 'free' && seen !== null) {
      removed[seen] = (removed[seen] ?? 0) + 1;
      return;
    }
    const judged = judge(state, berth, wish);
    if (isHindrance(judged)) {
      removed[judged.rule] = (removed[judged.rule] ?? 0) + 1;
      return;
    }
    total += 1;
    (judged.over.length === 0 ? plain : extended).push(judged);
  });
  // Both sorts are stable, so berths of equal length stay in the plan's order.
  extended.sort((a, b) => a.over.length - b.over.length || b.berth.max_loa - a.berth.max_loa);
  return { candidates: [...plain, ...extended].slice(0, most), total, removed };
}

/**
 * Fast path of `judge` for the berth at an index of the order: the rule that excludes it, or `free`. Null if only
 * `judge` can decide: with neighbours, residents, closures, or nights promised by the same decision.
 */
function glanceAt(state: BerthPlanState, wish: Wish): (at: number, berth: PlannedBerth) => RemovalRule | 'free' | null {
  const { boat, skipped, accepts_below_min, promised } = wish;
  const { kinds, kind, loa, beam, draft, min_length, min_beam, min_draft, place } = inOrder(state);
  const closed = kinds.map((one) => closedTo(one, wish));
  const visited = state.visited.during(wish.start, wish.end, state.berths.size);
  // Nights of the allocation itself do not block it.
  for (const segment of wish.own.flatMap(({ segments }) => segments))
    for (const one of [segment.berth, ...segment.over]) visited[one.place] = UNSURE;
  const tooSmall = (at: number) => sizeRule(boat, loa[at] ?? 0, beam[at] ?? 0, draft[at] ?? 0);
  const belowMin = (at: number) =>
    accepts_below_min ? null : belowMinimum(boat, min_length[at] ?? 0, min_beam[at] ?? 0, min_draft[at] ?? 0);
  return (at, berth) => {
    if (skipped.size > 0 && skipped.has(berth.facts.berth_id)) return 'skipped';
    const sort = kind[at] ?? 0;
    const shut = closed[sort] ?? null;
    if (shut !== null) return shut;
    const small = tooSmall(at);
    if (small !== null) return kinds[sort]?.extends === true ? null : small;
    const below = belowMin(at);
    if (below !== null) return below;
    const visit = visited[place[at] ?? 0];
    if (visit === VISITED) return 'taken';
    return visit === UNSURE || promised.length > 0 || berth.residencies.size > 0 || berth.closed.size > 0
      ? null
      : 'free';
  };
}

const VISITED = 1;
const UNSURE = 2;

function candidateOf(placement: Placement, order: number): Candidate {
  return {
    berth_id: placement.berth.facts.berth_id,
    order,
    spare_loa: metres(placement.spare_loa),
    spare_beam: metres(placement.spare_beam),
    spare_draft: metres(placement.spare_draft),
    extends_over: placement.over.map((berth) => berth.facts.berth_id),
    absence_ids: absenceIds(placement),
  };
}

/** Ids without duplicates, in the order of their nights. */
export function absenceIds(placement: Pick<Placement, 'absences'>): string[] {
  return [...new Set(placement.absences.map((absence) => absence.id))];
}

export function matchOf(placement: Placement, order: number): UnnamedMatch {
  const why = candidateOf(placement, order);
  return {
    berth_id: why.berth_id,
    berth_name: nameOf(placement.berth),
    available: true,
    order,
    custom: false,
    absence_report_id: why.absence_ids[0] ?? null,
    vessel_id: placement.absences[0]?.residency.vessel_id ?? null,
    why,
  };
}

/** Why the first candidate was taken, for the log. */
export function whyMatched(matches: Matches, by: 'match' | 'plan', asked: AllocationWhy['asked'] = []): AllocationWhy {
  return {
    chosen_by: by,
    candidates: matches.candidates.map((one, index) => candidateOf(one, index + 1)),
    candidates_total: matches.total,
    removed: matches.removed,
    asked,
    min_length_confirmed: false,
  };
}

/** Why a berth that staff chose was taken: no other berth was considered. */
export function whyChosen(placement: Placement, boat: BoatMeasures): AllocationWhy {
  return {
    chosen_by: 'staff',
    candidates: [candidateOf(placement, 1)],
    candidates_total: 1,
    removed: {},
    asked: [],
    min_length_confirmed: minimumRule(boat, placement.berth) !== null,
  };
}

/** Why staff arranged a stay as they did; nights that keep their berth have no candidates. */
export function whyArranged(placements: readonly Placement[], boat: BoatMeasures): AllocationWhy {
  const candidates = placements.map((one, index) => candidateOf(one, index + 1)).slice(0, CANDIDATES_KEPT);
  return {
    chosen_by: 'staff',
    candidates,
    candidates_total: placements.length,
    removed: {},
    asked: [],
    min_length_confirmed: placements.some(({ berth }) => minimumRule(boat, berth) !== null),
  };
}

/**
 * Every active berth as a line of a selection, in the specification's order: long enough ones ascending, then shorter
 * ones descending. A berth with a minimum above the boat's measures is offered and needs a confirmation.
 */
export function berthChoices(state: BerthPlanState, wish: Wish): BerthChoice[] {
  const asked: Wish = { ...wish, accepts_below_min: true, accepts_not_offered: true };
  const active = inOrder(state).berths.filter((berth) => berth.facts.active);
  const enough = active.filter((berth) => berth.max_loa >= wish.boat.length);
  // The sort is stable, so berths of equal length keep the plan's order in the descending half too.
  const shorter = active.filter((berth) => berth.max_loa < wish.boat.length).sort((a, b) => b.max_loa - a.max_loa);
  return [...enough, ...shorter].map((berth, index) => choiceOf(berth, judge(state, berth, asked), wish, index + 1));
}

function choiceOf(berth: PlannedBerth, judged: Placement | Hindrance, wish: Wish, order: number): BerthChoice {
  const { berth_id, pier_id, pier_name, number, max_loa, max_beam, max_draft } = berth.facts;
  const { min_length, min_beam, min_draft } = berth.facts;
  const hindered = isHindrance(judged);
  return {
    berth_id,
    berth_name: nameOf(berth),
    pier_id,
    pier_name,
    number,
    length: max_loa,
    max_beam,
    max_draft,
    min_length,
    min_beam,
    min_draft,
    order,
    available: !hindered,
    long_enough: berth.max_loa >= wish.boat.length,
    needs_confirmation: minimumRule(wish.boat, berth) !== null,
    extends_over: hindered ? [] : judged.over.map((one) => one.facts.berth_id),
    absence_report_id: hindered ? null : (judged.absences[0]?.id ?? null),
    removed_by: hindered ? removalOf(berth, judged) : null,
  };
}
