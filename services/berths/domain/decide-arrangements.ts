import type { ArrangedStay, ArrangeStaysInput, RestoreStayInput } from '../../../contracts/berths/commands.js';
import type { AllocationMoved } from '../../../contracts/berths/events.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { BerthPlanEvent } from './berth-plan-events.js';
import type { PlanContext, PlanDecision } from './berth-plan-commands.js';
import {
  type Absence,
  type Allocation,
  type BerthedStay,
  type BerthPlanState,
  type BoatMeasures,
  measuresOf,
  type PlannedBerth,
  sameBoat,
  segmentOf,
  vesselOf,
} from './berth-plan-state.js';
import { reservationHasBerth } from './decide-allocations.js';
import { guardStay, type KeptBoth } from './decide-boats.js';
import { ownBerthOn } from './own-berths.js';
import { live } from './live-allocation.js';
import { absenceIds, whyArranged } from './matching.js';
import { clip, type Nights } from './nights.js';
import { berthNotFound, noNights, pastNights, refuseBerth } from './plan-refusals.js';
import { hindranceOf, judge, standingRule } from './placement.js';
import { isHindrance, type Placement, type Wish, wishFor } from './wish.js';

type Segment = Omit<BerthedStay, 'allocation'>;

interface Arranged {
  readonly allocation: Allocation;
  /** As it was, or measured anew. */
  readonly boat: BoatMeasures;
  readonly segments: readonly Segment[];
  /** Placements that were judged anew; kept nights need none. */
  readonly placements: readonly Placement[];
  readonly absences: readonly Absence[];
  readonly kept?: KeptBoth;
}

/**
 * Arranges several stays at once: each leaves its berths before any takes its new ones, so that two stays can swap. Past
 * nights keep their berths. Nights that stay in their berth are not judged again, so that a boat which no longer fits can
 * still be moved for the other nights.
 */
export function arrange(state: BerthPlanState, input: ArrangeStaysInput, context: PlanContext): PlanDecision {
  const moving: Allocation[] = [];
  for (const { allocation_id } of input.stays) {
    const allocation = live(state, allocation_id);
    if (isRefusal(allocation)) return allocation;
    if (!moving.includes(allocation)) moving.push(allocation);
  }
  if (moving.length < input.stays.length) return refuseFields({ path: 'stays', code: 'stayTwice' });
  const promised: Wish['promised'][number][] = [];
  const arranged: Arranged[] = [];
  for (const [index, stay] of input.stays.entries()) {
    const allocation = moving[index];
    if (allocation === undefined) continue;
    const terms = { accepts_below_min: input.confirm_min_length === true, own: moving, promised };
    const one = arrangedStay(state, allocation, stay, terms, dayNumber(context.today));
    if (isRefusal(one)) return one;
    const kept = guardStay(state, allocation, one.segments, input.both);
    if (isRefusal(kept)) return kept;
    arranged.push({ ...one, kept });
    for (const { berth, over, start, end } of one.segments) {
      for (const taken of [berth, ...over]) {
        promised.push({ berth: taken, start, end, allocation_id: allocation.id });
      }
    }
  }
  const changed = arranged.filter(
    ({ allocation, boat, segments }) => !sameSegments(allocation.segments, segments) || !sameBoat(boat, allocation),
  );
  const [first, second] = changed;
  const swap = first !== undefined && second !== undefined && changed.length === 2 && areSwapped(first, second);
  return changed.map((one, index) =>
    arrangedEvent(
      one,
      index === 0 ? changed.slice(1).map(({ allocation }) => allocation.id) : [],
      swap ? (one === first ? second : first).allocation.reservation_id : undefined,
    ),
  );
}

/** Whether each of two stays takes a berth that the other had. */
function areSwapped(one: Arranged, other: Arranged): boolean {
  const takes = (taker: Arranged, { allocation }: Arranged) =>
    taker.segments.some(({ berth }) => allocation.segments.some((segment) => segment.berth === berth));
  return takes(one, other) && takes(other, one);
}

/**
 * Gives a stay without a berth the berths it had. Idempotent by `allocation_id`: a stay that already has exactly these
 * is left as it is.
 */
export function restore(state: BerthPlanState, input: RestoreStayInput, context: PlanContext): PlanDecision {
  const { allocation_id: id, reservation_id, segments } = input;
  // It keeps its present boat, which may have been measured anew since.
  if (state.allocations.has(id)) return arrange(state, { stays: [{ allocation_id: id, segments }] }, context);
  const other = state.by_reservation.get(reservation_id);
  if (other !== undefined) return reservationHasBerth(other);
  const boat = measuresOf(input.vessel);
  const vessel_id = input.vessel_id ?? null;
  const allocation: Allocation = { id, reservation_id, ...boat, segments: [], released: false, vessel_id, own: false };
  const own = ownRestored(state, allocation, input);
  if (own !== null) return [own];
  const terms = { accepts_below_min: true, own: [], promised: [] };
  const today = dayNumber(context.today);
  const restored = arrangedStay(state, allocation, input, terms, today);
  if (isRefusal(restored)) return restored;
  const [first] = restored.segments;
  if (first === undefined) return noNights();
  if (first.start < today) return pastNights(first, today);
  const kept = guardStay(state, allocation, restored.segments, undefined);
  if (isRefusal(kept)) return kept;
  const why = whyArranged(restored.placements, allocation);
  const absence_ids = absenceIds(restored);
  const named = vessel_id === null ? {} : { vessel_id };
  const place = { allocation_id: id, reservation_id, ...segmentOf(first), vessel: vesselOf(boat) };
  const data = { ...place, absence_ids, why, ...named };
  const allocated: BerthPlanEvent = { type: 'BerthAllocated', data };
  if (restored.segments.length === 1) return [allocated];
  const before = { ...allocation, segments: [{ allocation, ...first }] };
  return [allocated, arrangedEvent({ ...restored, allocation: before }, [])];
}

/** A stay that was in its own berth has it again; null: it was not, or the boat does not hold the berth any more. */
function ownRestored(
  state: BerthPlanState,
  { id, reservation_id, vessel_id }: Allocation,
  { segments, vessel }: RestoreStayInput,
): BerthPlanEvent | null {
  const [only, more] = segments;
  if (only === undefined || more !== undefined || vessel_id === null) return null;
  const { berth_id, start_date, end_date } = only;
  const berth = ownBerthOn(state, vessel_id, { start: dayNumber(start_date), end: dayNumber(end_date) });
  if (berth?.facts.berth_id !== berth_id) return null;
  const place = {
    allocation_id: id,
    reservation_id,
    berth_id,
    extends_over: [],
    start_date,
    end_date,
    vessel,
    vessel_id,
  };
  const why = whyArranged([], measuresOf(vessel));
  return { type: 'BerthAllocated', data: { ...place, own_berth: true, absence_ids: [], why } };
}

/** Whether two stays use the same berths, with the same neighbours, on the same nights. */
function sameSegments(some: readonly Segment[], others: readonly Segment[]): boolean {
  const [one, other] = [joined(some), joined(others)];
  return (
    one.length === other.length &&
    one.every((segment, index) => {
      const twin = other[index];
      return (
        twin !== undefined && segment.start === twin.start && segment.end === twin.end && sameBerths(segment, twin)
      );
    })
  );
}

/** Nights that follow each other in the same berths as one segment. */
function joined(segments: readonly Segment[]): Segment[] {
  const all: Segment[] = [];
  for (const segment of segments) {
    const last = all.at(-1);
    if (last !== undefined && sameBerths(last, segment)) all[all.length - 1] = { ...last, end: segment.end };
    else all.push({ ...segment });
  }
  return all;
}

function sameBerths(one: Segment, other: Segment): boolean {
  const { over } = other;
  return (
    one.berth === other.berth && one.over.length === over.length && one.over.every((berth) => over.includes(berth))
  );
}

type Terms = Pick<Wish, 'accepts_below_min' | 'own' | 'promised'>;

function arrangedStay(
  state: BerthPlanState,
  allocation: Allocation,
  { segments: wanted, vessel }: ArrangedStay,
  terms: Terms,
  today: number,
): Arranged | Refusal {
  const boat = vessel === undefined ? allocation : measuresOf(vessel);
  const segments: Segment[] = [];
  const placements: Placement[] = [];
  const absences: Absence[] = [];
  for (const { berth_id, start_date, end_date, extends_over } of wanted) {
    const nights = { start: dayNumber(start_date), end: dayNumber(end_date) };
    const last = segments.at(-1);
    if (nights.end <= nights.start || (last !== undefined && last.end !== nights.start)) return noNights();
    const berth = state.berths.get(berth_id);
    if (berth === undefined) return berthNotFound(berth_id);
    const placed = placedIn(state, { allocation, boat }, berth, nights, extends_over, terms, today);
    if (isRefusal(placed)) return placed;
    if (placed.placement !== null) placements.push(placed.placement);
    absences.push(...placed.absences);
    segments.push({ berth, over: placed.over, ...nights });
  }
  if (segments.length === 0) return noNights();
  const stay = joined(segments);
  return pastRefusal(allocation, stay, today) ?? { allocation, boat, segments: stay, placements, absences };
}

interface Placed {
  readonly over: readonly PlannedBerth[];
  readonly placement: Placement | null;
  readonly absences: readonly Absence[];
}

/** The berths of these nights: as they are, exactly those named, or as the boat needs. */
function placedIn(
  state: BerthPlanState,
  { allocation, boat }: Pick<Arranged, 'allocation' | 'boat'>,
  berth: PlannedBerth,
  nights: Nights,
  extends_over: readonly string[] | undefined,
  terms: Terms,
  today: number,
): Placed | Refusal {
  const asBefore = nights.end <= today || sameBoat(boat, allocation);
  const held = allocation.segments.find(
    (segment) => asBefore && segment.berth === berth && clip(segment, nights.start, nights.end) !== null,
  );
  const named = extends_over?.flatMap((id) => state.berths.get(id) ?? []);
  const over = named ?? held?.over;
  const wish = wishFor(boat, nights, { ...terms, accepts_not_offered: true });
  if (over === undefined) {
    const judged = judge(state, berth, wish);
    return isHindrance(judged)
      ? refuseBerth(judged, boat)
      : { over: judged.over, placement: judged, absences: judged.absences };
  }
  const kept = held !== undefined && held.start <= nights.start && held.end >= nights.end && sameOver(held.over, over);
  const rule = kept || nights.end <= today ? null : (unlinked(berth, over) ?? standingRule(berth, over, boat));
  if (rule !== null) {
    return berth.left ? berthNotFound(berth.facts.berth_id) : refuseBerth({ rule, berth }, boat);
  }
  const absences: Absence[] = [];
  const hindrance = hindranceOf([berth, ...over], wish, absences);
  return hindrance === null ? { over, placement: null, absences } : refuseBerth(hindrance, boat);
}

/** Berths are extended only over the neighbours that they are linked with. */
function unlinked(berth: PlannedBerth, over: readonly PlannedBerth[]): 'too_short_loa' | null {
  const neighbours = berth.facts.smart_extension?.neighbours ?? [];
  return over.every(({ facts }) => neighbours.includes(facts.berth_id)) ? null : 'too_short_loa';
}

function sameOver(one: readonly PlannedBerth[], other: readonly PlannedBerth[]): boolean {
  return one.length === other.length && one.every((berth) => other.includes(berth));
}

/** Nights before today are a record of where the boat was. */
function pastRefusal(allocation: Allocation, segments: readonly Segment[], today: number): Refusal | null {
  const spent = (some: readonly Segment[]): Segment[] =>
    some.flatMap((segment) => {
      const past = clip(segment, segment.start, today);
      return past === null ? [] : [{ ...segment, ...past }];
    });
  const before = spent(allocation.segments);
  if (sameSegments(before, spent(segments))) return null;
  const [kept = segments[0]] = before;
  return kept === undefined ? noNights() : pastNights(kept, today);
}

function arrangedEvent(
  { allocation, boat, segments, placements, absences, kept }: Arranged,
  makes_way: string[],
  swapped_with?: string,
): AllocationMoved {
  const from = firstDifference(allocation.segments, segments);
  const at = (some: readonly Segment[]) => some.find(({ end }) => end > from) ?? some.at(-1);
  const now = at(segments);
  const was = at(allocation.segments);
  const { berth_id = '', extends_over = [] } = now === undefined ? {} : segmentOf(now);
  return {
    type: 'AllocationMoved',
    data: {
      allocation_id: allocation.id,
      reservation_id: allocation.reservation_id,
      reason: 'STAFF',
      previous_berth_id: was?.berth.facts.berth_id ?? berth_id,
      berth_id,
      extends_over,
      from_date: dateOfDay(from),
      start_date: dateOfDay(segments[0]?.start ?? from),
      end_date: dateOfDay(segments.at(-1)?.end ?? from),
      segments: segments.map(segmentOf),
      previous_segments: allocation.segments.map(segmentOf),
      ...(makes_way.length === 0 ? {} : { makes_way }),
      ...(swapped_with === undefined ? {} : { swapped_with }),
      absence_ids: absenceIds({ absences }),
      ...(sameBoat(boat, allocation) ? {} : { vessel: vesselOf(boat) }),
      why: whyArranged(placements, boat),
      ...kept,
    },
  };
}

/** The first night on which the stays differ. */
function firstDifference(one: readonly Segment[], other: readonly Segment[]): number {
  const starts = [one[0]?.start ?? 0, other[0]?.start ?? 0];
  if (starts[0] !== starts[1]) return Math.max(...starts);
  for (const [index, segment] of other.entries()) {
    const twin = one[index];
    if (twin === undefined || !sameBerths(segment, twin)) return segment.start;
    if (segment.end !== twin.end) return Math.min(segment.end, twin.end);
  }
  return other.at(-1)?.end ?? 0;
}
