import { berthErrors } from '../../../contracts/berths/errors.js';
import type { AllocationMoved, BerthAllocated, ClosedOut, ResidentMoved } from '../../../contracts/berths/events.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import type { PlanContext, PlanDecision } from './berth-plan-commands.js';
import {
  type Absence,
  type Allocation,
  type BerthedStay,
  type BerthPlanState,
  type Closure,
  endDay,
  heldSegmentOf,
  measuresOf,
  nameOf,
  type PlannedBerth,
  segmentOf,
} from './berth-plan-state.js';
import { movedEvent as residentMovedEvent } from './decide-resident-changes.js';
import { followers } from './own-berths.js';
import { guardStay } from './decide-boats.js';
import { absenceIds, whyArranged } from './matching.js';
import { clip, without } from './nights.js';
import { atHome, occupied } from './occupied.js';
import { standingRule } from './placement.js';
import { notFound } from './plan-refusals.js';

type Segment = Omit<BerthedStay, 'allocation'>;
type Returned = (BerthAllocated | AllocationMoved | ResidentMoved)[] | Refusal;

/**
 * Undoes a closure as a whole: its berths are open, and every boat that it moved has its berths back. Possible up to the
 * closure's first day, while none of its berths was opened, none of these boats moved on or has spent a night in its
 * other berth, and nobody has taken nights that they gave up.
 */
export function undoClosure(state: BerthPlanState, closure_id: string, context: PlanContext): PlanDecision {
  const closure = state.closures.get(closure_id);
  if (closure === undefined) return notFound(berthErrors.closure_not_found, closure_id);
  if (closure.undone) return [];
  const today = dayNumber(context.today);
  if (closure.start < today) return refuse('conflict', berthErrors.closure_begun);
  const { berths, berth_ids, start, end } = closure;
  if (berths.size < berth_ids.length || [...berths.values()].some((nights) => nights.end < end)) {
    return refuse('conflict', berthErrors.closure_reopened);
  }
  const back: Exclude<Returned, Refusal> = [];
  for (const displaced of closure.displaced) {
    const holder = displaced.reservation_id === null;
    const events = holder ? holderBack(state, closure, displaced) : stayBack(state, closure, displaced, today);
    if (isRefusal(events)) return events;
    back.push(...events);
  }
  const data = { closure_id, berth_ids: [...berth_ids], from_date: dateOfDay(start), undone: true };
  return [{ type: 'BerthsReopened', data }, ...back];
}

function holderBack(state: BerthPlanState, closure: Closure, displaced: ClosedOut): Returned {
  const known = state.residencies.get(displaced.allocation_id);
  const present = known?.segments.map((held) => ({ ...heldSegmentOf(held), extends_over: [] }));
  if (known === undefined || !sameJson(present, displaced.after)) return builtOn(state, displaced);
  const segments = segmentsIn(state, displaced);
  const closure_id = closure.id;
  const back = residentMovedEvent(known, segments, Math.max(closure.start, known.start), { closure_id });
  return [back, ...followers(state, known, segments, closure_id)];
}

/** A stay that lost its berth gets it back as the same allocation. */
function stayBack(state: BerthPlanState, closure: Closure, displaced: ClosedOut, today: number): Returned {
  const { allocation_id: id, vessel, vessel_id } = displaced;
  const known = state.allocations.get(id);
  const stay = known ?? goneStay(displaced);
  const segments = segmentsIn(state, displaced);
  const [first] = segments;
  const from = firstDifference(stay.segments, segments);
  if (!isUntouched(state, displaced) || first === undefined || from < today) return builtOn(state, displaced);
  // The boat may have got another berth meanwhile.
  if (isRefusal(guardStay(state, stay, segments, undefined))) return builtOn(state, displaced);
  const absences: Absence[] = [];
  for (const segment of segments) {
    const rule = standingRule(segment.berth, segment.over, stay);
    if (rule !== null || isTaken(state, closure, stay, segment, absences)) return builtOn(state, displaced);
  }
  const facts = {
    absence_ids: absenceIds({ absences }),
    why: whyArranged([], stay),
    closure_id: closure.id,
  };
  if (known !== undefined) return [returned(stay, segments, from, known.segments.map(segmentOf), facts)];
  const data = { allocation_id: id, reservation_id: stay.reservation_id, ...segmentOf(first), vessel };
  const named = vessel_id === null ? {} : { vessel_id };
  const again: BerthAllocated = { type: 'BerthAllocated', data: { ...data, ...facts, ...named } };
  return segments.length === 1 ? [again] : [again, returned(stay, segments, from, [segmentOf(first)], facts)];
}

/** The stay as the plan knew it before the closure released it. */
function goneStay({ allocation_id: id, reservation_id, vessel, vessel_id }: ClosedOut): Allocation {
  const stay = { id, reservation_id: reservation_id ?? '', ...measuresOf(vessel), vessel_id };
  return { ...stay, segments: [], released: false, own: false };
}

/** Whether the stay is still as the closure left it. */
function isUntouched(state: BerthPlanState, { allocation_id, reservation_id, before, after }: ClosedOut): boolean {
  const known = state.allocations.get(allocation_id);
  const other = state.by_reservation.get(reservation_id ?? '');
  const lost = after.at(-1)?.end_date !== before.at(-1)?.end_date;
  return sameJson(known?.segments.map(segmentOf) ?? [], after) && (lost ? other === undefined : other === known);
}

type ReturnFacts = Pick<AllocationMoved['data'], 'absence_ids' | 'why' | 'closure_id'>;

function returned(
  { id, reservation_id }: Allocation,
  segments: readonly Segment[],
  from: number,
  had: AllocationMoved['data']['segments'],
  facts: ReturnFacts,
): AllocationMoved {
  const [first] = segments;
  const at = segments.find(({ end }) => end > from) ?? first;
  if (first === undefined || at === undefined) throw new Error(`the stay ${id} returns to no berth`);
  return {
    type: 'AllocationMoved',
    data: {
      allocation_id: id,
      reservation_id,
      reason: 'BERTH_CHANGED',
      previous_berth_id: had.at(-1)?.berth_id ?? '',
      berth_id: at.berth.facts.berth_id,
      extends_over: at.over.map(({ facts: { berth_id } }) => berth_id),
      from_date: dateOfDay(from),
      start_date: dateOfDay(first.start),
      end_date: dateOfDay(segments.at(-1)?.end ?? first.end),
      segments: segments.map(segmentOf),
      previous_segments: had,
      ...facts,
    },
  };
}

/** Whether others have nights of these berths now. On the closed nights only another closure or a holder can be. */
function isTaken(
  state: BerthPlanState,
  closure: Closure,
  stay: Allocation,
  { berth, over, ...nights }: Segment,
  absences: Absence[],
): boolean {
  return [berth, ...over].some((one) => {
    const closed = closure.berths.has(one) ? clip(nights, closure.start, closure.end) : null;
    if (closed !== null) {
      const others = [...state.closures.values()].filter((other) => other !== closure);
      const shut = others.some(({ berths }) => {
        const there = berths.get(one);
        return there !== undefined && clip(there, closed.start, closed.end) !== null;
      });
      if (shut || atHome(one, closed, absences) !== null) return true;
    }
    const open = closed === null ? [nights] : without(nights, [closed]);
    return open.some((some) => occupied(one, some, [stay], absences) !== null);
  });
}

/** The first night on which the stay is in another berth, or in none. */
function firstDifference(now: readonly Segment[], then: readonly Segment[]): number {
  for (const [index, segment] of then.entries()) {
    const twin = now[index];
    if (twin?.start !== segment.start || twin.berth !== segment.berth) return segment.start;
    if (twin.end !== segment.end) return Math.min(twin.end, segment.end);
  }
  return then.at(-1)?.end ?? 0;
}

function segmentsIn(state: BerthPlanState, { before }: ClosedOut): Segment[] {
  return before.map(({ berth_id, extends_over, start_date, end_date }) => ({
    berth: berthIn(state, berth_id),
    over: extends_over.map((id) => berthIn(state, id)),
    start: dayNumber(start_date),
    end: endDay(end_date),
  }));
}

function berthIn(state: BerthPlanState, id: string): PlannedBerth {
  const berth = state.berths.get(id);
  if (berth === undefined) throw new Error(`the berth plan does not know ${id}`);
  return berth;
}

function builtOn(state: BerthPlanState, { allocation_id, reservation_id, before }: ClosedOut): Refusal {
  const berth = state.berths.get(before.at(-1)?.berth_id ?? '');
  const details = { allocation_id, reservation_id, berth_name: berth === undefined ? null : nameOf(berth) };
  return refuse('conflict', berthErrors.closure_built_on, { details });
}
