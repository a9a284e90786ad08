import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../vocabulary/event-definitions.js';

const seen = z.object({
  reservation_id: z.string(),
  /** Marina-local date on which staff saw it. */
  on: calendarDate,
  at: instant,
});

const undone = z.object({ reservation_id: z.string(), at: instant });

/** Arrivals and departures of a stay (`traffic-<reservation id>`). Boats are named by their reservation only. */
export const trafficFacts = defineEvents({
  VesselArrived: { version: 1, data: seen },
  VesselArrivalUndone: { version: 1, data: undone },
  VesselDeparted: { version: 1, data: seen },
  VesselDepartureUndone: { version: 1, data: undone },
});

export type TrafficEvent = EventsOf<typeof trafficFacts>;
type FactOf<T extends TrafficEvent['type']> = Extract<TrafficEvent, { type: T }>;
export type VesselArrived = FactOf<'VesselArrived'>;
export type VesselArrivalUndone = FactOf<'VesselArrivalUndone'>;
export type VesselDeparted = FactOf<'VesselDeparted'>;
export type VesselDepartureUndone = FactOf<'VesselDepartureUndone'>;

/** Prefix of the streams of traffic; the reservation's id follows. */
export const TRAFFIC_STREAM = 'traffic-';
