import type { NameBoatInput } from '../../../contracts/berths/commands.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { dateOfDay } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { PlanDecision } from './berth-plan-commands.js';
import { type Allocation, type BerthPlanState, endDate, nameOf, type Residency } from './berth-plan-state.js';
import { type BerthOfBoat, otherBerthsOf } from './boats-of-plan.js';
import { live } from './live-allocation.js';
import { type Nights, without } from './nights.js';

/** What events record where staff let a boat have two berths; nothing where it has one. */
export interface KeptBoth {
  readonly both?: { readonly reason: string; readonly with: string[] };
}

/**
 * Refuses to put a boat into a second berth on these nights, unless staff gave a reason. Stays that an older version put
 * into two berths keep them: only nights that a stay gets anew are asked about.
 */
export function guardBoat(
  state: BerthPlanState,
  vessel_id: string | null | undefined,
  nights: readonly Nights[],
  asking: { readonly id: string; readonly reservation_id: string | null },
  both: string | undefined,
): KeptBoth | Refusal {
  if (vessel_id == null || nights.length === 0) return {};
  const others = otherBerthsOf(state, vessel_id, nights, asking);
  if (others.length === 0) return {};
  if (both === undefined) return boatHasABerth(vessel_id, others);
  return { both: { reason: both, with: [...new Set(others.map(({ id }) => id))] } };
}

/** For stays: the nights of `after` that the stay does not have yet. */
export function guardStay(
  state: BerthPlanState,
  stay: Allocation,
  after: readonly Nights[],
  both: string | undefined,
): KeptBoth | Refusal {
  // A stay that leaves its own berth has all its nights anew: the residency keeps those that it had.
  const anew = stay.own ? after : after.flatMap((nights) => without(nights, stay.segments));
  return guardBoat(state, stay.vessel_id, anew, stay, both);
}

/** For residencies: the nights of `after` that the resident does not hold yet. */
export function guardResident(
  state: BerthPlanState,
  { id, vessel_id }: Pick<Residency, 'id' | 'vessel_id'>,
  anew: readonly Nights[],
  both: string | undefined,
): KeptBoth | Refusal {
  return guardBoat(state, vessel_id, anew, { id, reservation_id: null }, both);
}

/** At most this many berths of a boat are named. */
const BERTHS_NAMED = 20;

function boatHasABerth(vessel_id: string, others: readonly BerthOfBoat[]): Refusal {
  const berths = others.slice(0, BERTHS_NAMED).map(({ id, reservation_id, berth, start, end }) => ({
    allocation_id: id,
    reservation_id,
    berth_name: nameOf(berth),
    start_date: dateOfDay(start),
    end_date: endDate(end),
  }));
  return refuse('conflict', berthErrors.boat_has_a_berth, { details: { vessel_id, berths } });
}

/**
 * A boat that was registered after its berth was allocated, or the reason why a boat keeps two berths that it has; a no-op
 * where the plan knows both already.
 */
export function nameBoat(state: BerthPlanState, input: NameBoatInput): PlanDecision {
  const allocation = live(state, input.allocation_id);
  if (isRefusal(allocation)) return allocation;
  const { id: allocation_id, reservation_id, vessel_id: known, segments } = allocation;
  if (known === input.vessel_id && input.both === undefined) return [];
  const kept = guardBoat(state, input.vessel_id, segments, allocation, input.both);
  if (isRefusal(kept)) return kept;
  if (known === input.vessel_id && kept.both === undefined) return [];
  const berth_id = segments.at(-1)?.berth.facts.berth_id ?? '';
  return [
    { type: 'BoatNamedInPlan', data: { allocation_id, reservation_id, berth_id, vessel_id: input.vessel_id, ...kept } },
  ];
}
