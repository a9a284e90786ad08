import type {
  AbsenceClosedOnPlan,
  AllocationReleased,
  StaySegment,
  ResidentLeft,
} from '../../../contracts/berths/events.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import type { BerthPlanEvent, PlanBerth } from './berth-plan-events.js';
import {
  type Absence,
  absencesIn,
  type Allocation,
  type BerthPlanState,
  centimetres,
  type ClosedNights,
  endDay,
  type BerthedStay,
  type HeldNights,
  measuresOf,
  type PlannedBerth,
  type Residency,
} from './berth-plan-state.js';
import { addBoat, keepBoth, nameBoat } from './boats-of-plan.js';
import { closeBerths, reopenBerths } from './closures.js';
import { clip, NightIndex } from './nights.js';

/**
 * The plan after an event. Changes `state` in place and returns the same object: copying an index of half a million
 * stays per stay would dominate the cost. The owner of the state replays it if an append fails, and never shares it
 * with code that writes.
 */
export function evolve(state: BerthPlanState, event: BerthPlanEvent): BerthPlanState {
  const { type, data } = event;
  switch (type) {
    case 'BerthEnteredPlan':
      state.berths.set(data.berth_id, newBerth(data, state.berths.size));
      state.order = null;
      return state;
    case 'BerthChangedInPlan':
      Object.assign(berthIn(state, data.berth_id), measured(data));
      state.order = null;
      return state;
    case 'PierRenamedInPlan':
      for (const berth of state.berths.values()) {
        if (berth.facts.pier_id === data.pier_id) berth.facts = { ...berth.facts, pier_name: data.pier_name };
      }
      state.order = null;
      return state;
    case 'BerthLeftPlan':
      berthIn(state, data.berth_id).left = true;
      state.order = null;
      return state;
    case 'BerthAllocated': {
      const { allocation_id: id, reservation_id, vessel_id = null, own_berth: own = false } = data;
      const facts = { id, reservation_id, ...measuresOf(data.vessel), released: false, vessel_id, own };
      const allocation: Allocation = { ...facts, segments: [] };
      addBoat(state, allocation);
      keepBoth(state, id, data.both);
      state.allocations.set(id, allocation);
      state.by_reservation.set(reservation_id, allocation);
      state.ended.delete(id);
      setSegments(state, allocation, [data]);
      return state;
    }
    case 'AllocationMoved': {
      const allocation = allocationIn(state, data.allocation_id);
      // A closure that is undone gives the nights back to a stay that had kept only those before it.
      allocation.released = false;
      state.by_reservation.set(allocation.reservation_id, allocation);
      if (data.vessel !== undefined) Object.assign(allocation, measuresOf(data.vessel));
      if (data.vessel !== undefined || data.vessel_id !== undefined)
        nameBoat(state, allocation, data.vessel_id ?? null);
      keepBoth(state, allocation.id, data.both);
      for (const id of data.makes_way ?? []) setSegments(state, allocationIn(state, id), []);
      unindexSegments(state, allocation);
      allocation.own = data.own_berth ?? false;
      setSegments(state, allocation, data.segments);
      return state;
    }
    case 'BoatNamedInPlan':
      nameBoat(state, allocationIn(state, data.allocation_id), data.vessel_id);
      keepBoth(state, data.allocation_id, data.both);
      return state;
    case 'AllocationDatesChanged':
      keepBoth(state, data.allocation_id, data.both);
      setSegments(state, allocationIn(state, data.allocation_id), data.segments);
      return state;
    case 'AllocationReleased':
      release(state, data);
      return state;
    case 'ResidentBerthed': {
      const { allocation_id: id, boater_id, vessel_id } = data;
      addResidency(state, { ...measuresOf(data.vessel), id, boater_id, vessel_id }, [
        { berth: berthIn(state, data.berth_id), start: dayNumber(data.start_date), end: endDay(data.end_date) },
      ]);
      keepBoth(state, id, data.both);
      return state;
    }
    case 'ResidentMoved':
    case 'ResidentDatesChanged': {
      for (const id of ('makes_way' in data ? data.makes_way : null) ?? []) {
        makeWay(found(state.residencies.get(id), id));
      }
      const residency = found(state.residencies.get(data.allocation_id), data.allocation_id);
      const segments = data.segments.map(({ berth_id, start_date, end_date }) => ({
        berth: berthIn(state, berth_id),
        start: dayNumber(start_date),
        end: endDay(end_date),
      }));
      setHeldNights(state, residency, segments);
      return state;
    }
    case 'ResidentLeft':
      endResidency(state, data);
      return state;
    case 'AbsenceOpenedOnPlan':
    case 'AbsenceDatesChangedOnPlan': {
      dropAbsence(state, data.absence_id);
      const residency = found(state.residencies.get(data.allocation_id), data.allocation_id);
      const nights = { start: dayNumber(data.start_date), end: dayNumber(data.end_date) };
      addAbsence(state, { ...nights, id: data.absence_id, residency });
      return state;
    }
    case 'AbsenceClosedOnPlan':
      closeAbsence(state, data);
      return state;
    case 'BerthsClosed':
      closeBerths(state, data);
      return state;
    case 'BerthsReopened':
      reopenBerths(state, data);
      return state;
    default:
      return type satisfies never;
  }
}

/** Throws if the log lacks what an event refers to: that is a defect, not a refusal. */
function found<T>(value: T | undefined, id: string): T {
  if (value === undefined) throw new Error(`the berth plan does not know ${id}`);
  return value;
}

const berthIn = (state: BerthPlanState, id: string): PlannedBerth => found(state.berths.get(id), id);
const allocationIn = (state: BerthPlanState, id: string): Allocation => found(state.allocations.get(id), id);

/** A berth's facts with its measures in centimetres. */
export function measured(facts: PlanBerth) {
  return {
    facts,
    max_loa: centimetres(facts.max_loa),
    max_beam: centimetres(facts.max_beam),
    max_draft: centimetres(facts.max_draft),
    min_length: centimetres(facts.min_length ?? 0),
    min_beam: centimetres(facts.min_beam ?? 0),
    min_draft: centimetres(facts.min_draft ?? 0),
  };
}

function newBerth(facts: PlanBerth, place: number): PlannedBerth {
  return {
    place,
    ...measured(facts),
    left: false,
    visits: new NightIndex(),
    residencies: new NightIndex(),
    absences: new NightIndex(),
    closed: NEVER_CLOSED,
  };
}

/** Shared by all berths without closures; an index is replaced and never changed when a berth closes. */
const NEVER_CLOSED = new NightIndex<ClosedNights>();

/** Shared by all stays in a single berth, to save memory. */
const NO_BERTHS: readonly PlannedBerth[] = [];

function setSegments(state: BerthPlanState, allocation: Allocation, segments: readonly StaySegment[]): void {
  unindexSegments(state, allocation);
  allocation.segments = segments.map(({ berth_id, extends_over, start_date, end_date }) => ({
    allocation,
    berth: berthIn(state, berth_id),
    over: extends_over.length === 0 ? NO_BERTHS : extends_over.map((id) => berthIn(state, id)),
    start: dayNumber(start_date),
    end: dayNumber(end_date),
  }));
  for (const segment of allocation.segments) indexSegment(state, segment);
}

export function indexSegment(state: BerthPlanState, segment: BerthedStay): void {
  if (segment.allocation.own) return;
  for (const berth of [segment.berth, ...segment.over]) {
    berth.visits.insert(segment);
    state.visited.insert(berth.place, segment);
  }
}

function unindexSegments(state: BerthPlanState, allocation: Allocation): void {
  if (allocation.own) return;
  for (const segment of allocation.segments) {
    for (const berth of [segment.berth, ...segment.over]) {
      berth.visits.remove(segment);
      state.visited.remove(berth.place, segment);
    }
  }
}

function release(state: BerthPlanState, data: AllocationReleased['data']): void {
  const allocation = allocationIn(state, data.allocation_id);
  const from = dayNumber(data.released_from);
  unindexSegments(state, allocation);
  allocation.segments = allocation.segments.flatMap((segment) => {
    const spent = clip(segment, segment.start, from);
    return spent === null ? [] : [{ ...segment, ...spent }];
  });
  for (const segment of allocation.segments) indexSegment(state, segment);
  allocation.released = true;
  if (state.by_reservation.get(allocation.reservation_id) === allocation) {
    state.by_reservation.delete(allocation.reservation_id);
  }
  if (allocation.segments.length > 0) return;
  state.allocations.delete(allocation.id);
  state.boats.get(allocation.vessel_id ?? '')?.delete(allocation);
  state.ended.add(allocation.id);
}

type Held = Omit<HeldNights, 'residency'>;

export function addResidency(
  state: BerthPlanState,
  facts: Omit<Residency, 'segments' | 'start' | 'end'>,
  held: readonly Held[],
): void {
  const residency: Residency = { ...facts, start: 0, end: 0, segments: [] };
  indexResidency(state, residency, held);
}

function indexResidency(state: BerthPlanState, residency: Residency, held: readonly Held[]): void {
  residency.segments = held.map((nights) => ({ ...nights, residency }));
  residency.start = held[0]?.start ?? 0;
  residency.end = held.at(-1)?.end ?? 0;
  state.residencies.set(residency.id, residency);
  state.ended.delete(residency.id);
  const ofVessel = state.by_vessel.get(residency.vessel_id) ?? new NightIndex();
  state.by_vessel.set(residency.vessel_id, ofVessel);
  ofVessel.insert(residency);
  for (const segment of residency.segments) segment.berth.residencies.insert(segment);
}

/** Gives a residency other nights. Absences follow it into its berths, and lose the nights outside it. */
function setHeldNights(state: BerthPlanState, residency: Residency, held: readonly Held[]): void {
  const absences = absencesOfResidency(state, residency);
  for (const absence of absences) dropAbsence(state, absence.id);
  for (const segment of residency.segments) segment.berth.residencies.remove(segment);
  state.by_vessel.get(residency.vessel_id)?.remove(residency);
  state.residencies.delete(residency.id);
  if (held.length === 0) state.ended.add(residency.id);
  else indexResidency(state, residency, held);
  for (const absence of absences) {
    const nights = held.length === 0 ? null : clip(absence, residency.start, residency.end);
    if (nights === null) state.ended.add(absence.id);
    else addAbsence(state, Object.assign(absence, nights));
  }
}

/** Takes a residency out of its berths until its own event, which follows. It keeps its absences. */
function makeWay(residency: Residency): void {
  for (const segment of residency.segments) {
    const { berth, start, end } = segment;
    berth.residencies.remove(segment);
    for (const nights of berth.absences.in(start, end)) {
      if (nights.absence.residency === residency) berth.absences.remove(nights);
    }
  }
  residency.segments = [];
}

/** One that makes way is in no berth, so its absences are looked for in the whole plan. */
function absencesOfResidency(state: BerthPlanState, residency: Residency): ReadonlySet<Absence> {
  if (residency.segments.length > 0) {
    return new Set(absencesIn(residency, residency.start, residency.end).map(({ absence }) => absence));
  }
  return new Set([...state.absences.values()].filter((absence) => absence.residency === residency));
}

function endResidency(state: BerthPlanState, data: ResidentLeft['data']): void {
  const residency = found(state.residencies.get(data.allocation_id), data.allocation_id);
  const left = dayNumber(data.left_on);
  const kept = residency.segments.flatMap(({ berth, ...nights }) => {
    const spent = clip(nights, nights.start, left);
    return spent === null ? [] : [{ berth, ...spent }];
  });
  setHeldNights(state, residency, kept);
}

export function addAbsence(state: BerthPlanState, absence: Absence): void {
  state.absences.set(absence.id, absence);
  state.ended.delete(absence.id);
  for (const held of absence.residency.segments) {
    const nights = clip(held, absence.start, absence.end);
    if (nights !== null) held.berth.absences.insert({ ...nights, absence });
  }
}

function closeAbsence(state: BerthPlanState, data: AbsenceClosedOnPlan['data']): void {
  const absence = found(state.absences.get(data.absence_id), data.absence_id);
  const day = dayNumber(data.closed_from);
  dropAbsence(state, absence.id);
  if (day <= absence.start) {
    state.ended.add(absence.id);
    return;
  }
  absence.end = Math.min(absence.end, day);
  addAbsence(state, absence);
}

function dropAbsence(state: BerthPlanState, id: string): void {
  const absence = state.absences.get(id);
  if (absence === undefined) return;
  for (const { berth, start, end } of absence.residency.segments) {
    for (const nights of berth.absences.in(start, end)) {
      if (nights.absence === absence) berth.absences.remove(nights);
    }
  }
  state.absences.delete(id);
}
