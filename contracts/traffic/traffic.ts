import { customerType } from '../customers/vocabulary-schemas.js';
import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';

export const trafficTypes = ['ARRIVAL', 'DEPARTURE'] as const;
export const trafficType = z.enum(trafficTypes);
export type TrafficType = z.infer<typeof trafficType>;

/** Arrivals and departures have no records: the id names the reservation. */
export const trafficEventId = z
  .string('inValidId')
  .regex(/^(arrival|departure)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'inValidId')
  .meta({ examples: ['arrival-0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11'] });

/** Confirms an arrival or departure, or undoes the confirmation. */
export const updateTraffic = z.strictObject({
  traffic_event_id: trafficEventId,
  action: z.enum(['CONFIRM', 'UNDO'], 'actionRequired'),
  /**
   * The boat left before its departure date: the stay ends now and its remaining nights are released. This cannot be
   * undone.
   */
  left_early: z.boolean().default(false),
});
export type UpdateTraffic = z.infer<typeof updateTraffic>;

/** The states of spec 3 §4, overdue ones included. */
export const trafficStates = ['expected', 'arrived', 'not_arrived', 'departed', 'not_departed'] as const;
export const trafficState = z.enum(trafficStates);
export type TrafficState = z.infer<typeof trafficState>;

/** A conflict that needs staff: overdue, or arriving at a berth that another boat has not left. */
export const trafficConflicts = ['NOT_ARRIVED', 'NOT_DEPARTED', 'BERTH_OCCUPIED'] as const;
export const trafficConflict = z.enum(trafficConflicts);
export type TrafficConflict = z.infer<typeof trafficConflict>;

/** One arrival or departure in a list. */
export const trafficEvent = z.object({
  traffic_event_id: z.string(),
  type: trafficType,
  /** Marina-local. */
  date: calendarDate,
  state: trafficState,
  confirmed_at: instant.nullable(),
  can_confirm: z.boolean(),
  can_undo: z.boolean(),
  conflict: trafficConflict.nullable(),
  reservation: z.object({
    id: z.string(),
    view_id: z.string(),
    start_date: calendarDate,
    end_date: calendarDate,
  }),
  berth_holder_type: customerType,
  berth: z.object({ id: z.string(), label: z.string() }).nullable(),
  boater: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }),
  vessel: z.object({ id: z.string().nullable(), name: z.string(), length: z.number() }),
});
export type TrafficEventRow = z.infer<typeof trafficEvent>;

export const trafficOfDays = z.object({ departures: z.array(trafficEvent), arrivals: z.array(trafficEvent) });

/** Days are the marina's. The three days are those after tomorrow; the seven end yesterday. */
export const trafficActivity = z.object({
  today: trafficOfDays,
  tomorrow: trafficOfDays,
  next_three_days: trafficOfDays,
  last_seven_days: trafficOfDays,
  /** Overdue events of the last seven days, and today's arrivals at a berth that is not free yet. */
  conflicts: z.array(trafficEvent),
});
export type TrafficActivity = z.infer<typeof trafficActivity>;
