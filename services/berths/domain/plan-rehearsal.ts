import type { HeldSegment } from '../../../contracts/berths/events.js';
import type { ShownSegment } from '../../../contracts/berths/plan-gestures.js';
import { NIGHTS_BESIDE } from '../../../contracts/berths/vocabulary.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { decide } from './berth-plan.js';
import type { BerthPlanCommand, PlanContext } from './berth-plan-commands.js';
import type { BerthPlanEvent } from './berth-plan-events.js';
import {
  type Allocation,
  berthHeldOn,
  type BerthPlanState,
  type BoatMeasures,
  endDate,
  endDay,
  heldSegmentOf,
  measuresOf,
  metres,
  nameOf,
  type PlannedBerth,
  type Residency,
  segmentOf,
  vesselOf,
} from './berth-plan-state.js';
import { clip, type Nights } from './nights.js';
import { spanMeasures } from './placement.js';
import type { RehearsedChange, RehearsedStay } from '../../../contracts/berths/rehearsal-queries.js';

export type Rehearsed = Extract<
  BerthPlanCommand,
  {
    type:
      | 'AllocateBerth'
      | 'MoveAllocation'
      | 'ArrangeStays'
      | 'ChangeAllocationDates'
      | 'ReleaseAllocation'
      | 'RestoreStay'
      | 'MoveResident'
      | 'ChangeResidentDates'
      | 'SwapResidents'
      | 'RestoreResidency';
  }
>;

/** What the plan would decide, with every stay concerned before and after. */
export function rehearse(
  state: BerthPlanState,
  revision: number,
  command: Rehearsed,
  context: PlanContext,
): RehearsedChange {
  const decided = decide(command, state, context);
  const refusal = isRefusal(decided) ? decided : null;
  const events = isRefusal(decided) ? [] : decided;
  const stays = isOnResidency(command)
    ? residenciesOf(command).flatMap((id) => changedResidency(state, id, command, events, refusal))
    : concerned(state, command).map((allocation): RehearsedStay => {
        const before = allocation.segments.map((segment) => shown(state, segmentOf(segment), allocation));
        const boat = boatAfter(command, allocation);
        const after = segmentsAfter(command, allocation, events, refusal).map((one) => shown(state, one, boat));
        const { id: allocation_id, reservation_id } = allocation;
        return { allocation_id, reservation_id, vessel_id: null, vessel: vesselOf(allocation), before, after };
      });
  const in_the_way = refusal === null ? null : inTheWay(state, refusal);
  return { revision, refusal, in_the_way, stays, beside: refusal === null ? besideOf(state, stays) : [] };
}

type OnResidency = Extract<
  Rehearsed,
  { type: 'MoveResident' | 'ChangeResidentDates' | 'SwapResidents' | 'RestoreResidency' }
>;

function isOnResidency(command: Rehearsed): command is OnResidency {
  const { type } = command;
  return (
    type === 'MoveResident' || type === 'ChangeResidentDates' || type === 'SwapResidents' || type === 'RestoreResidency'
  );
}

function residenciesOf({ type, data }: OnResidency): readonly string[] {
  return type === 'SwapResidents' ? [data.allocation_id, data.with_allocation_id] : [data.allocation_id];
}

function changedResidency(
  state: BerthPlanState,
  allocation_id: string,
  command: OnResidency,
  events: readonly BerthPlanEvent[],
  refusal: Refusal | null,
): RehearsedStay[] {
  const residency = state.residencies.get(allocation_id);
  const gone = command.type === 'RestoreResidency' && residency === undefined ? command.data : null;
  const boat = residency ?? (gone?.vessel == null ? null : measuresOf(gone.vessel));
  const vessel_id = residency?.vessel_id ?? gone?.vessel_id;
  if (boat === null || vessel_id === undefined) return [];
  const inBerth = (held: HeldSegment) => shown(state, { ...held, extends_over: [] }, boat);
  const before = residency?.segments.map(heldSegmentOf) ?? [];
  const after = heldAfter(state, command, residency, events, refusal);
  const stay = { allocation_id, reservation_id: null, vessel_id, vessel: vesselOf(boat) };
  return [{ ...stay, before: before.map(inBerth), after: after.map(inBerth) }];
}

/** The berths of a residency after the change; as wanted where it is refused. */
function heldAfter(
  state: BerthPlanState,
  command: OnResidency,
  residency: Residency | undefined,
  events: readonly BerthPlanEvent[],
  refusal: Refusal | null,
): readonly HeldSegment[] {
  if (command.type === 'RestoreResidency') return command.data.segments;
  if (residency === undefined) return [];
  const changed = events.find(({ data }) => 'allocation_id' in data && data.allocation_id === residency.id);
  if (changed?.type === 'ResidentMoved' || changed?.type === 'ResidentDatesChanged') return changed.data.segments;
  if (refusal === null) return residency.segments.map(heldSegmentOf);
  const held = (berth: PlannedBerth, start_date: string, end_date: string | null): HeldSegment[] => [
    { berth_id: berth.facts.berth_id, start_date, end_date },
  ];
  if (command.type === 'ChangeResidentDates') {
    const { start_date, end_date } = command.data;
    return held(berthHeldOn(residency, residency.end - 1), start_date, end_date);
  }
  if (command.type === 'SwapResidents') {
    const { allocation_id, back_to } = command.data;
    if (back_to !== undefined) return allocation_id === residency.id ? back_to.own : back_to.others;
    const twin = residenciesOf(command).flatMap((id) =>
      id === residency.id ? [] : (state.residencies.get(id) ?? []),
    )[0];
    if (twin === undefined) return [];
    const start = Math.max(residency.start, twin.start);
    return held(berthHeldOn(twin, start), dateOfDay(start), endDate(residency.end));
  }
  return command.data.berths.map(({ berth_id, from_date = dateOfDay(residency.start) }) => ({
    berth_id,
    start_date: from_date,
    end_date: endDate(residency.end),
  }));
}

type OnVisits = Exclude<Rehearsed, OnResidency>;

function concerned(state: BerthPlanState, command: OnVisits): Allocation[] {
  if (command.type === 'ArrangeStays') {
    return command.data.stays.flatMap(({ allocation_id }) => state.allocations.get(allocation_id) ?? []);
  }
  const { allocation_id: id } = command.data;
  const known = state.allocations.get(id);
  if (known !== undefined) return [known];
  if (command.type !== 'RestoreStay' && command.type !== 'AllocateBerth') return [];
  const { reservation_id, vessel } = command.data;
  return [{ id, reservation_id, ...measuresOf(vessel), segments: [], released: false, vessel_id: null, own: false }];
}

/** The boat of an arranged stay may have been measured anew. */
function boatAfter(command: OnVisits, allocation: Allocation): BoatMeasures {
  const stays = command.type === 'ArrangeStays' ? command.data.stays : [];
  const vessel = stays.find(({ allocation_id }) => allocation_id === allocation.id)?.vessel;
  return vessel === undefined ? allocation : measuresOf(vessel);
}

/** The berths of a reservation's stay; empty if it has none. */
export function shownStay(state: BerthPlanState, reservation_id: string): ShownSegment[] {
  const allocation = state.by_reservation.get(reservation_id);
  return allocation === undefined
    ? []
    : allocation.segments.map((segment) => shown(state, segmentOf(segment), allocation));
}

type Wanted = Pick<ShownSegment, 'berth_id' | 'start_date' | 'end_date' | 'extends_over'>;

function segmentsAfter(
  command: OnVisits,
  { id, segments }: Allocation,
  events: readonly BerthPlanEvent[],
  refusal: Refusal | null,
): readonly Wanted[] {
  const decided = events.findLast(({ data }) => 'allocation_id' in data && data.allocation_id === id);
  switch (decided?.type) {
    case 'AllocationMoved':
    case 'AllocationDatesChanged':
      return decided.data.segments;
    case 'BerthAllocated':
      return [decided.data];
    case 'AllocationReleased': {
      const { released_from } = decided.data;
      return segments.map(segmentOf).filter(({ end_date }) => end_date <= released_from);
    }
    default:
      return refusal === null ? segments.map(segmentOf) : wantedBy(command, id);
  }
}

/** What a refused command wanted for a stay. */
function wantedBy(command: OnVisits, id: string): readonly Wanted[] {
  const stays = command.type === 'ArrangeStays' ? command.data.stays : [];
  const stay = command.type === 'RestoreStay' ? command.data : stays.find(({ allocation_id }) => allocation_id === id);
  return (stay?.segments ?? []).map((segment) => ({ ...segment, extends_over: [...(segment.extends_over ?? [])] }));
}

/** A berth that the plan does not know has no name and no measures. */
export function shown(state: BerthPlanState, segment: Wanted, boat: BoatMeasures): ShownSegment {
  const { berth_id, start_date, end_date, extends_over } = segment;
  const berth = state.berths.get(berth_id);
  const over = extends_over.flatMap((id) => state.berths.get(id) ?? []);
  const { loa, beam, draft } = berth === undefined ? { loa: 0, beam: 0, draft: 0 } : spanMeasures(berth, over);
  return {
    berth_id,
    berth_name: berth === undefined ? '' : nameOf(berth),
    extends_over: [...extends_over],
    start_date,
    end_date,
    spare_loa: metres(loa - boat.length),
    spare_beam: metres(beam - boat.beam),
    spare_draft: metres(draft - boat.draft),
  };
}

export function inTheWay(state: BerthPlanState, { details }: Refusal): RehearsedChange['in_the_way'] {
  const id = details?.['allocation_id'];
  if (typeof id !== 'string') return null;
  const name = details?.['berth_name'];
  const berth_name = typeof name === 'string' ? name : '';
  const visit = state.allocations.get(id);
  const start = details?.['start_date'];
  const nightsNamed = typeof start === 'string' ? dayNumber(start) : null;
  if (visit !== undefined) {
    const segment =
      visit.segments.find((one) => nightsNamed === null || one.start === nightsNamed) ?? visit.segments[0];
    if (segment === undefined) return null;
    const nights = { start_date: dateOfDay(segment.start), end_date: endDate(segment.end) };
    return { allocation_id: id, reservation_id: visit.reservation_id, vessel_id: null, berth_name, ...nights };
  }
  const resident = state.residencies.get(id);
  if (resident === undefined) return null;
  const nights = { start_date: dateOfDay(resident.start), end_date: endDate(resident.end) };
  return { allocation_id: id, reservation_id: null, vessel_id: resident.vessel_id, berth_name, ...nights };
}

/** Stays close to nights that are taken anew. */
function besideOf(state: BerthPlanState, stays: readonly RehearsedStay[]): RehearsedChange['beside'] {
  const own = new Set(stays.map(({ allocation_id }) => allocation_id));
  const found = new Map<string, RehearsedChange['beside'][number]>();
  for (const { before, after } of stays) {
    for (const segment of after) {
      if (before.some((one) => one.berth_id === segment.berth_id)) continue;
      const berth = state.berths.get(segment.berth_id);
      if (berth === undefined) continue;
      for (const one of besideIn(berth, nightsOf(segment), own)) found.set(one.reservation_id, one);
    }
  }
  return [...found.values()];
}

function besideIn(berth: PlannedBerth, { start, end }: Nights, own: ReadonlySet<string>) {
  return berth.visits
    .in(start - NIGHTS_BESIDE, end + NIGHTS_BESIDE)
    .filter(({ allocation }) => !own.has(allocation.id))
    .map((visit) => ({
      reservation_id: visit.allocation.reservation_id,
      berth_name: nameOf(berth),
      start_date: dateOfDay(visit.start),
      end_date: dateOfDay(visit.end),
      nights_between: Math.max(start - visit.end, visit.start - end, 0),
    }));
}

const nightsOf = ({ start_date, end_date }: Pick<ShownSegment, 'start_date' | 'end_date'>): Nights => ({
  start: dayNumber(start_date),
  end: endDay(end_date),
});

/** Whether an event may stand in the way of these stays and of the nights that they take. */
export function concerns(event: BerthPlanEvent, stays: readonly RehearsedStay[]): boolean {
  const { data } = event;
  if ('allocation_id' in data && stays.some(({ allocation_id }) => allocation_id === data.allocation_id)) return true;
  return stays.some(({ after }) =>
    after.some((segment) =>
      [segment.berth_id, ...segment.extends_over].some((berth_id) => takes(event, berth_id, nightsOf(segment))),
    ),
  );
}

/** Whether the event takes nights of the berth from others, or changes the berth itself. */
function takes({ type, data }: BerthPlanEvent, berth_id: string, nights: Nights): boolean {
  const overlaps = (start_date: string, end_date: string | null) =>
    clip(nights, dayNumber(start_date), end_date === null ? Infinity : dayNumber(end_date)) !== null;
  switch (type) {
    case 'BerthAllocated':
      return [data.berth_id, ...data.extends_over].includes(berth_id) && overlaps(data.start_date, data.end_date);
    case 'AllocationMoved':
    case 'AllocationDatesChanged':
      return data.segments.some(
        (one) => [one.berth_id, ...one.extends_over].includes(berth_id) && overlaps(one.start_date, one.end_date),
      );
    case 'ResidentBerthed':
      return data.berth_id === berth_id && overlaps(data.start_date, data.end_date);
    case 'ResidentMoved':
    case 'ResidentDatesChanged':
      return data.segments.some((one) => one.berth_id === berth_id && overlaps(one.start_date, one.end_date));
    case 'BerthChangedInPlan':
    case 'BerthLeftPlan':
    case 'AbsenceDatesChangedOnPlan':
    case 'AbsenceClosedOnPlan':
      return data.berth_id === berth_id;
    case 'BerthsClosed':
      return data.berth_ids.includes(berth_id) && overlaps(data.start_date, data.end_date);
    case 'BerthEnteredPlan':
    case 'PierRenamedInPlan':
    case 'AllocationReleased':
    case 'ResidentLeft':
    case 'AbsenceOpenedOnPlan':
    case 'BerthsReopened':
    case 'BoatNamedInPlan':
      return false;
    default:
      return type satisfies never;
  }
}
