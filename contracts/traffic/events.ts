import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates.js';

const seen = z.object({
  reservation_id: z.string(),
  /** Marina-local date on which staff saw it. */
  on: calendarDate,
  at: instant,
});

const undone = z.object({ reservation_id: z.string(), at: instant });

/** Facts of a stay's comings and goings (`traffic-<reservation id>`). Boats are named by their reservation only. */
export const trafficFacts = {
  VesselArrived: { type: 'VesselArrived', version: 1, data: seen },
  VesselArrivalUndone: { type: 'VesselArrivalUndone', version: 1, data: undone },
  VesselDeparted: { type: 'VesselDeparted', version: 1, data: seen },
  VesselDepartureUndone: { type: 'VesselDepartureUndone', version: 1, data: undone },
} as const;

export type VesselArrived = { type: 'VesselArrived'; data: z.output<typeof seen> };
export type VesselArrivalUndone = { type: 'VesselArrivalUndone'; data: z.output<typeof undone> };
export type VesselDeparted = { type: 'VesselDeparted'; data: z.output<typeof seen> };
export type VesselDepartureUndone = { type: 'VesselDepartureUndone'; data: z.output<typeof undone> };
export type TrafficEvent = VesselArrived | VesselArrivalUndone | VesselDeparted | VesselDepartureUndone;

/** What the streams of comings and goings begin with. */
export const TRAFFIC_STREAM = 'traffic-';
