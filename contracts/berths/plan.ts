import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { vesselType } from '../vocabulary/sizes-schemas.js';
import { planBarKinds, planDates, planMarks } from './vocabulary.js';
import { displayedStatus } from '../vocabulary/reservation-words-schemas.js';

/** The tape chart: berths × nights. Nights are `[start_date, end_date)`, sizes metres. */

export const planBarKind = z.enum(planBarKinds);
export const planMark = z.enum(planMarks);
export type PlanMark = z.infer<typeof planMark>;

/** A boat as the plan knows it; the name is null once its owner was erased. */
export const planBoat = z.object({
  name: z.string().nullable(),
  length: z.number(),
  beam: z.number(),
  draft: z.number(),
  type: vesselType.nullable(),
});

/** Nights of one boat in one berth. The allocation with the first night identifies the bar. */
export const planBar = z.object({
  kind: planBarKind,
  /** The visitor's or resident's allocation; for AWAY the absence. */
  allocation_id: z.string(),
  berth_id: z.string(),
  /** Neighbours that the boat extends over: one bar covers them all. */
  extends_over: z.array(z.string()),
  start_date: calendarDate,
  /** Null: until further notice. */
  end_date: calendarDate.nullable(),
  /** The whole stay, which is longer than the bar if it is split over berths. */
  stay_start: calendarDate,
  stay_end: calendarDate.nullable(),
  reservation_id: z.string().nullable(),
  /** The number that staff and boater see; null: no reservation. */
  view_id: z.string().nullable(),
  boat: planBoat,
  /** Visits only. */
  mark: planMark.nullable(),
  dates: z.enum(planDates).nullable(),
  status: displayedStatus.nullable(),
});
export type PlanBar = z.infer<typeof planBar>;

/** A berth as a row of the chart. */
export const planRow = z.object({
  berth_id: z.string(),
  pier_id: z.string(),
  /** Pier name and number. */
  name: z.string(),
  number: z.number().int(),
  max_loa: z.number(),
  max_beam: z.number(),
  max_draft: z.number(),
  min_length: z.number().nullable(),
  min_beam: z.number().nullable(),
  min_draft: z.number().nullable(),
  active: z.boolean(),
  /** In the inventory given to visitors. */
  offered: z.boolean(),
  /** Berths that a larger boat may extend over from this one. */
  neighbours: z.array(z.string()),
});
export type PlanRow = z.infer<typeof planRow>;

/** A pier with how full its rows are: the share is `taken_nights` of `offered_nights`. */
export const planPier = z.object({
  pier_id: z.string(),
  name: z.string(),
  berths: z.number().int(),
  /** Berth-nights with a visitor or a resident who is not away. */
  taken_nights: z.number().int(),
  /** Berth-nights of the active berths. */
  offered_nights: z.number().int(),
});
export type PlanPier = z.infer<typeof planPier>;
