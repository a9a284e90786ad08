import type { BerthRecord } from '../../../contracts/berths/records.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import type { PlannedBerth } from './berth-plan-state.js';

type Owner = NonNullable<BerthRecord['current_berth_owner']>;

/** The occupant in the night that begins on `date`: a visitor, or the resident unless away; null if empty. */
export function occupantOn(berth: PlannedBerth, date: string): Owner | null {
  const tonight = dayNumber(date);
  const visit = berth.visits.firstIn(tonight, tonight + 1);
  if (visit !== undefined) {
    const { id, reservation_id } = visit.allocation;
    return { berth_holder_type: 'VISITOR', allocation_id: id, reservation_id, boater_id: null, vessel_id: null };
  }
  const residency = berth.residencies.firstIn(tonight, tonight + 1);
  if (residency === undefined || berth.absences.firstIn(tonight, tonight + 1) !== undefined) return null;
  const { id, boater_id, vessel_id } = residency;
  return { berth_holder_type: 'RESIDENT', allocation_id: id, reservation_id: null, boater_id, vessel_id };
}
