import type { BoatHere, StayRecord } from '../../../contracts/traffic/queries.js';
import type { StayHere } from './boats-here.js';
import type { Stay } from './traffic-row.js';

export function recordOf(stay: Stay): StayRecord {
  const { _id: reservation_id, view_id, boater_id, start_date, end_date, arrived_at, departed_at } = stay;
  const name = stay.vessel_name === '' ? null : stay.vessel_name;
  const vessel = { id: stay.vessel_id, name, length: stay.vessel_length };
  return { reservation_id, view_id, boater_id, vessel, start_date, end_date, arrived_at, departed_at };
}

export function boatOf({ stay, beyond_plan }: StayHere): BoatHere {
  const { vessel, departed_at: _, ...record } = recordOf(stay);
  const { moored, berth, vessel_beam: beam, vessel_draft: draft } = stay;
  return { ...record, vessel: { ...vessel, beam, draft }, berth: moored ?? berth, beyond_plan };
}
