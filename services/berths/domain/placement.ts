import { belowMinimum, sizeRule, takesBoat } from '../../../contracts/berths/rules/boat-fit.js';
import type { SmartExtension } from '../../../contracts/berths/vocabulary-schemas.js';
import type { MinimumRule, RemovalRule } from '../../../contracts/berths/vocabulary.js';
import type { Absence, BerthKind, BerthPlanState, BoatMeasures, PlannedBerth } from './berth-plan-state.js';
import { adjoins } from './adjoining.js';
import { clip } from './nights.js';
import { occupied, taken } from './occupied.js';
import { type Hindrance, isHindrance, type Placement, type Wish } from './wish.js';

/**
 * Whether the wish can be met in this berth, extended over its neighbours if the boat is too long (alongside) or too
 * wide (stern to) for it alone. O(log n) in the stays of the berth.
 */
export function judge(state: BerthPlanState, berth: PlannedBerth, wish: Wish): Placement | Hindrance {
  const closed = closedBerth(berth, wish);
  if (closed !== null) return { rule: closed, berth };
  const { boat } = wish;
  const tooSmall = sizeRule(boat, berth.max_loa, berth.max_beam, berth.max_draft);
  if (tooSmall !== null) return judgeExtended(state, berth, wish, tooSmall);
  return settle(berth, ALONE, berth.max_loa, berth.max_beam, berth.max_draft, wish);
}

/** The rule that excludes a boat from this berth alone, ignoring occupancy; null if there is none. */
export function ruleAgainst(berth: PlannedBerth, wish: Wish): RemovalRule | null {
  const rule = closedBerth(berth, wish) ?? sizeRule(wish.boat, berth.max_loa, berth.max_beam, berth.max_draft);
  if (rule !== null) return rule;
  return wish.accepts_below_min ? null : minimumRule(wish.boat, berth);
}

/** The minimum of the berth that the boat is below, or null. */
export function minimumRule(boat: BoatMeasures, berth: PlannedBerth): MinimumRule | null {
  return belowMinimum(boat, berth.min_length, berth.min_beam, berth.min_draft);
}

/** Extends over no neighbour. */
const ALONE: readonly PlannedBerth[] = [];

/** The rule that forbids a boat to stay in its berth, ignoring occupancy; null if it may stay. */
export function standingRule(
  berth: PlannedBerth,
  over: readonly PlannedBerth[],
  boat: BoatMeasures,
): RemovalRule | null {
  if ([berth, ...over].some((one) => one.left || !one.facts.active)) return 'inactive';
  const { loa, beam, draft } = spanMeasures(berth, over);
  return sizeRule(boat, loa, beam, draft);
}

/** Measures of a berth extended over neighbours, in centimetres. */
export function spanMeasures(berth: PlannedBerth, over: readonly PlannedBerth[]) {
  const extension = berth.facts.smart_extension;
  const span = over.length === 0 || extension === null ? null : spanOf(extension, [berth, ...over]);
  return span ?? { loa: berth.max_loa, beam: berth.max_beam, draft: berth.max_draft };
}

function judgeExtended(
  state: BerthPlanState,
  berth: PlannedBerth,
  wish: Wish,
  rule: RemovalRule,
): Placement | Hindrance {
  let first: Hindrance = { rule, berth };
  const extension = berth.facts.smart_extension;
  if (extension === null || rule !== (extension.orientation === 'ALONGSIDE' ? 'too_short_loa' : 'too_narrow')) {
    return first;
  }
  let sizesFitted = false;
  for (const berths of spansFrom(state, berth, extension)) {
    const { loa, beam, draft } = spanOf(extension, berths);
    if (sizeRule(wish.boat, loa, beam, draft) !== null) continue;
    const judged = settle(berth, berths.slice(1), loa, beam, draft, wish);
    if (!isHindrance(judged)) return judged;
    if (!sizesFitted) first = judged;
    sizesFitted = true;
  }
  return first;
}

/** One neighbour, the other, then both. A neighbour that is not in the plan, or does not adjoin the berth now, is ignored. */
function spansFrom(state: BerthPlanState, berth: PlannedBerth, extension: SmartExtension): PlannedBerth[][] {
  const near = extension.neighbours
    .flatMap((id) => state.berths.get(id) ?? [])
    .filter((one) => one !== berth && adjoins(state, berth, [one]));
  const spans = near.map((neighbour) => [berth, neighbour]);
  if (near.length > 1 && adjoins(state, berth, near)) spans.push([berth, ...near]);
  return spans;
}

/** Combined measures of several berths, in centimetres. */
function spanOf(extension: SmartExtension, berths: readonly PlannedBerth[]) {
  const sum = (of: (berth: PlannedBerth) => number) => berths.reduce((total, berth) => total + of(berth), 0);
  const least = (of: (berth: PlannedBerth) => number) => Math.min(...berths.map(of));
  const alongside = extension.orientation === 'ALONGSIDE';
  return {
    loa: (alongside ? sum : least)((berth) => berth.max_loa),
    beam: (alongside ? least : sum)((berth) => berth.max_beam),
    draft: least((berth) => berth.max_draft),
  };
}

/**
 * Checks the remaining rules and the occupancy of a berth and its neighbours. The caller has found that the boat fits
 * into these measures.
 */
function settle(
  berth: PlannedBerth,
  over: readonly PlannedBerth[],
  loa: number,
  beam: number,
  draft: number,
  wish: Wish,
): Placement | Hindrance {
  for (const neighbour of over) {
    const closed = closedBerth(neighbour, wish);
    if (closed !== null) return { rule: closed, berth: neighbour };
  }
  const { boat } = wish;
  const below = wish.accepts_below_min ? null : minimumRule(boat, berth);
  if (below !== null) return { rule: below, berth };
  const absences: Absence[] = [];
  const hindrance = hindranceOf([berth, ...over], wish, absences);
  if (hindrance !== null) return hindrance;
  return {
    berth,
    over,
    spare_loa: loa - boat.length,
    spare_beam: beam - boat.beam,
    spare_draft: draft - boat.draft,
    absences,
  };
}

/** The first of the berths that another boat has on one of the nights; null if all are free. */
export function hindranceOf(berths: readonly PlannedBerth[], wish: Wish, used: Absence[]): Hindrance | null {
  return firstOf(berths, (berth) => givenAway(berth, wish, used));
}

function firstOf(berths: readonly PlannedBerth[], judge: (berth: PlannedBerth) => Hindrance | null): Hindrance | null {
  for (const berth of berths) {
    const hindrance = judge(berth);
    if (hindrance !== null) return hindrance;
  }
  return null;
}

/** The hindrance if another boat has the berth on one of the nights, or was promised it in this decision. */
function givenAway(berth: PlannedBerth, wish: Wish, used: Absence[]): Hindrance | null {
  const hindrance = occupied(berth, wish, wish.own, used);
  if (hindrance !== null || wish.promised.length === 0) return hindrance;
  const promised = wish.promised.find((one) => one.berth === berth && clip(one, wish.start, wish.end) !== null);
  return promised === undefined ? null : taken(berth, promised.allocation_id, promised);
}

/** Rules of the berth itself, independent of nights and sizes. */
function closedBerth(berth: PlannedBerth, wish: Wish): RemovalRule | null {
  if (wish.skipped.has(berth.facts.berth_id)) return 'skipped';
  return berth.left ? 'inactive' : closedTo(berth.facts, wish);
}

/** Rules that depend only on the kind of berth. */
export function closedTo(kind: Omit<BerthKind, 'extends'>, wish: Wish): RemovalRule | null {
  if (!kind.active) return 'inactive';
  if (!kind.offered && !wish.accepts_not_offered) return 'not_offered';
  if (wish.instant_only && !kind.instant_booking) return 'not_instant';
  return takesBoat(kind.boat_types, wish.boat.type) ? null : 'boat_type';
}
