import type { AllocatedBerth, ArrangedStay, NamedSegment } from '../../../contracts/berths/commands.js';
import type { NamedBerth, PlacedBerth } from '../../../contracts/berths/queries.js';
import type { BerthChoice } from '../../../contracts/berths/matches.js';
import { berthLabel } from '../../../contracts/berths/rules/berth-names.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { BerthPlanEvent } from './berth-plan-events.js';
import { inOrder } from './berth-order.js';
import {
  type Absence,
  type Allocation,
  type BerthOrder,
  type BerthPlanState,
  type PlannedBerth,
  measuresOf,
  nameOf,
  stayOf,
  vesselOf,
} from './berth-plan-state.js';
import { berthChoices, findMatches, matchOf } from './matching.js';
import { berthNotFound } from './plan-refusals.js';
import { occupied } from './occupied.js';
import { removalOf, type Wish, wishFor } from './wish.js';
import type {
  FindMatchesInput,
  ListBerthChoicesInput,
  UnnamedMatches,
} from '../../../contracts/berths/matching-queries.js';
import type {
  AllocationOfReservationAnswer,
  CheckAvailabilityAnswer,
  CheckAvailabilityInput,
} from '../../../contracts/berths/allocation-queries.js';

/** What a query asks of the plan. */
export function wishOf(state: BerthPlanState, input: FindMatchesInput): Wish {
  const nights = { start: dayNumber(input.start_date), end: dayNumber(input.end_date) };
  const own = input.allocation_id === undefined ? undefined : state.allocations.get(input.allocation_id);
  return wishFor(measuresOf(input.vessel), nights, {
    instant_only: input.instant_only ?? false,
    own: own === undefined ? [] : [own],
    accepts_below_min: input.accepts_below_min ?? false,
    skipped: new Set(input.skips),
  });
}

/** The berths that fit, best first. */
export function matchesFor(state: BerthPlanState, input: FindMatchesInput): UnnamedMatches {
  const { candidates, total, removed } = findMatches(state, wishOf(state, input), input.limit ?? 20);
  const items = candidates.map((placement, index) => matchOf(placement, index + 1));
  return { items, total, removed };
}

/** Every active berth for a manual choice, in the specification's order. */
export function choicesFor(state: BerthPlanState, input: ListBerthChoicesInput): BerthChoice[] {
  const choices = berthChoices(state, wishOf(state, input));
  return input.only_available === true ? choices.filter((choice) => choice.available) : choices;
}

/** Built once per change of a berth, because every page of a list uses it. */
const namesIn = new WeakMap<BerthOrder, ReadonlyMap<string, NamedBerth>>();

/** Names of the active berths by id. */
export function namesOf(state: BerthPlanState): ReadonlyMap<string, NamedBerth> {
  const order = inOrder(state);
  const names = namesIn.get(order) ?? new Map(order.berths.filter(({ facts }) => facts.active).map(named));
  namesIn.set(order, names);
  return names;
}

function named({ facts }: PlannedBerth): [string, NamedBerth] {
  const { berth_id: id, number, lettered, pier_id, pier_name } = facts;
  const { max_loa: length, max_beam: beam, max_draft: draft, min_length, min_beam, min_draft } = facts;
  const sizes = { length, beam, draft, min_length, min_beam, min_draft };
  return [id, { id, number: berthLabel(number, lettered), pier_id, pier_name, ...sizes }];
}

/** Names and sizes of all berths, also of those out of service. */
export function placesOf(state: BerthPlanState): PlacedBerth[] {
  return [...state.berths.values()]
    .filter(({ left }) => !left)
    .map((berth) => {
      const { berth_id: id, number, pier_id, pier_name } = berth.facts;
      const { max_loa: length, max_beam: beam, max_draft: draft } = berth.facts;
      return { id, label: nameOf(berth), number, pier_id, pier_name, sizes: { length, beam, draft } };
    });
}

/** Without the name of the absent boat. */
export type UnnamedAvailability = Omit<CheckAvailabilityAnswer, 'vessel'> & { readonly vessel_id: string | null };

/** Whether the berth is offered and free on these nights, whatever the boat. */
export function availabilityOf(state: BerthPlanState, input: CheckAvailabilityInput): UnnamedAvailability | Refusal {
  const berth = state.berths.get(input.berth_id);
  if (berth === undefined || berth.left) return berthNotFound(input.berth_id);
  const nights = { start: dayNumber(input.start_date), end: dayNumber(input.end_date) };
  const own = input.allocation_id === undefined ? undefined : state.allocations.get(input.allocation_id);
  const absences: Absence[] = [];
  const hindrance = berth.facts.active
    ? occupied(berth, nights, own === undefined ? [] : [own], absences)
    : { rule: 'inactive' as const, berth };
  const removed_by = hindrance === null ? null : removalOf(berth, hindrance);
  const [absence] = hindrance === null ? absences : [];
  return {
    available: hindrance === null,
    removed_by,
    absence_report_id: absence?.id ?? null,
    vessel_id: absence?.residency.vessel_id ?? null,
  };
}

/** The current (or last) berth of the reservation's boat, or null. */
export function allocationOfReservation(
  state: BerthPlanState,
  reservation_id: string,
): AllocationOfReservationAnswer | null {
  const allocation = state.by_reservation.get(reservation_id);
  const last = allocation?.segments.at(-1);
  if (allocation === undefined || last === undefined) return null;
  const stay = stayOf(allocation);
  return {
    allocation_id: allocation.id,
    berth_id: last.berth.facts.berth_id,
    berth_name: nameOf(last.berth),
    min_length: last.berth.facts.min_length,
    start_date: dateOfDay(stay.start),
    end_date: dateOfDay(stay.end),
    segments: namedSegments(allocation),
    vessel: vesselOf(allocation),
  };
}

function namedSegments({ segments }: Allocation): NamedSegment[] {
  return segments.map(({ berth, start, end }) => ({
    berth_id: berth.facts.berth_id,
    label: nameOf(berth),
    start_date: dateOfDay(start),
    end_date: dateOfDay(end),
  }));
}

/**
 * An allocation's current berth, and the one the plan would suggest; null if the allocation is unknown or was released.
 * Scans the plan once.
 */
export function allocatedBerth(state: BerthPlanState, allocation_id: string): AllocatedBerth | null {
  const allocation = state.allocations.get(allocation_id);
  const last = allocation?.segments.at(-1);
  if (allocation === undefined || last === undefined || allocation.released) return null;
  const { candidates } = findMatches(state, wishFor(allocation, stayOf(allocation), { own: [allocation] }), 1);
  return {
    allocation_id,
    berth_id: last.berth.facts.berth_id,
    label: nameOf(last.berth),
    min_length: last.berth.facts.min_length,
    suggested_berth_id: candidates[0]?.berth.facts.berth_id ?? null,
    segments: namedSegments(allocation),
  };
}

/**
 * The berth that a stay has in the plan once it was arranged. A stay that another process has released since has the one
 * that the arrangement gave it: what was decided and recorded is not refused afterwards.
 */
export function arrangedBerth(state: BerthPlanState, { allocation_id, segments }: ArrangedStay): AllocatedBerth {
  const held = allocatedBerth(state, allocation_id);
  if (held !== null) return held;
  const named = segments.map(({ berth_id, start_date, end_date }): NamedSegment => {
    const berth = state.berths.get(berth_id);
    return { berth_id, label: berth === undefined ? '' : nameOf(berth), start_date, end_date };
  });
  const last = named.at(-1);
  const berth = state.berths.get(last?.berth_id ?? '');
  return {
    allocation_id,
    berth_id: last?.berth_id ?? '',
    label: last?.label ?? '',
    min_length: berth?.facts.min_length ?? null,
    suggested_berth_id: null,
    segments: named,
  };
}

/** The berths that these events give a stay; null: they give it none. */
export function segmentsGiven(
  events: readonly BerthPlanEvent[],
  allocation_id: string,
): ArrangedStay['segments'] | null {
  for (const { type, data } of events.toReversed()) {
    if (type === 'BerthAllocated' && data.allocation_id === allocation_id) return [data];
    const moves = type === 'AllocationMoved' || type === 'AllocationDatesChanged';
    if (moves && data.allocation_id === allocation_id) return data.segments;
  }
  return null;
}
