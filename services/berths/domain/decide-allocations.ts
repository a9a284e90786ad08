import type {
  AllocateBerthInput,
  AllocateTogetherInput,
  ChangeAllocationDatesInput,
  ReleaseAllocationInput,
} from '../../../contracts/berths/commands.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { BerthAllocated } from '../../../contracts/berths/events.js';
import { type AllocationWhy, CANDIDATES_KEPT } from '../../../contracts/berths/matches.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { PlanContext, PlanDecision } from './berth-plan-commands.js';
import {
  type Allocation,
  type BerthPlanState,
  type BoatMeasures,
  segmentOf,
  measuresOf,
  nameOf,
  sameBoat,
  stayOf,
  vesselOf,
} from './berth-plan-state.js';
import { changedSegments, releasedEvent } from './stay-segments.js';
import { guardBoat, guardStay } from './decide-boats.js';
import { live } from './live-allocation.js';
import { absenceIds, findMatches, whyArranged, whyChosen, whyMatched } from './matching.js';
import type { Nights } from './nights.js';
import { ownBerthOn, ownMove } from './own-berths.js';
import { berthNotFound, noBerthFree, noNights, notFound, refuseBerth } from './plan-refusals.js';
import { judge } from './placement.js';
import { isHindrance, type Placement, type Wish, wishFor } from './wish.js';

/**
 * Idempotent by `allocation_id`: the same facts again are a no-op, other facts are a conflict.
 * @param promised berths that the same decision gives to other boats
 */
export function allocate(
  state: BerthPlanState,
  input: AllocateBerthInput,
  promised: Wish['promised'] = [],
): PlanDecision {
  const nights = { start: dayNumber(input.start_date), end: dayNumber(input.end_date) };
  if (nights.end <= nights.start) return noNights();
  const boat = measuresOf(input.vessel);
  const known = state.allocations.get(input.allocation_id);
  if (known !== undefined) return sameFacts(known, input, boat) ? [] : allocationExists(known);
  const other = state.by_reservation.get(input.reservation_id);
  if (other !== undefined) return reservationHasBerth(other);

  const { allocation_id, reservation_id, vessel_id } = input;
  const own = ownAllocation(state, input, boat, nights);
  if (own !== null) return [own];
  const kept = guardBoat(state, vessel_id, [nights], { id: allocation_id, reservation_id }, input.both);
  if (isRefusal(kept)) return kept;
  const skips = input.skips ?? [];
  const wish = wishFor(boat, nights, {
    instant_only: input.instant_only ?? false,
    accepts_below_min: input.berth_id !== undefined && input.confirm_min_length === true,
    skipped: new Set(skips.map((skip) => skip.berth_id)),
    promised,
  });
  const asked = skips.map(({ berth_id, reason }) => ({ berth_id, rule: 'skipped' as const, skip_reason: reason }));
  const found = place(state, wish, input.berth_id, asked);
  if (isRefusal(found)) return found;
  const { placement, why } = found;
  const staySegment = segmentOf({ berth: placement.berth, over: placement.over, ...nights });
  const data = { allocation_id, reservation_id, ...staySegment, vessel: vesselOf(boat) };
  const named = vessel_id === undefined ? {} : { vessel_id };
  return [{ type: 'BerthAllocated', data: { ...data, absence_ids: absenceIds(placement), why, ...named, ...kept } }];
}

/**
 * Several boats at once, all or none: no two of them get the same berth on a night, and no boat gets two. The refusal
 * names the reservation that cannot have its berth.
 */
export function allocateTogether(state: BerthPlanState, { stays }: AllocateTogetherInput): PlanDecision {
  const promised: Wish['promised'][number][] = [];
  const events: BerthAllocated[] = [];
  for (const [index, stay] of stays.entries()) {
    const before = stays.slice(0, index);
    if (before.some((other) => isSameStay(other, stay))) {
      return refuseFields({ path: `stays.${String(index)}`, code: 'stayTwice' });
    }
    const decided = allocate(state, stay, promised);
    if (isRefusal(decided)) {
      return { ...decided, details: { ...decided.details, reservation_id: stay.reservation_id } };
    }
    for (const event of decided) {
      if (event.type !== 'BerthAllocated') continue;
      events.push(event);
      const { allocation_id, berth_id, extends_over, start_date, end_date } = event.data;
      const nights = { start: dayNumber(start_date), end: dayNumber(end_date) };
      for (const id of [berth_id, ...extends_over]) {
        const berth = state.berths.get(id);
        if (berth !== undefined) promised.push({ ...nights, berth, allocation_id });
      }
    }
  }
  return events;
}

/** The same reservation, or the same boat on a night. */
function isSameStay(one: AllocateBerthInput, other: AllocateBerthInput): boolean {
  if (one.reservation_id === other.reservation_id || one.allocation_id === other.allocation_id) return true;
  if (one.vessel_id === undefined || one.vessel_id !== other.vessel_id) return false;
  return one.start_date < other.end_date && other.start_date < one.end_date;
}

/**
 * The holder's own berth, unless staff want another one and say why. A boater who books at once is not given it: the
 * boat has it already.
 */
function ownAllocation(
  state: BerthPlanState,
  { allocation_id, reservation_id, vessel_id, berth_id, both, instant_only }: AllocateBerthInput,
  boat: BoatMeasures,
  nights: Nights,
): BerthAllocated | null {
  if (vessel_id === undefined || both !== undefined || instant_only === true) return null;
  const berth = ownBerthOn(state, vessel_id, nights);
  if (berth === null || (berth_id !== undefined && berth_id !== berth.facts.berth_id)) return null;
  const segment = segmentOf({ berth, over: [], ...nights });
  const data = {
    allocation_id,
    reservation_id,
    ...segment,
    vessel: vesselOf(boat),
    vessel_id,
    own_berth: true as const,
  };
  return { type: 'BerthAllocated', data: { ...data, absence_ids: [], why: whyArranged([], boat) } };
}

/** The requested berth, or the best match, with the reason. */
export function place(
  state: BerthPlanState,
  wish: Wish,
  berth_id: string | undefined,
  asked: AllocationWhy['asked'],
): { placement: Placement; why: AllocationWhy } | Refusal {
  if (berth_id === undefined) {
    const matches = findMatches(state, wish, CANDIDATES_KEPT);
    const [best] = matches.candidates;
    return best === undefined ? noBerthFree(matches) : { placement: best, why: whyMatched(matches, 'match', asked) };
  }
  const berth = state.berths.get(berth_id);
  if (berth === undefined || berth.left) return berthNotFound(berth_id);
  // An explicitly requested berth is allowed even if it was skipped before or is not offered.
  const judged = judge(state, berth, { ...wish, skipped: new Set(), accepts_not_offered: true });
  if (isHindrance(judged)) return refuseBerth(judged, wish.boat);
  return { placement: judged, why: { ...whyChosen(judged, wish.boat), asked } };
}

function sameFacts(known: Allocation, input: AllocateBerthInput, boat: BoatMeasures): boolean {
  const stay = stayOf(known);
  return (
    !known.released &&
    known.reservation_id === input.reservation_id &&
    stay.start === dayNumber(input.start_date) &&
    stay.end === dayNumber(input.end_date) &&
    sameBoat(known, boat) &&
    (input.berth_id === undefined || known.segments.every((segment) => segment.berth.facts.berth_id === input.berth_id))
  );
}

const factsOf = (allocation: Allocation) => ({
  allocation_id: allocation.id,
  reservation_id: allocation.reservation_id,
  released: allocation.released,
  segments: allocation.segments.map(segmentOf),
});

const allocationExists = (known: Allocation): Refusal =>
  refuse('conflict', berthErrors.allocation_exists, { details: factsOf(known) });

export function reservationHasBerth(other: Allocation): Refusal {
  const berth = other.segments.at(-1)?.berth;
  const details = { allocation_id: other.id, berth_name: berth === undefined ? null : nameOf(berth) };
  return refuse('conflict', berthErrors.reservation_has_berth, { details });
}

/** No reason helps: the stay has no berth of its own that could have the other nights. */
function ownBerthEnds({ vessel_id, segments }: Allocation): Refusal {
  const berth = segments.at(-1)?.berth;
  const details = { vessel_id, berth_name: berth === undefined ? null : nameOf(berth) };
  return refuse('conflict', berthErrors.own_berth_ends, { details });
}

/** Changes the nights in the current berth. If it is taken then, staff must move the stay first. */
export function changeDates(state: BerthPlanState, input: ChangeAllocationDatesInput): PlanDecision {
  const nights = { start: dayNumber(input.start_date), end: dayNumber(input.end_date) };
  if (nights.end <= nights.start) return noNights();
  const allocation = live(state, input.allocation_id);
  if (isRefusal(allocation)) return allocation;
  const stay = stayOf(allocation);
  if (nights.start === stay.start && nights.end === stay.end) return [];
  const ownBerth = allocation.own ? ownBerthOn(state, allocation.vessel_id, nights) : null;
  if (ownBerth !== null) return [ownMove(allocation, [{ berth: ownBerth, over: [], ...nights }])];
  if (allocation.own) return ownBerthEnds(allocation);
  const kept = guardStay(state, allocation, [nights], input.both);
  if (isRefusal(kept)) return kept;
  const changed = changedSegments(allocation, nights);
  if (isRefusal(changed)) return changed;
  const { segments, absences } = changed;
  return [
    {
      type: 'AllocationDatesChanged',
      data: {
        allocation_id: allocation.id,
        reservation_id: allocation.reservation_id,
        berth_id: segments.at(-1)?.berth_id ?? '',
        start_date: input.start_date,
        end_date: input.end_date,
        previous_start_date: dateOfDay(stay.start),
        previous_end_date: dateOfDay(stay.end),
        segments,
        previous_segments: allocation.segments.map(segmentOf),
        absence_ids: absenceIds({ absences }),
        ...kept,
      },
    },
  ];
}

/** Frees the nights to come; releasing twice is a no-op. */
export function release(state: BerthPlanState, input: ReleaseAllocationInput, context: PlanContext): PlanDecision {
  const known = state.allocations.get(input.allocation_id);
  if (known === undefined) {
    return state.ended.has(input.allocation_id) ? [] : notFound(berthErrors.allocation_not_found, input.allocation_id);
  }
  if (known.released) return [];
  const stay = stayOf(known);
  const today = Math.min(Math.max(dayNumber(context.today), stay.start), stay.end);
  return [releasedEvent(known, input.never_arrived === true ? stay.start : today, input.reason)];
}
