import type { TrafficType } from '../traffic.js';

/** The id of an arrival or departure: `arrival-<id>`, `departure-<id>` of a reservation or an absence report. */
export function trafficEventIdOf(type: TrafficType, record_id: string): string {
  return `${type.toLowerCase()}-${record_id}`;
}

/** The parts of a valid id (`trafficEventId`). */
export function partsOfTrafficEventId(id: string): { readonly type: TrafficType; readonly record_id: string } {
  const dash = id.indexOf('-');
  return { type: id.slice(0, dash) === 'arrival' ? 'ARRIVAL' : 'DEPARTURE', record_id: id.slice(dash + 1) };
}
