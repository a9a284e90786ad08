import { berthErrors } from '../../../contracts/berths/errors.js';
import type { AllocationMoved, HeldSegment } from '../../../contracts/berths/events.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import {
  absencesIn,
  type Allocation,
  berthHeldOn,
  type BerthPlanState,
  type BerthedStay,
  endDay,
  type HeldNights,
  type PlannedBerth,
  type Residency,
  segmentOf,
  stayOf,
} from './berth-plan-state.js';
import { whyArranged } from './matching.js';
import { clip, type Nights, without } from './nights.js';
import { inUse } from './plan-refusals.js';

/**
 * A stay of a berth holder is in the holder's own berth unless staff say otherwise. The stay has no nights of its own then:
 * the residency has them, and where the holder moves, the stay goes along.
 */

/** The berth that the boat holds on all of these nights and has not lent to visitors; null: there is none. */
export function ownBerthOn(
  state: BerthPlanState,
  vessel_id: string | null | undefined,
  nights: Nights,
): PlannedBerth | null {
  const residency = state.by_vessel.get(vessel_id ?? '')?.firstIn(nights.start, nights.end);
  if (residency === undefined || residency.start > nights.start || residency.end < nights.end) return null;
  const berth = berthHeldOn(residency, nights.start);
  if (berth !== berthHeldOn(residency, nights.end - 1) || berth.left) return null;
  const away = absencesIn(residency, nights.start, nights.end).length > 0;
  const shut = berth.closed.firstIn(nights.start, nights.end) !== undefined;
  return away || shut ? null : berth;
}

/** Stays in their own berth on these nights of a residency. */
export function ownStaysIn(
  state: BerthPlanState,
  { vessel_id }: Pick<Residency, 'vessel_id'>,
  nights: Nights,
): BerthedStay[] {
  return [...(state.boats.get(vessel_id) ?? [])]
    .filter(({ own, released }) => own && !released)
    .flatMap(({ segments }) => segments.filter((segment) => clip(segment, nights.start, nights.end) !== null));
}

/** Refuses to take nights from a residency that a stay of the same boat needs. */
export function refusedOwnStays(
  state: BerthPlanState,
  residency: Pick<Residency, 'vessel_id'>,
  nights: Nights,
  code: string = berthErrors.berth_in_use,
): Refusal | null {
  const stays = ownStaysIn(state, residency, nights);
  return stays.length === 0 ? null : inUse(code, stays);
}

type Held = Omit<HeldNights, 'residency'>;

/** Refuses other nights of a residency that would leave a stay in its own berth without a berth. */
export function refusedLostNights(state: BerthPlanState, known: Residency, after: readonly Held[]): Refusal | null {
  for (const lost of without(known, after)) {
    const refusal = refusedOwnStays(state, known, lost);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** The nights of a residency by berth. */
export function heldIn(state: BerthPlanState, segments: readonly HeldSegment[]): Held[] {
  return segments.flatMap(({ berth_id, start_date, end_date }) => {
    const berth = state.berths.get(berth_id);
    return berth === undefined ? [] : [{ berth, start: dayNumber(start_date), end: endDay(end_date) }];
  });
}

/** The stays in their own berth go where the holder goes. */
export function followers(
  state: BerthPlanState,
  known: Residency,
  after: readonly Held[],
  closure_id?: string,
): AllocationMoved[] {
  const stays = new Set(ownStaysIn(state, known, known).map(({ allocation }) => allocation));
  return [...stays].flatMap((stay): AllocationMoved[] => {
    const { start, end } = stayOf(stay);
    const segments = after.flatMap(({ berth, ...held }) => {
      const nights = clip(held, start, end);
      return nights === null ? [] : [{ berth, over: [], ...nights }];
    });
    const same =
      segments.length === stay.segments.length &&
      segments.every(
        (one, index) => one.berth === stay.segments[index]?.berth && one.start === stay.segments[index].start,
      );
    return same ? [] : [ownMove(stay, segments, closure_id)];
  });
}

type Segment = Omit<BerthedStay, 'allocation'>;

/** The stay in these berths of its holder. */
export function ownMove(stay: Allocation, segments: readonly Segment[], closure_id?: string): AllocationMoved {
  const last = segments.at(-1);
  const first = segments[0];
  const moved = segments.find((one, index) => one.berth !== stay.segments[index]?.berth) ?? first;
  return {
    type: 'AllocationMoved',
    data: {
      allocation_id: stay.id,
      reservation_id: stay.reservation_id,
      reason: closure_id === undefined ? 'STAFF' : 'BERTH_CHANGED',
      previous_berth_id: stay.segments.at(-1)?.berth.facts.berth_id ?? '',
      berth_id: last?.berth.facts.berth_id ?? '',
      extends_over: [],
      from_date: dateOfDay(moved?.start ?? 0),
      start_date: dateOfDay(first?.start ?? 0),
      end_date: dateOfDay(last?.end ?? 0),
      segments: segments.map(segmentOf),
      previous_segments: stay.segments.map(segmentOf),
      absence_ids: [],
      why: whyArranged([], stay),
      own_berth: true,
      ...(closure_id === undefined ? {} : { closure_id }),
    },
  };
}
