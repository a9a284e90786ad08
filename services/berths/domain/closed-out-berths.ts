import type { AllocationMoved, ResidentMoved } from '../../../contracts/berths/events.js';
import type { ClosureReason } from '../../../contracts/berths/vocabulary.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { BerthPlanState, BoatMeasures, PlannedBerth } from './berth-plan-state.js';
import type { ClosedOutBoat, ClosedOutHolder, ClosedOutStay } from './closed-out-boats.js';
import { hindranceTo, joined, movedEvent as residentMovedEvent, within } from './decide-resident-changes.js';
import { findMatches, whyChosen } from './matching.js';
import { clip, type Nights } from './nights.js';
import { taken } from './occupied.js';
import { judge, ruleAgainst, spanMeasures } from './placement.js';
import { berthNotFound, refuseBerth } from './plan-refusals.js';
import { movedEvent } from './stay-segments.js';
import { type Hindrance, isHindrance, type Placement, type Wish, wishFor } from './wish.js';

/** A closure that is being decided, with the nights that it has given to boats so far. */
export interface Rehousing extends Nights {
  readonly closure_id: string;
  readonly reason: ClosureReason;
  readonly berths: ReadonlySet<PlannedBerth>;
  readonly promised: Wish['promised'][number][];
}

export function otherBerthFor(
  state: BerthPlanState,
  boat: ClosedOutStay,
  berth_id: string,
  rehousing: Rehousing,
): AllocationMoved | Refusal;
export function otherBerthFor(
  state: BerthPlanState,
  boat: ClosedOutHolder,
  berth_id: string,
  rehousing: Rehousing,
): ResidentMoved | Refusal;
/** The move of a boat to the berth that staff chose. */
export function otherBerthFor(
  state: BerthPlanState,
  boat: ClosedOutBoat,
  berth_id: string,
  rehousing: Rehousing,
): AllocationMoved | ResidentMoved | Refusal {
  const berth = state.berths.get(berth_id);
  if (berth === undefined || berth.left) return berthNotFound(berth_id);
  const placed = placedIn(state, boat, berth, rehousing);
  if (isHindrance(placed)) return refuseBerth(placed, measuresOf(boat));
  promise(boat, placed, rehousing);
  const { closure_id } = rehousing;
  if (boat.kind === 'VISITOR') {
    const { allocation } = boat.segment;
    const why = whyChosen(placed, allocation);
    return movedEvent(allocation, placed, boat.nights.start, 'BERTH_CHANGED', why, { closure_id });
  }
  const { residency: known } = boat.segment;
  const segments = joined([
    ...within(known.segments, known.start, boat.nights.start),
    { berth, ...boat.nights },
    ...within(known.segments, boat.nights.end, known.end),
  ]);
  return residentMovedEvent(known, segments, boat.nights.start, { closure_id });
}

/** The berths that a boat could have meanwhile, best first: those of its own pier before others that fit as well. */
export function berthsFor(state: BerthPlanState, boat: ClosedOutBoat, rehousing: Rehousing, most: number): Placement[] {
  const skipped = new Set([...rehousing.berths].map(({ facts }) => facts.berth_id));
  const wish = wishOf(boat, { ...rehousing, promised: rehousing.promised }, skipped);
  const { candidates } = findMatches(state, wish, boat.kind === 'VISITOR' ? most : state.berths.size);
  if (boat.kind === 'VISITOR') return [...candidates];
  const found: Placement[] = [];
  for (const one of candidates) {
    if (one.over.length > 0 || isHindrance(placedIn(state, boat, one.berth, rehousing))) continue;
    if (found.push(one) >= most) break;
  }
  return found;
}

/** Notes that a boat is to have a berth, so that no other boat of the closure gets it. */
export function promise({ nights, allocation_id }: ClosedOutBoat, placed: Placement, { promised }: Rehousing): void {
  for (const berth of [placed.berth, ...placed.over]) promised.push({ ...nights, berth, allocation_id });
}

export const measuresOf = ({ kind, segment }: ClosedOutBoat): BoatMeasures =>
  kind === 'VISITOR' ? segment.allocation : segment.residency;

function wishOf(boat: ClosedOutBoat, { promised }: Rehousing, skipped: ReadonlySet<string>): Wish {
  const own = boat.kind === 'VISITOR' ? [boat.segment.allocation] : [];
  return wishFor(measuresOf(boat), boat.nights, { own, promised, skipped });
}

function placedIn(
  state: BerthPlanState,
  boat: ClosedOutBoat,
  berth: PlannedBerth,
  rehousing: Rehousing,
): Placement | Hindrance {
  const shut = (one: PlannedBerth): Hindrance => ({
    rule: 'closed',
    berth: one,
    nights: { start: rehousing.start, end: rehousing.end },
    reason: rehousing.reason,
  });
  if (rehousing.berths.has(berth)) return shut(berth);
  const terms = { accepts_below_min: true, accepts_not_offered: true };
  const wish = { ...wishOf(boat, rehousing, new Set()), ...terms };
  if (boat.kind === 'VISITOR') {
    const judged = judge(state, berth, wish);
    const closing = isHindrance(judged) ? undefined : judged.over.find((one) => rehousing.berths.has(one));
    return closing === undefined ? judged : shut(closing);
  }
  const { residency } = boat.segment;
  const rule = ruleAgainst(berth, wish);
  if (rule !== null) return { rule, berth };
  const promised = rehousing.promised.find((one) => one.berth === berth && clip(one, wish.start, wish.end) !== null);
  const hindrance = hindranceTo(residency, berth, boat.nights, [residency]);
  if (hindrance !== null) return hindrance;
  if (promised !== undefined) return taken(berth, promised.allocation_id, promised);
  const { loa, beam, draft } = spanMeasures(berth, []);
  return {
    berth,
    over: [],
    spare_loa: loa - residency.length,
    spare_beam: beam - residency.beam,
    spare_draft: draft - residency.draft,
    absences: [],
  };
}
