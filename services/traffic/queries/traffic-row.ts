import { trafficEventIdOf } from '../../../contracts/traffic/rules/traffic-event-id.js';
import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import type {
  TrafficConflict,
  TrafficEventRow,
  TrafficState,
  TrafficType,
} from '../../../contracts/traffic/traffic.js';
import type { Document } from '../../platform/consuming/read-model.js';
import type { StayDocument } from '../projections/stay-list.js';

export type Stay = Document<StayDocument>;

export function dateOf(type: TrafficType, stay: Stay): string {
  return type === 'ARRIVAL' ? stay.start_date : stay.end_date;
}

function confirmedAt(type: TrafficType, stay: Stay): string | null {
  return type === 'ARRIVAL' ? stay.arrived_at : stay.departed_at;
}

/** Overdue if the boat was not seen and its day has passed; expected on the day itself. */
export function stateOf(type: TrafficType, stay: Stay, today: string): TrafficState {
  if (confirmedAt(type, stay) !== null) return type === 'ARRIVAL' ? 'arrived' : 'departed';
  if (dateOf(type, stay) >= today) return 'expected';
  return type === 'ARRIVAL' ? 'not_arrived' : 'not_departed';
}

/** @param occupied berths held by a boat that should have left */
export function conflictOf(
  type: TrafficType,
  stay: Stay,
  today: string,
  occupied: ReadonlyMap<string, string>,
): TrafficConflict | null {
  const state = stateOf(type, stay, today);
  if (state === 'not_arrived') return 'NOT_ARRIVED';
  if (state === 'not_departed') return 'NOT_DEPARTED';
  if (type === 'DEPARTURE' || state !== 'expected' || stay.start_date !== today || stay.arrival_berth === null)
    return null;
  const holder = occupied.get(stay.arrival_berth.id);
  return holder === undefined || holder === stay._id ? null : 'BERTH_OCCUPIED';
}

export function rowOf(
  type: TrafficType,
  stay: Stay,
  today: string,
  boater: BoaterRecord | undefined,
  conflict: TrafficConflict | null,
): TrafficEventRow {
  const confirmed_at = confirmedAt(type, stay);
  const date = dateOf(type, stay);
  const came = type === 'ARRIVAL' || stay.arrived_at !== null;
  return {
    traffic_event_id: trafficEventIdOf(type, stay._id),
    type,
    date,
    state: stateOf(type, stay, today),
    confirmed_at,
    can_confirm: confirmed_at === null && date <= today && came,
    can_undo: confirmed_at !== null && (type === 'DEPARTURE' ? date <= today : stay.departed_at === null),
    conflict,
    reservation: { id: stay._id, view_id: stay.view_id, start_date: stay.start_date, end_date: stay.end_date },
    berth_holder_type: stay.customer_type,
    berth: type === 'ARRIVAL' ? stay.arrival_berth : stay.berth,
    boater: {
      id: stay.boater_id,
      first_name: boater?.first_name ?? '',
      last_name: boater?.last_name ?? '',
    },
    vessel: { id: stay.vessel_id, name: stay.vessel_name, length: stay.vessel_length },
  };
}
