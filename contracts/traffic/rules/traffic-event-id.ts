import type { TrafficType } from '../traffic.js';

/** The id of a stay's arrival or departure: `arrival-<reservation id>`, `departure-<reservation id>`. */
export function trafficEventIdOf(type: TrafficType, reservation_id: string): string {
  return `${type.toLowerCase()}-${reservation_id}`;
}

/** The parts of a valid id (`trafficEventId`). */
export function partsOfTrafficEventId(id: string): { readonly type: TrafficType; readonly reservation_id: string } {
  const dash = id.indexOf('-');
  return { type: id.slice(0, dash) === 'arrival' ? 'ARRIVAL' : 'DEPARTURE', reservation_id: id.slice(dash + 1) };
}
