import * as z from 'zod';
import { trafficType } from '../traffic/traffic.js';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { id, pageRequest } from '../vocabulary/route.js';
import { hullType, vesselType } from '../vocabulary/sizes-schemas.js';
import { paragraphs, TEXT_INVALID } from '../vocabulary/text.js';
import { berthRecord, berthResident } from './records.js';
import { holderType } from './vocabulary-schemas.js';
import { BERTH_NOTE_MAX } from './vocabulary.js';

/** A berth as the inventory names it: its id, and pier name and number. */
export const berthRef = z.object({ id: z.string(), name: z.string() });

const absenceReport = z.object({ id: z.string(), start_date: calendarDate, end_date: calendarDate });
const reservation = z.object({ id: z.string(), start_date: calendarDate, end_date: calendarDate });

/**
 * What happens at the berth now (spec 3 §3): the arrival of tonight's visitor until it is confirmed, then its
 * departure; for a resident who is away, the departure with the absence report ("out").
 */
export const activeTrafficEvent = z.object({
  berth_holder_type: holderType,
  type: trafficType,
  absence_report: absenceReport.nullable(),
  reservation: reservation.nullable(),
});
export type ActiveTrafficEvent = z.infer<typeof activeTrafficEvent>;

/** An arrival or departure after today. A resident departs when an absence begins, and arrives when it ends. */
export const followingTrafficEvent = z.object({
  /** As in the list of arrivals and departures; for a resident, the id of the absence report instead of a reservation's. */
  id: z.string(),
  type: trafficType,
  /** Marina-local. */
  begins_at: calendarDate,
  berth_holder_type: holderType,
  vessel: z.object({ name: z.string().nullable() }),
});
export type FollowingTrafficEvent = z.infer<typeof followingTrafficEvent>;

/** The berth, who has it, what happens there next, and the berths beside it. */
export const berthDetail = berthRecord.extend({
  /** The resident who has the berth next, after today; `residency` may have begun in another berth. */
  coming_resident: berthResident.omit({ absence: true }).nullable(),
  /** The berths before and after this one in the order of piers and numbers. */
  previous: berthRef.nullable(),
  next: berthRef.nullable(),
  active_traffic_event: activeTrafficEvent.nullable(),
  /** At most ten, the earliest first. */
  following_traffic_events: z.array(followingTrafficEvent),
  /** The resident is there, as far as the marina knows, and was not asked yet. */
  allow_inquire_for_absence: z.boolean(),
  /** The inquiry to the present resident; null: none was sent. */
  absence_inquiry: z.object({ vessel_id: z.string(), berth_id: z.string(), sent_at: instant }).nullable(),
});
export type BerthDetail = z.infer<typeof berthDetail>;

export const noteUpdate = z.strictObject({
  berth_id: id,
  note: z.string('noteRequired').max(BERTH_NOTE_MAX, 'berthNoteTooLong').regex(paragraphs, TEXT_INVALID),
});

export const absenceInquiry = z.strictObject({ vessel_id: id, berth_id: id });

export const listVessels = z.strictObject({
  /** True: only vessels that are in no berth tonight. */
  only_available_vessels: z.boolean().default(false),
  /** Part of the vessel's name. */
  search: z.string().trim().max(120).default(''),
  ...pageRequest,
});

/** A vessel of the marina's register, with the berth it has tonight. Names are null once the owner was erased. */
export const berthedVesselRow = z.object({
  id: z.string(),
  name: z.string().nullable(),
  length: z.number(),
  beam: z.number(),
  draft: z.number(),
  type: vesselType.nullable(),
  hull_type: hullType.nullable(),
  boater: z.object({ id: z.string(), name: z.string().nullable() }),
  berth: berthRef.nullable(),
});
export type BerthedVesselRow = z.infer<typeof berthedVesselRow>;
