import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../vocabulary/event-definitions.js';
import { currency } from '../vocabulary/money-schemas.js';

const seen = z.object({
  reservation_id: z.string(),
  /** Marina-local date on which staff saw it. */
  on: calendarDate,
  at: instant,
});

const left = seen.extend({
  /** Staff let the boat go with this amount open, in minor units; absent: nobody was asked. */
  let_go: z.object({ currency, amount: z.number().int() }).optional(),
});

/** The boat has given notice: it comes or leaves on that date, at that time if it is known ("14:30"). */
const late = z.object({
  reservation_id: z.string(),
  expected_on: calendarDate,
  expected_time: z.string().nullable(),
  at: instant,
});

const seenResident = z.object({ absence_id: z.string(), on: calendarDate, at: instant });
const undoneResident = z.object({ absence_id: z.string(), at: instant });

/** The boat lies in this berth, which may differ from the plan's. `label`: pier and number. */
const moored = z.object({ reservation_id: z.string(), berth_id: z.string(), label: z.string(), at: instant });

const undone = z.object({ reservation_id: z.string(), at: instant });

/** Arrivals and departures of a stay (`traffic-<reservation id>`). Boats are named by their reservation only. */
export const trafficFacts = defineEvents({
  VesselArrived: { version: 1, data: seen },
  VesselMoored: { version: 1, data: moored },
  VesselArrivalUndone: { version: 1, data: undone },
  VesselDeparted: { version: 1, data: left },
  VesselDepartureUndone: { version: 1, data: undone },
  ArrivalDelayed: { version: 1, data: late },
  DepartureDelayed: { version: 1, data: late },
  ArrivalNoticeWithdrawn: { version: 1, data: undone },
  DepartureNoticeWithdrawn: { version: 1, data: undone },
});

/** A resident leaves for an absence and comes back (`residenttraffic-<absence id>`). */
export const residentTrafficFacts = defineEvents({
  ResidentDeparted: { version: 1, data: seenResident },
  ResidentDepartureUndone: { version: 1, data: undoneResident },
  ResidentReturned: { version: 1, data: seenResident },
  ResidentReturnUndone: { version: 1, data: undoneResident },
});
export type ResidentTrafficEvent = EventsOf<typeof residentTrafficFacts>;

export type TrafficEvent = EventsOf<typeof trafficFacts>;
type FactOf<T extends TrafficEvent['type']> = Extract<TrafficEvent, { type: T }>;
export type VesselArrived = FactOf<'VesselArrived'>;
export type ArrivalDelayed = FactOf<'ArrivalDelayed'>;
export type VesselArrivalUndone = FactOf<'VesselArrivalUndone'>;
export type VesselDeparted = FactOf<'VesselDeparted'>;
export type VesselDepartureUndone = FactOf<'VesselDepartureUndone'>;

/** Prefix of the streams of traffic; the reservation's id follows. */
export const TRAFFIC_STREAM = 'traffic-';

/** Prefix of the streams of residents' traffic; the absence report's id follows. */
export const RESIDENT_TRAFFIC_STREAM = 'residenttraffic-';
