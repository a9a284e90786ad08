import type { BoatMeasures, PlannedBerth } from './berth-plan-state.js';
import { OPEN_END } from './nights.js';
import { ruleAgainst } from './placement.js';
import { wishFor } from './wish.js';

/** Whether the boat holds the berth on this day or later. */
export function isHeldBy(berth: PlannedBerth, vessel_id: string, from: number): boolean {
  return berth.residencies.in(from, OPEN_END).some(({ residency }) => residency.vessel_id === vessel_id);
}

/**
 * Whether a holder's boat may get the berth from this day on, until further notice: the berth takes the boat, and no
 * other boat has it on any of these nights. A boat below a minimum may get it, since staff can confirm that.
 */
export function isFreeForHolder(berth: PlannedBerth, boat: BoatMeasures, from: number): boolean {
  const nights = { start: from, end: OPEN_END };
  const wish = wishFor(boat, nights, { accepts_below_min: true, accepts_not_offered: true });
  if (ruleAgainst(berth, wish) !== null) return false;
  const { visits, residencies } = berth;
  return visits.firstIn(from, OPEN_END) === undefined && residencies.firstIn(from, OPEN_END) === undefined;
}
