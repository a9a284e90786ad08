import * as z from 'zod';
import { followingTrafficEvent } from '../berths/berth-info.js';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { id, pageRequest } from '../vocabulary/route.js';
import { line, requiredLine } from '../vocabulary/text.js';
import { awayResident, seenBoat, walkBoat } from './boats.js';
import { shownTap, walker } from './conflicts.js';
import {
  berthExpectations,
  differenceKinds,
  differenceStates,
  MOST_WALK_BERTHS,
  nextSteps,
  walkStatuses,
} from './vocabulary.js';

/** Where somebody was last seen on the walk. */
const lastSeen = z.object({
  user_id: z.string(),
  name: z.string().nullable(),
  device_id: z.string(),
  pier_id: z.string().nullable(),
  last_tap_at: instant,
});

/** A walk in the list of walks (spec 3 §3: session). */
export const walkSummary = z.object({
  session_id: z.string(),
  status: z.enum(walkStatuses),
  started_at: instant,
  started_by: walker,
  saved_at: instant.nullable(),
  saved_by: walker.nullable(),
  /** Berths of the marina; once the walk is saved, of that time. */
  berths: z.number().int(),
  checked: z.number().int(),
  /** Berths that differ from the plan, settled or not. */
  differs: z.number().int(),
  /** Differences that nobody settled yet. */
  open: z.number().int(),
  /** Conflicts that nobody decided yet. */
  conflicts: z.number().int(),
  walkers: z.array(lastSeen),
});
export type WalkSummary = z.output<typeof walkSummary>;

const pierOfWalk = z.object({
  pier_id: z.string(),
  pier_name: z.string(),
  berths: z.number().int(),
  checked: z.number().int(),
  differs: z.number().int(),
  /** Every berth is checked, or the pier was marked complete. */
  complete: z.boolean(),
});

export const walkDetail = walkSummary.extend({
  revision: z.number().int(),
  piers: z.array(pierOfWalk),
  /** Unsettled differences by kind. */
  kinds: z.partialRecord(z.enum(differenceKinds), z.number().int()),
});
export type WalkDetail = z.output<typeof walkDetail>;

export const walkList = z.object({
  items: z.array(walkSummary),
  total: z.number().int(),
  /** Spec 3 §3: the walk with status STARTED. */
  current_session_id: z.string().nullable(),
});

/** How the dock differs from the plan at one berth. */
export const difference = z.object({
  difference_id: z.string(),
  session_id: z.string(),
  kind: z.enum(differenceKinds),
  berth: z.object({ id: z.string(), name: z.string(), pier_id: z.string() }),
  /** Null: the berth was empty. */
  seen: seenBoat.nullable(),
  /** The boat that the difference is about besides the one that was seen: it should be there, or should be away. */
  expected: seenBoat.nullable(),
  at: instant,
  by: walker,
  state: z.enum(differenceStates),
  /** Why it was dismissed. */
  reason: z.string().nullable(),
  settled_at: instant.nullable(),
  settled_by: walker.nullable(),
  /** Empty once it is settled. */
  steps: z.array(z.enum(nextSteps)),
  /** The records that the steps name. */
  refs: z.object({
    reservation_id: z.string().nullable(),
    traffic_event_id: z.string().nullable(),
    /** The boat leaves before the end of its stay: CONFIRM_DEPARTURE sends `left_early`. */
    left_early: z.boolean(),
    /** The nights that an early departure frees for good; null: it frees none. */
    freed: z.object({ start_date: calendarDate, end_date: calendarDate }).nullable(),
    absence_report_id: z.string().nullable(),
    vessel_id: z.string().nullable(),
    previous_vessel_id: z.string().nullable(),
    boater_id: z.string().nullable(),
  }),
});
export type Difference = z.output<typeof difference>;

/** A berth on the walk: all that a phone keeps of it. Sizes in metres. */
export const walkBerth = z.object({
  berth_id: z.string(),
  pier_id: z.string(),
  pier_name: z.string(),
  /** Pier name and number. */
  name: z.string(),
  max_loa: z.number(),
  max_beam: z.number(),
  max_draft: z.number(),
  active: z.boolean(),
  note: z.string(),
  expected: z.object({
    state: z.enum(berthExpectations),
    boat: walkBoat.nullable(),
    due: walkBoat.nullable(),
    over: walkBoat.nullable(),
    away: awayResident.nullable(),
    overdue: z.enum(['ARRIVAL', 'DEPARTURE']).nullable(),
    key: z.string(),
  }),
  /** The answer that stands; null: the berth is not checked. */
  check: shownTap.nullable(),
  /**
   * What a walk before this one saw last, of the last days, while the berth is not checked; null: nothing. `seen` null: no
   * boat. Absent on a phone that has kept the berth since an earlier release.
   */
  earlier: z.object({ seen: seenBoat.nullable(), at: instant, by: z.string().nullable() }).nullish(),
  differences: z.array(difference),
  /** An open conflict is about this berth. */
  asks: z.boolean(),
  photos: z.array(z.object({ photo_id: z.string(), at: instant, by: walker })),
  following: z.array(followingTrafficEvent),
  allow_inquire_for_absence: z.boolean(),
  inquiry_sent_at: instant.nullable(),
});
export type WalkBerth = z.output<typeof walkBerth>;

export const ofWalk = z.strictObject({ session_id: id });

export const listWalkBerths = z.strictObject({
  session_id: id,
  pier_id: id.optional(),
  berth_ids: z.array(id).max(MOST_WALK_BERTHS).optional(),
  page: pageRequest.page,
  page_size: z.number().int().min(1).max(MOST_WALK_BERTHS).default(100),
});

export const walkBerths = z.object({
  items: z.array(walkBerth),
  total: z.number().int(),
  /** Marina-local date of the expectations. */
  date: calendarDate,
});

export const listDifferences = z.strictObject({
  /** Absent: of all walks. */
  session_id: id.optional(),
  state: z.array(z.enum(differenceStates)).max(differenceStates.length).default(['OPEN', 'TO_DESK']),
  ...pageRequest,
});

const settled = { session_id: id, difference_id: id };
export const settleDifference = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('DISMISS'), ...settled, reason: requiredLine(200, 'provideReason') }),
    z.strictObject({ action: z.literal('LEAVE_TO_DESK'), ...settled }),
  ],
  'actionRequired',
);

export const updateWalk = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('SAVE'), session_id: id }),
    z.strictObject({
      action: z.literal('PIER_COMPLETE'),
      session_id: id,
      pier_id: id,
      /** Answers "as planned" for the berths of the pier that are not checked yet. */
      rest_as_planned: z.boolean().default(false),
    }),
  ],
  'actionRequired',
);

export const photoOfWalk = z.strictObject({ session_id: id, photo_id: id });
export const photoContent = z.object({ media_type: line(40), content: z.base64() });
