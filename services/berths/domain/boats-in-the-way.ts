import type { BoatInTheWay } from '../../../contracts/berths/queries.js';
import type { BoatHere, StrangerSeen } from '../../../contracts/traffic/queries.js';
import { type BerthPlanState, type HeldNights, nameOf } from './berth-plan-state.js';

/** Nights `[start_date, end_date)`, marina-local. */
export interface NightsWanted {
  readonly start_date: string;
  readonly end_date: string;
}

/** Whether tonight is one of the nights. */
export const isTonight = ({ start_date, end_date }: NightsWanted, today: string): boolean =>
  start_date <= today && today < end_date;

/** The residents whose boats are still in their berths today, in the way of a stay on these nights. */
export function residentsInTheWay(
  residents: readonly HeldNights[],
  names: ReadonlyMap<string, string | null>,
  today: string,
  nights: NightsWanted,
): BoatInTheWay[] {
  if (!isTonight(nights, today)) return [];
  return residents.map(({ berth, residency }) => ({
    reservation_id: null,
    berth_id: berth.facts.berth_id,
    berth_name: nameOf(berth),
    boat_name: names.get(residency.vessel_id) ?? null,
    start_date: today,
    end_date: today,
  }));
}

/**
 * The boats that are in the way of a stay on these nights (docs/rules/traffic.md): those that are in a berth tonight
 * although the plan does not have them there; none if tonight is not among the nights. A boat is not in its own way.
 * @param own reservation of the stay; null: it has none
 */
export function boatsInTheWay(
  here: readonly BoatHere[],
  today: string,
  nights: NightsWanted,
  own: string | null,
): BoatInTheWay[] {
  if (!isTonight(nights, today)) return [];
  return here.flatMap(({ reservation_id, berth, beyond_plan, vessel, ...stay }): BoatInTheWay[] => {
    if (!beyond_plan || berth === null || reservation_id === own) return [];
    const place = { berth_id: berth.id, berth_name: berth.label };
    return [{ reservation_id, ...place, boat_name: vessel.name, start_date: stay.start_date, end_date: stay.end_date }];
  });
}

/** The boats that nobody expected and a dock walk saw, in the way of a stay on these nights. A boat is not in its own way. */
export function strangersInTheWay(
  state: BerthPlanState,
  strangers: readonly StrangerSeen[],
  today: string,
  nights: NightsWanted,
  own: string | null,
): BoatInTheWay[] {
  if (!isTonight(nights, today)) return [];
  return strangers.flatMap(({ berth_id, reservation_id, boat_name, at, by }): BoatInTheWay[] => {
    const berth = state.berths.get(berth_id);
    if (berth === undefined || (reservation_id !== null && reservation_id === own)) return [];
    const place = { berth_id, berth_name: nameOf(berth) };
    return [{ reservation_id, ...place, boat_name, start_date: today, end_date: today, seen: { at, by } }];
  });
}
