import type { AllocationReleased, AllocationMoved, StaySegment } from '../../../contracts/berths/events.js';
import type { AllocationWhy } from '../../../contracts/berths/matches.js';
import type { BerthedVessel, MoveReason } from '../../../contracts/berths/vocabulary-schemas.js';
import type { LossCause, ReleaseReason } from '../../../contracts/berths/vocabulary.js';
import { dateOfDay } from '../../../contracts/vocabulary/dates.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { type Absence, type Allocation, type BerthedStay, segmentOf, stayOf } from './berth-plan-state.js';
import { absenceIds } from './matching.js';
import { clip, type Nights } from './nights.js';
import { berthNotFound, refuseBerth } from './plan-refusals.js';
import { occupied } from './occupied.js';
import { standingRule } from './placement.js';
import type { Placement } from './wish.js';

interface MoveDetails {
  readonly stay?: Nights;
  readonly vessel?: BerthedVessel;
  readonly vessel_id?: string;
  readonly both?: AllocationMoved['data']['both'];
  readonly closure_id?: string;
}

/**
 * Moves the stay to one berth from day `from` on; earlier nights keep their berth. `stay`, `vessel`: new nights or
 * another boat.
 */
export function movedEvent(
  allocation: Allocation,
  placement: Placement,
  from: number,
  reason: MoveReason,
  why: AllocationWhy,
  { stay = stayOf(allocation), vessel, vessel_id, both, closure_id }: MoveDetails = {},
): AllocationMoved {
  const before = allocation.segments.flatMap((segment) => {
    const spent = clip(segment, stay.start, from);
    return spent === null ? [] : [{ ...segment, ...spent }];
  });
  const after = { berth: placement.berth, over: placement.over, start: from, end: stay.end };
  const { berth_id, extends_over } = segmentOf(after);
  const leaves = allocation.segments.find((segment) => segment.end > from) ?? allocation.segments.at(-1);
  return {
    type: 'AllocationMoved',
    data: {
      allocation_id: allocation.id,
      reservation_id: allocation.reservation_id,
      reason,
      previous_berth_id: leaves?.berth.facts.berth_id ?? berth_id,
      berth_id,
      extends_over,
      from_date: dateOfDay(from),
      start_date: dateOfDay(stay.start),
      end_date: dateOfDay(stay.end),
      segments: [...before.map(segmentOf), segmentOf(after)],
      previous_segments: allocation.segments.map(segmentOf),
      absence_ids: absenceIds(placement),
      why,
      ...(vessel === undefined ? {} : { vessel }),
      ...(vessel_id === undefined ? {} : { vessel_id }),
      ...(both === undefined ? {} : { both }),
      ...(closure_id === undefined ? {} : { closure_id }),
    },
  };
}

/** Frees the allocation's nights from `from` on. */
export function releasedEvent(
  allocation: Allocation,
  from: number,
  reason: ReleaseReason,
  cause?: LossCause,
  closure_id?: string,
): AllocationReleased {
  const stay = stayOf(allocation);
  return {
    type: 'AllocationReleased',
    data: {
      allocation_id: allocation.id,
      reservation_id: allocation.reservation_id,
      berth_id: allocation.segments.at(-1)?.berth.facts.berth_id ?? '',
      reason,
      start_date: dateOfDay(stay.start),
      end_date: dateOfDay(stay.end),
      released_from: dateOfDay(from),
      previous_segments: allocation.segments.map(segmentOf),
      ...(cause === undefined ? {} : { cause }),
      ...(closure_id === undefined ? {} : { closure_id }),
    },
  };
}

/**
 * Other nights in the same berths: truncated where the stay got shorter, extended at either end where it got longer. A
 * stay that keeps none of its old nights moves as a whole to its last berth.
 */
export function changedSegments(
  allocation: Allocation,
  nights: Nights,
): { segments: StaySegment[]; absences: readonly Absence[] } | Refusal {
  const kept = allocation.segments.flatMap((segment) => {
    const within = clip(segment, nights.start, nights.end);
    return within === null ? [] : [{ was: segment, ...within }];
  });
  const last = allocation.segments.at(-1);
  if (kept.length === 0 && last !== undefined) kept.push({ was: last, ...nights });
  kept.forEach((segment, index) => {
    if (index === 0) segment.start = nights.start;
    if (index === kept.length - 1) segment.end = nights.end;
  });
  const absences: Absence[] = [];
  for (const { was, start, end } of kept) {
    const refusal = start < was.start || end > was.end ? standing(was) : null;
    if (refusal !== null) return refusal;
    for (const berth of [was.berth, ...was.over]) {
      const hindrance = occupied(berth, { start, end }, [allocation], absences);
      if (hindrance !== null) return refuseBerth(hindrance, allocation);
    }
  }
  const segments = kept.map(({ was, start, end }) => segmentOf({ berth: was.berth, over: was.over, start, end }));
  return { segments, absences };
}

/** Refuses new nights in a berth that is deleted, not offered or too small. */
function standing({ berth, over, allocation }: BerthedStay): Refusal | null {
  const gone = [berth, ...over].find((one) => one.left);
  if (gone !== undefined) return berthNotFound(gone.facts.berth_id);
  const rule = standingRule(berth, over, allocation);
  return rule === null ? null : refuseBerth({ rule, berth }, allocation);
}
