import type { Allocation, BerthPlanState, PlannedBerth } from './berth-plan-state.js';
import { clip, type Nights } from './nights.js';

/** Which nights each boat has: the rule that no boat is in two berths on one night asks this. */

export function addBoat(state: BerthPlanState, allocation: Allocation): void {
  if (allocation.vessel_id === null) return;
  const known = state.boats.get(allocation.vessel_id);
  if (known === undefined) state.boats.set(allocation.vessel_id, new Set([allocation]));
  else known.add(allocation);
}

export function nameBoat(state: BerthPlanState, allocation: Allocation, vessel_id: string | null): void {
  state.boats.get(allocation.vessel_id ?? '')?.delete(allocation);
  allocation.vessel_id = vessel_id;
  addBoat(state, allocation);
}

export function keepBoth(
  state: BerthPlanState,
  id: string,
  both: { readonly with: readonly string[] } | undefined,
): void {
  for (const other of both?.with ?? []) {
    pair(state, id, other);
    pair(state, other, id);
  }
}

function pair({ kept_both }: BerthPlanState, id: string, other: string): void {
  const known = kept_both.get(id);
  if (known === undefined) kept_both.set(id, new Set([other]));
  else known.add(other);
}

/** A berth that a boat has on some nights. */
export interface BerthOfBoat extends Nights {
  /** The allocation or residency. */
  readonly id: string;
  /** Null: the boat's own berth as a resident. */
  readonly reservation_id: string | null;
  readonly berth: PlannedBerth;
}

/**
 * The other berths that a boat has on these nights, in the order of the nights. A resident's berth is its own also while
 * the boat is away. Berths that staff let it have beside this one are left out.
 * @param asking the allocation or residency that is to have the nights, and its reservation
 */
export function otherBerthsOf(
  state: BerthPlanState,
  vessel_id: string,
  nights: readonly Nights[],
  asking: { readonly id: string; readonly reservation_id: string | null },
): BerthOfBoat[] {
  const kept = state.kept_both.get(asking.id);
  const found: BerthOfBoat[] = [];
  const add = (other: BerthOfBoat) => {
    if (other.id !== asking.id && kept?.has(other.id) !== true) found.push(other);
  };
  for (const allocation of state.boats.get(vessel_id) ?? []) {
    const { id, reservation_id, segments, own } = allocation;
    if (own || (asking.reservation_id !== null && reservation_id === asking.reservation_id)) continue;
    for (const { berth, start, end } of segments) {
      for (const wanted of nights) {
        const shared = clip({ start, end }, wanted.start, wanted.end);
        if (shared !== null) add({ id, reservation_id, berth, ...shared });
      }
    }
  }
  for (const wanted of nights) {
    for (const residency of state.by_vessel.get(vessel_id)?.in(wanted.start, wanted.end) ?? []) {
      for (const { berth, start, end } of residency.segments) {
        const shared = clip({ start, end }, wanted.start, wanted.end);
        if (shared !== null) add({ id: residency.id, reservation_id: null, berth, ...shared });
      }
    }
  }
  return found.sort((one, other) => one.start - other.start);
}
