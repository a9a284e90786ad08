import { customerType } from '../customers/vocabulary-schemas.js';
import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { id } from '../vocabulary/route.js';
import { shownParty } from '../vocabulary/party-schemas.js';
import { seenGone } from '../vocabulary/seen-gone.js';
import { currency } from '../vocabulary/money-schemas.js';

export const trafficTypes = ['ARRIVAL', 'DEPARTURE'] as const;
export const trafficType = z.enum(trafficTypes);
export type TrafficType = z.infer<typeof trafficType>;

/** Arrivals and departures have no records: the id names the reservation, or a resident's absence report. */
export const trafficEventId = z
  .string('inValidId')
  .regex(/^(arrival|departure)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'inValidId')
  .meta({ examples: ['arrival-0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11'] });

/** When the boat now comes or leaves. Marina-local; `time` in steps of 30 minutes, null: unknown. */
export const expectedThen = z.strictObject({
  date: calendarDate,
  time: z
    .string('expectedTimeInvalid')
    .regex(/^([01]\d|2[0-3]):(00|30)$/, 'expectedTimeInvalid')
    .nullable(),
});
export type ExpectedThen = z.infer<typeof expectedThen>;

/**
 * Confirms an arrival or departure; takes back a confirmation of today (UNDO) or of an earlier day (RESTORE); notes
 * that the boat comes or leaves later within its stay (LATE); withdraws that notice (ON_TIME); or records in which berth
 * it lies (MOOR).
 */
export const trafficActions = ['CONFIRM', 'UNDO', 'RESTORE', 'LATE', 'ON_TIME', 'MOOR'] as const;

const actions = z.strictObject({
  traffic_event_id: trafficEventId,
  action: z.enum(trafficActions, 'actionRequired'),
  /** Only for LATE. */
  expected: expectedThen.optional(),
  /**
   * The berth that the boat went to, for MOOR and for the CONFIRM of a visitor's arrival; absent: its own. If the berth
   * is free and takes the boat, the stay moves to it; otherwise the difference is a conflict.
   */
  berth_id: id.optional(),
  /** For CONFIRM of an arrival and MOOR: another boat is recorded as present in the berth; absent: that is refused. */
  berth_shared: z.boolean().optional(),
  /**
   * The boat left before its departure date: the stay ends now and its remaining nights are released. This cannot be
   * undone.
   */
  left_early: z.boolean().default(false),
  /**
   * For CONFIRM of a departure with money open: ASK refuses it, so that somebody decides; LET_GO records that the boat
   * leaves with the amount open. Absent: the departure is confirmed without a question, as in the specification.
   */
  open_balance: z.enum(['ASK', 'LET_GO']).optional(),
});

/** Made once: zod compiles each object that it makes, which takes longer than any check. */
const wellFormed = actions.partial();
const complete = { when: ({ value }: { value: unknown }) => wellFormed.safeParse(value).success };

export const updateTraffic = actions
  .refine(({ action, expected }) => (action === 'LATE') === (expected !== undefined), {
    path: ['expected'],
    error: 'expectedRequired',
    ...complete,
  })
  .refine(({ action, berth_id }) => action !== 'MOOR' || berth_id !== undefined, {
    path: ['berth_id'],
    error: 'berthRequired',
    ...complete,
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
  /** Who confirmed it; null: nobody has, or it was not recorded. */
  confirmed_by: z
    .object({
      kind: z.enum(['staff', 'boater', 'system', 'admin']),
      id: z.string(),
      /** Null for others than staff. */
      name: z.string().nullable(),
    })
    .nullable(),
  /** The boat has given notice that it is late. */
  expected: expectedThen.nullable(),
  can_confirm: z.boolean(),
  /** It was confirmed today and can be taken back. */
  can_undo: z.boolean(),
  /** It was confirmed on an earlier day and can be taken back. */
  can_restore: z.boolean(),
  conflict: trafficConflict.nullable(),
  /** Who saw on a dock walk that the boat has gone, of a departure that is not confirmed; absent: nobody did. */
  seen_gone: seenGone.optional(),
  /** Null for a resident whose absence begins or ends. */
  reservation: z
    .object({
      id: z.string(),
      view_id: z.string(),
      /** Who made it; decides which call changes it. */
      created_by: z.enum(['BOATER', 'MARINA']),
      start_date: calendarDate,
      end_date: calendarDate,
    })
    .nullable(),
  /** The group of boats that the boat comes with; absent: it comes alone. */
  group: z.object({ id, name: z.string() }).optional(),
  /** A resident departs on the first day of an absence and arrives on the last. Null for stays. */
  absence_report: z.object({ id: z.string(), start_date: calendarDate, end_date: calendarDate }).nullable(),
  /** Who is aboard, of an arrival; null: nobody has said it. Absent for berth holders and departures. */
  party: shownParty.nullable().optional(),
  /** What the stay still costs, in decimals; null: nothing is left to pay. */
  to_pay: z.object({ currency, amount: z.number() }).nullable(),
  berth_holder_type: customerType,
  berth: z.object({ id: z.string(), label: z.string(), pier_name: z.string() }).nullable(),
  /** The visitor's stay whose boat still has the berth at which this one arrives; null: the berth is not known to be taken. */
  berth_taken_by: z
    .object({
      reservation_id: z.string(),
      view_id: z.string(),
      boat_name: z.string(),
      end_date: calendarDate,
      /** Who saw on a dock walk that this boat has gone; absent: nobody did. */
      seen_gone: seenGone.optional(),
    })
    .nullable(),
  boater: z.object({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    /** Null: none is on record. */
    phone: z.string().nullable(),
  }),
  /** Metres. */
  vessel: z.object({
    id: z.string().nullable(),
    name: z.string(),
    length: z.number(),
    beam: z.number(),
    draft: z.number(),
  }),
});
export type TrafficEventRow = z.infer<typeof trafficEvent>;

export const trafficOfDays = z.object({ departures: z.array(trafficEvent), arrivals: z.array(trafficEvent) });

/** Residents are listed from the absences that the berth plan holds. Days are the marina's. The three days are those after tomorrow; the seven end yesterday. */
export const trafficActivity = z.object({
  /** Marina-local date of the answer. */
  date: calendarDate,
  today: trafficOfDays,
  tomorrow: trafficOfDays,
  next_three_days: trafficOfDays,
  last_seven_days: trafficOfDays,
  /** Overdue events of the last seven days, and today's arrivals at a berth that is not free yet. */
  conflicts: z.array(trafficEvent),
});
export type TrafficActivity = z.infer<typeof trafficActivity>;
