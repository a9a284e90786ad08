import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { berthedVessel, closureReason, lossCause, moveReason, nights, releaseReason } from './vocabulary-schemas.js';
import { defineEvents, type EventsOf } from '../vocabulary/event-definitions.js';
import { allocationWhy } from './matches.js';

/**
 * Facts of the berth plan (`berthplan-<marina>`) that other areas react to. Boaters and vessels are named by
 * id only: no personal data. Nights are `[start_date, end_date)`, sizes metres.
 */

/** A segment of a stay: the nights a boat spends in one berth, and the neighbours it extends over. */
export const staySegment = nights.extend({ berth_id: z.string(), extends_over: z.array(z.string()) });
export type StaySegment = z.infer<typeof staySegment>;

const allocation = { allocation_id: z.string(), reservation_id: z.string() };

/**
 * The boat, if the register has it; missing in events of older versions, whose boats the plan does not know. `both`: staff
 * let the boat have these other allocations or residencies on the same nights.
 */
const boatOfStay = {
  vessel_id: z.string().optional(),
  both: z.object({ reason: z.string(), with: z.array(z.string()).min(1) }).optional(),
  /** The stay is in the berth that the boat holds as a resident: the residency's nights are the stay's. */
  own_berth: z.literal(true).optional(),
};

/** The closure of berths that caused the event, or whose end gave the stay its berth back; absent: none. */
const closure_id = z.string().optional();

export const berthAllocated = z.object({
  ...allocation,
  ...staySegment.shape,
  vessel: berthedVessel,
  /** Absences of residents that the visitor uses. */
  absence_ids: z.array(z.string()),
  why: allocationWhy,
  closure_id,
  ...boatOfStay,
});

export const allocationMoved = z.object({
  ...allocation,
  reason: moveReason,
  previous_berth_id: z.string(),
  berth_id: z.string(),
  extends_over: z.array(z.string()),
  /** First night in the new berth; earlier nights stay with the previous one. */
  from_date: calendarDate,
  ...nights.shape,
  /** The whole stay after the move, in order, without gaps. */
  segments: z.array(staySegment).min(1),
  /** The whole stay before the move; missing in events of older versions. */
  previous_segments: z.array(staySegment).optional(),
  /**
   * Allocations that leave their berths for this one and move in the following events of the same append. They have no
   * nights until then.
   */
  makes_way: z.array(z.string()).optional(),
  /** The reservation whose stay takes the berth of this one, while this one takes its berth. */
  swapped_with: z.string().optional(),
  absence_ids: z.array(z.string()),
  why: allocationWhy,
  /** Set where the move also changed the stay's boat. */
  vessel: berthedVessel.optional(),
  closure_id,
  ...boatOfStay,
});

export const allocationDatesChanged = z.object({
  ...allocation,
  /** The last berth of the stay. */
  berth_id: z.string(),
  ...nights.shape,
  previous_start_date: calendarDate,
  previous_end_date: calendarDate,
  segments: z.array(staySegment).min(1),
  /** The whole stay before the change; missing in events of older versions. */
  previous_segments: z.array(staySegment).optional(),
  absence_ids: z.array(z.string()),
  both: boatOfStay.both,
});

/** The boat of a stay was registered after the berth was allocated. */
export const boatNamedInPlan = z.object({
  ...allocation,
  berth_id: z.string(),
  vessel_id: z.string(),
  both: boatOfStay.both,
});

export const allocationReleased = z.object({
  ...allocation,
  berth_id: z.string(),
  reason: releaseReason,
  ...nights.shape,
  /** First night that is free again; earlier nights were used and stay on record. */
  released_from: calendarDate,
  /** The whole stay before the release; missing in events of older versions. */
  previous_segments: z.array(staySegment).optional(),
  /** With `BERTH_CHANGED`; missing in events of older versions. */
  cause: lossCause.optional(),
  closure_id,
});

/** `end_date` null: until further notice. */
export const residentBerthed = z.object({
  allocation_id: z.string(),
  berth_id: z.string(),
  boater_id: z.string(),
  vessel_id: z.string(),
  vessel: berthedVessel,
  start_date: calendarDate,
  end_date: calendarDate.nullable(),
  min_length_confirmed: z.boolean(),
  both: boatOfStay.both,
});

/** The nights of a residency in one berth. */
export const heldSegment = z.object({
  berth_id: z.string(),
  start_date: calendarDate,
  /** Null: until further notice. */
  end_date: calendarDate.nullable(),
});
export type HeldSegment = z.infer<typeof heldSegment>;

const residency = {
  allocation_id: z.string(),
  berth_id: z.string(),
  boater_id: z.string(),
  vessel_id: z.string(),
  start_date: calendarDate,
  end_date: calendarDate.nullable(),
  /** The whole residency after and before the change, in order, without gaps. */
  segments: z.array(heldSegment).min(1),
  previous_segments: z.array(heldSegment).min(1),
};

/** Absences with their nights; missing in events of older versions. */
const endedAbsences = z.array(z.object({ absence_id: z.string(), ...nights.shape })).optional();

/** `berth_id` is the resident's berth from `from_date` on; the residency keeps its nights. */
export const residentMoved = z.object({
  ...residency,
  previous_berth_id: z.string(),
  from_date: calendarDate,
  /** Absences with nights in the new berth. */
  absence_ids: z.array(z.string()),
  min_length_confirmed: z.boolean(),
  /**
   * Residencies that leave their berths for this one and move in the following event of the same append. They have no
   * nights until then.
   */
  makes_way: z.array(z.string()).optional(),
  /** The vessel whose berth this one takes, while it takes the berth of this one. */
  swapped_with: z.string().optional(),
  closure_id,
});

/** `berth_id` is the last berth of the residency. */
export const residentDatesChanged = z.object({
  ...residency,
  /** Absences that lose nights because the residency does. */
  absence_ids: z.array(z.string()),
  /** These absences before the change. */
  previous_absences: endedAbsences,
});

export const residentLeft = z.object({
  allocation_id: z.string(),
  berth_id: z.string(),
  boater_id: z.string(),
  vessel_id: z.string(),
  /** First night without the resident. */
  left_on: calendarDate,
  /** Absences that the release ends or shortens. */
  absence_ids: z.array(z.string()),
  /** These absences before the release. */
  previous_absences: endedAbsences,
  /** The whole residency before the release, and its boat; missing in events of older versions. */
  previous_segments: z.array(heldSegment).min(1).optional(),
  vessel: berthedVessel.optional(),
});

const absence = {
  absence_id: z.string(),
  /** The residency that the absence belongs to. */
  allocation_id: z.string(),
  /** Where the resident leaves from. */
  berth_id: z.string(),
  vessel_id: z.string(),
  /** Where the resident comes back to, if that is another berth. */
  return_berth_id: z.string().optional(),
};

/** The nights before the change; missing in events of older versions. */
const previousNights = { previous_nights: nights.optional() };

/** Nights on which the resident holds the berth; the report may be longer. */
export const absenceOpenedOnPlan = z.object({ ...absence, ...nights.shape });
export const absenceDatesChangedOnPlan = z.object({ ...absence, ...nights.shape, ...previousNights });
/** First night on which the resident is back; earlier nights stay on record. */
export const absenceClosedOnPlan = z.object({ ...absence, closed_from: calendarDate, ...previousNights });

/** Nights in a berth; null: until further notice. */
const closedOutSegment = staySegment.extend({ end_date: calendarDate.nullable() });

/** A boat that a closure takes out of its berths, with these before and after; no berths after: it has none. */
export const closedOut = z.object({
  allocation_id: z.string(),
  /** Null: a resident's boat. */
  reservation_id: z.string().nullable(),
  /** Null: the register does not have the boat. */
  vessel_id: z.string().nullable(),
  vessel: berthedVessel,
  before: z.array(closedOutSegment).min(1),
  after: z.array(closedOutSegment),
});
export type ClosedOut = z.infer<typeof closedOut>;

/** Nobody is in these berths on these nights. Moves and releases of the boats precede it in the same append. */
export const berthsClosed = z.object({
  closure_id: z.string(),
  berth_ids: z.array(z.string()).min(1),
  start_date: calendarDate,
  /** The day on which the berths open again; null: until further notice. */
  end_date: calendarDate.nullable(),
  reason: closureReason,
  /** What staff write to boaters about it. */
  words: z.string(),
  /** Other words for the people of single boats; absent: there are none. */
  own_words: z.array(z.object({ allocation_id: z.string(), words: z.string() })).optional(),
  /** Whether the boats' people are written to. */
  tell: z.boolean(),
  /** When they are; absent: at once. */
  tell_at: instant.optional(),
  displaced: z.array(closedOut),
  /** The residencies whose boats stay in their closed berths. Absent: not recorded yet. */
  staying: z.array(z.string()).optional(),
});

/** These berths of a closure are open again from a night on; earlier nights were closed and stay on record. */
export const berthsReopened = z.object({
  closure_id: z.string(),
  berth_ids: z.array(z.string()).min(1),
  from_date: calendarDate,
  /** The closure was undone as a whole: the boats have their berths again. */
  undone: z.boolean(),
});

/** Version 1 called the segments of a stay `lies`. */
function segmentsOfVersion1({ lies, ...data }: Record<string, unknown>): Record<string, unknown> {
  return { ...data, segments: lies };
}

/** Prefix of the berth plans' streams; the marina's id follows. */
export const BERTH_PLAN_STREAM = 'berthplan-';

export const berthPlanFacts = defineEvents({
  BerthAllocated: { version: 1, data: berthAllocated },
  AllocationMoved: { version: 2, data: allocationMoved, upcasters: { 1: segmentsOfVersion1 } },
  AllocationDatesChanged: { version: 2, data: allocationDatesChanged, upcasters: { 1: segmentsOfVersion1 } },
  AllocationReleased: { version: 1, data: allocationReleased },
  BoatNamedInPlan: { version: 1, data: boatNamedInPlan },
  ResidentBerthed: { version: 1, data: residentBerthed },
  ResidentMoved: { version: 1, data: residentMoved },
  ResidentDatesChanged: { version: 1, data: residentDatesChanged },
  ResidentLeft: { version: 1, data: residentLeft },
  AbsenceOpenedOnPlan: { version: 1, data: absenceOpenedOnPlan },
  AbsenceDatesChangedOnPlan: { version: 1, data: absenceDatesChangedOnPlan },
  AbsenceClosedOnPlan: { version: 1, data: absenceClosedOnPlan },
  BerthsClosed: { version: 1, data: berthsClosed },
  BerthsReopened: { version: 1, data: berthsReopened },
});

export type BerthPlanFact = EventsOf<typeof berthPlanFacts>;
type FactOf<T extends BerthPlanFact['type']> = Extract<BerthPlanFact, { type: T }>;
export type BerthAllocated = FactOf<'BerthAllocated'>;
export type AllocationMoved = FactOf<'AllocationMoved'>;
export type AllocationDatesChanged = FactOf<'AllocationDatesChanged'>;
export type AllocationReleased = FactOf<'AllocationReleased'>;
export type BoatNamedInPlan = FactOf<'BoatNamedInPlan'>;
export type ResidentBerthed = FactOf<'ResidentBerthed'>;
export type ResidentMoved = FactOf<'ResidentMoved'>;
export type ResidentDatesChanged = FactOf<'ResidentDatesChanged'>;
export type ResidentLeft = FactOf<'ResidentLeft'>;
export type AbsenceOpenedOnPlan = FactOf<'AbsenceOpenedOnPlan'>;
export type AbsenceDatesChangedOnPlan = FactOf<'AbsenceDatesChangedOnPlan'>;
export type AbsenceClosedOnPlan = FactOf<'AbsenceClosedOnPlan'>;
export type BerthsClosed = FactOf<'BerthsClosed'>;
export type BerthsReopened = FactOf<'BerthsReopened'>;
