import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { type BerthPlanState, endDate, vesselOf } from './berth-plan-state.js';
import { atHome } from './occupied.js';
import type { BerthOccupation } from '../../../contracts/berths/allocation-queries.js';

/** Visitors and residents at home in a berth on these nights, in the order of their nights. */
export function occupationsOf(
  state: BerthPlanState,
  { berth_id, start_date, end_date }: { berth_id: string; start_date: string; end_date: string },
): BerthOccupation[] {
  const berth = state.berths.get(berth_id);
  if (berth === undefined) return [];
  const [start, end] = [dayNumber(start_date), dayNumber(end_date)];
  const visits = berth.visits.in(start, end).map((visit): BerthOccupation => ({
    berth_id,
    reservation_id: visit.allocation.reservation_id,
    resident: null,
    vessel: vesselOf(visit.allocation),
    start_date: dateOfDay(visit.start),
    end_date: dateOfDay(visit.end),
  }));
  const home = atHome(berth, { start, end }, []);
  const resident = state.residencies.get(home?.allocation_id ?? '');
  if (resident === undefined || home?.nights === undefined) return visits;
  const { boater_id, vessel_id } = resident;
  const nights = { start_date: dateOfDay(home.nights.start), end_date: endDate(resident.end) };
  const stay = {
    berth_id,
    reservation_id: null,
    resident: { boater_id, vessel_id },
    vessel: vesselOf(resident),
    ...nights,
  };
  return [...visits, stay].sort((one, other) => one.start_date.localeCompare(other.start_date));
}
