import * as z from 'zod';
import { seenThere } from '../vocabulary/seen-there.js';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { removalRule } from './vocabulary-schemas.js';
import { skipReason } from '../vocabulary/reservation-words-schemas.js';

/** A berth that fits, with the metres that the boat leaves unused. */
export const candidate = z.object({
  berth_id: z.string(),
  /** Rank from 1, the best. */
  order: z.number().int(),
  spare_loa: z.number(),
  spare_beam: z.number(),
  spare_draft: z.number(),
  /** Neighbouring berths the boat extends over (smart extension). */
  extends_over: z.array(z.string()),
  /** Absences of the resident that free the berth; empty: it has no resident. */
  absence_ids: z.array(z.string()),
});
export type Candidate = z.infer<typeof candidate>;

/** Why a berth was removed, and the allocation in the way if that is the reason. */
export const removal = z.object({
  berth_id: z.string(),
  rule: removalRule,
  /** The berth that breaks the rule; differs from `berth_id` when it is a neighbour. */
  at_berth_id: z.string().optional(),
  allocation_id: z.string().optional(),
  start_date: calendarDate.optional(),
  end_date: calendarDate.optional(),
  skip_reason: skipReason.optional(),
});
export type Removal = z.infer<typeof removal>;

/** At most this many candidates are written into the log. */
export const CANDIDATES_KEPT = 20;

/** Why this berth was chosen; stored with every allocation, so that it can still be explained years later. */
export const allocationWhy = z.object({
  chosen_by: z.enum(['staff', 'match', 'plan']),
  /** Best first, the first {@link CANDIDATES_KEPT}; the chosen berth alone where staff chose it. */
  candidates: z.array(candidate).max(CANDIDATES_KEPT),
  candidates_total: z.number().int(),
  /** How many other berths each rule removed. Empty where staff chose. */
  removed: z.partialRecord(removalRule, z.number().int()),
  /** Berths that staff wanted and did not get. */
  asked: z.array(removal),
  /** Staff confirmed a boat below one of the berth's minimums. */
  min_length_confirmed: z.boolean(),
});
export type AllocationWhy = z.infer<typeof allocationWhy>;

/** The boat of the berth holder whose absence frees a berth; the name is null once its owner was erased. */
export const absentVessel = z.object({ id: z.string(), name: z.string().nullable() });

/** Another boat that lies in the berth tonight, although the plan has it there no more; absent: none. */
const still_there = z
  .object({
    reservation_id: z.string().nullable(),
    boat_name: z.string().nullable(),
    end_date: calendarDate,
    /** A dock walk saw it there, and nobody expected it; absent: a boat that should have left. */
    seen: seenThere.optional(),
  })
  .optional();

/** One match of a reservation (spec 1 §3: custom, available, order, berth or vessel, absence_report_id, berth_id). */
export const match = z.object({
  berth_id: z.string(),
  berth_name: z.string(),
  available: z.boolean(),
  order: z.number().int(),
  /** True: chosen by staff, not proposed by the plan. */
  custom: z.boolean(),
  /** The first absence that frees the berth; null: the berth has no resident. */
  absence_report_id: z.string().nullable(),
  /** The boat that is absent; null: the berth has no resident. */
  vessel: absentVessel.nullable(),
  why: candidate,
  still_there,
});
export type Match = z.infer<typeof match>;

/** One line of a berth selection: every active berth, long enough ones first. */
export const berthChoice = z.object({
  berth_id: z.string(),
  berth_name: z.string(),
  pier_id: z.string(),
  pier_name: z.string(),
  number: z.number().int(),
  length: z.number(),
  max_beam: z.number(),
  max_draft: z.number(),
  min_length: z.number().nullable(),
  min_beam: z.number().nullable(),
  min_draft: z.number().nullable(),
  order: z.number().int(),
  available: z.boolean(),
  long_enough: z.boolean(),
  /** The boat is below one of the minimums: allocating needs a confirmation. */
  needs_confirmation: z.boolean(),
  extends_over: z.array(z.string()),
  absence_report_id: z.string().nullable(),
  /** Null when available. */
  removed_by: removal.nullable(),
  still_there,
});
export type BerthChoice = z.infer<typeof berthChoice>;

/** One night of the plan. All counts are of active berths; free = berths − visitors − residents + away. */
export const nightOccupancy = z.object({
  date: calendarDate,
  berths: z.number().int(),
  /** Berths held by a resident, present or away. */
  residents: z.number().int(),
  /** Residents' berths whose resident is away that night. */
  away: z.number().int(),
  /** Berths with a visitor; a boat over two berths counts twice. */
  visitors: z.number().int(),
  free: z.number().int(),
});
export type NightOccupancy = z.infer<typeof nightOccupancy>;
