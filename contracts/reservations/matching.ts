import * as z from 'zod';
import { match } from '../berths/matches.js';
import { lossCause, removalRule } from '../berths/vocabulary-schemas.js';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { commandReceipt, id, listAnswer } from '../vocabulary/route.js';
import { hullType, vesselType } from '../vocabulary/sizes-schemas.js';
import { line } from '../vocabulary/text.js';
import { berthLabel } from './list.js';
import { lossReason, nextMove, offerOutcome, passOverReason, reservationSource } from './vocabulary-schemas.js';
import { placementOrder, placingGroups, placingOrders } from './vocabulary.js';
import { skipReasons } from '../vocabulary/reservation-words.js';
import { displayedStatus, skipReason } from '../vocabulary/reservation-words-schemas.js';

export const placingGroup = z.enum(placingGroups);

/** Absent group: the first page of each. The waiting list is always in the order of the line. */
export const listPlacing = z.strictObject({
  group: placingGroup.optional(),
  order: z.enum(placingOrders).default('start_date'),
  page: z.number().int().min(1).max(100_000).default(1),
  page_size: z.number().int().min(1).max(50).default(20),
});
export type ListPlacing = z.infer<typeof listPlacing>;

/** The berth that is held for somebody on the waiting list until they answer. */
export const runningOffer = z.object({
  offer_id: z.string(),
  berth_id: z.string(),
  label: z.string(),
  place: z.number().int(),
  offered_at: instant,
  answer_by: instant,
});
export type RunningOffer = z.infer<typeof runningOffer>;

/** A stay without a berth of its own. */
export const placingRow = z.object({
  reservation_id: id,
  view_id: z.string(),
  revision: z.number().int(),
  source: reservationSource,
  reservation_status: displayedStatus,
  next_move: nextMove,
  boater: z.object({ id, first_name: z.string(), last_name: z.string() }),
  vessel: z.object({
    name: z.string(),
    length: z.number(),
    beam: z.number(),
    draft: z.number(),
    type: vesselType.nullable(),
    hull_type: hullType.nullable(),
  }),
  start_date: calendarDate,
  end_date: calendarDate,
  nights: z.number().int(),
  /** Place on the waiting list, from 1; null when not on it. */
  waiting_place: z.number().int().nullable(),
  /** Number of berths that fit and are free for all nights, without those that staff skipped for this stay. */
  fits: z.number().int(),
  /** Where none fits: number of berths that fit once staff confirm that the boat is below their minimum; 0 otherwise. */
  fits_if_confirmed: z.number().int(),
  /** The best of them. */
  best: berthLabel.nullable(),
  berth_offer: runningOffer.nullable(),
  created_at: instant,
});
export type PlacingRow = z.infer<typeof placingRow>;

/** A stay lost its berth and no other fits (spec 3 §4, decreased supply). Open until solved or closed. */
export const supplyAlert = z.object({
  reservation_id: id,
  view_id: z.string(),
  boater: placingRow.shape.boater,
  vessel: z.object({ name: z.string(), length: z.number() }),
  start_date: calendarDate,
  end_date: calendarDate,
  /** The lost berth, and the first night without it. */
  berth: z.string(),
  from_date: calendarDate,
  reason: lossReason,
  /** The reason why the berth was lost. Null if it was not recorded, or the holder is back. */
  cause: lossCause.nullable(),
  /** Name of the staff member whose change took the berth. */
  changed_by: z.string().nullable(),
  at: instant,
});
export type SupplyAlert = z.infer<typeof supplyAlert>;

export const placingPage = z.object({
  groups: z.object({
    waiting: listAnswer(placingRow),
    unplaced: listAnswer(placingRow),
    lost: listAnswer(placingRow),
    skipped: listAnswer(placingRow),
  }),
  alerts: listAnswer(supplyAlert),
  /** Hours that somebody on the waiting list has to answer an offer. */
  offer_hours: z.number().int(),
});
export type PlacingPage = z.infer<typeof placingPage>;

/** Somebody earlier on the waiting list, and why the berth is not theirs. */
export const passedOver = z.object({
  reservation_id: id,
  view_id: z.string(),
  vessel_name: z.string(),
  boater_name: z.string(),
  place: z.number().int(),
  reason: passOverReason,
  /** Why the berth does not fit. */
  rule: removalRule.nullable(),
  skip_reason: skipReason.nullable(),
});
export type PassedOver = z.infer<typeof passedOver>;

const minimums = {
  /** Metres; a minimum of null: no boat is too small. */
  min_length: z.number().nullable(),
  min_beam: z.number().nullable(),
  min_draft: z.number().nullable(),
};

/** A berth that fits. */
export const placingMatch = match.extend({
  berth: berthLabel,
  ...minimums,
  /** Arrival of the next boat, or return of the resident, within a year after the stay; null: nobody comes. */
  free_until: calendarDate.nullable(),
  /** The boat is below one of the minimums: allocating needs a confirmation. */
  needs_confirmation: z.boolean(),
  /** For a stay on the waiting list. Null for all others. */
  line: z
    .object({
      /** Somebody earlier on the list who must be offered this berth first; null: this stay is next. */
      first: passedOver.omit({ reason: true, rule: true, skip_reason: true }).nullable(),
      passed_over: z.array(passedOver),
    })
    .nullable(),
});
export type PlacingMatch = z.infer<typeof placingMatch>;

export const placingDetail = placingRow.extend({
  group: placingGroup.nullable(),
  /** Present berth; null while none is held. */
  berth: z.string().nullable(),
  /** In the boater's own words. */
  additional_requirements: z.array(z.string()),
  matches: z.array(placingMatch),
  /** Number of other berths by the rule that removed them. */
  removed: z.partialRecord(removalRule, z.number().int()),
  skipped: z.array(z.object({ berth_id: z.string(), berth_name: z.string(), reason: skipReason })),
  alert: supplyAlert.nullable(),
  /** Whether it may be put on the waiting list. */
  may_wait: z.boolean(),
});
export type PlacingDetail = z.infer<typeof placingDetail>;

const whatToPlace = z.strictObject({ reservation_id: id, berth_id: id });

/**
 * What happens to one stay: one that lost its berth, or has none yet, gets the berth; one on the waiting list is offered
 * it. The groups are placed in this order, so that nobody on the waiting list takes a berth that was promised.
 */
export const bestPlacement = z.object({
  reservation_id: id,
  view_id: z.string(),
  vessel_name: z.string(),
  boater_name: z.string(),
  vessel: z.object({ length: z.number(), beam: z.number(), draft: z.number() }),
  start_date: calendarDate,
  end_date: calendarDate,
  berth: berthLabel,
  ...minimums,
  /** No berth fits but those below whose minimum the boat is: staff confirm each, or leave it out. */
  needs_confirmation: z.boolean(),
  group: z.enum(placementOrder),
  /** The place on the waiting list and everybody before it, with the reason; null in the other groups. */
  line: z.object({ place: z.number().int(), passed_over: z.array(passedOver) }).nullable(),
});
export type BestPlacement = z.infer<typeof bestPlacement>;

export const MOST_PLACED_AT_ONCE = 50;

export const placeBest = z.strictObject({
  placements: z
    .array(whatToPlace.extend({ confirm_min_length: z.boolean().default(false) }))
    .min(1)
    .max(MOST_PLACED_AT_ONCE, 'tooMany'),
});

export const placedBest = commandReceipt.extend({
  outcomes: z.array(
    z.object({
      reservation_id: id,
      berth_id: id,
      outcome: z.enum(['allocated', 'offered', 'refused']),
      /** Code of the refusal. */
      error_type: z.string().nullable(),
    }),
  ),
});
export type PlacedBest = z.infer<typeof placedBest>;

export const offerBerth = whatToPlace.extend({ confirm_min_length: z.boolean().default(false) });

/** The nights that became free. The berth goes to the next whose stay takes at least one of them. */
export const offerNext = z
  .strictObject({ berth_id: id, start_date: calendarDate, end_date: calendarDate })
  .refine(({ start_date, end_date }) => start_date < end_date, { path: ['end_date'], error: 'inValidDate' });

export const offeredBerth = commandReceipt.extend({ reservation_id: id });

export const withdrawOffer = z.strictObject({
  reservation_id: id,
  skip_reason: z.enum(skipReasons, 'provideReason'),
  skip_reason_text: line(500).optional(),
});

/** Offers of one berth, or to one stay, which may also have been passed over by berths given directly. */
export const howGiven = z
  .strictObject({ reservation_id: id.optional(), berth_id: id.optional() })
  .refine((value) => (value.reservation_id === undefined) !== (value.berth_id === undefined), {
    path: ['berth_id'],
    error: 'berthRequired',
  });

/**
 * One offer: to whom, at which place in the line, who was passed over and why, and how it ended. A berth that was given
 * directly, past somebody on the list whom it fitted, is listed as well.
 */
export const givenOffer = z.object({
  offer_id: z.string(),
  berth_id: z.string(),
  label: z.string(),
  reservation_id: id,
  view_id: z.string(),
  vessel_name: z.string(),
  boater_name: z.string(),
  start_date: calendarDate,
  end_date: calendarDate,
  offered_at: instant,
  /** Null: the berth was passed on by itself. */
  offered_by: z.string().nullable(),
  /** Null: the berth was not offered but given directly. */
  answer_by: instant.nullable(),
  /** Null: the stay is not on the waiting list. */
  place: z.number().int().nullable(),
  line_length: z.number().int(),
  passed_over: z.array(passedOver),
  outcome: offerOutcome.nullable(),
  ended_at: instant.nullable(),
});
export type GivenOffer = z.infer<typeof givenOffer>;

/** The boater's answer to the offer of a berth. `keep_place` false: the boater no longer wants a berth. */
export const declineBerth = z.strictObject({ keep_place: z.boolean().default(true), reason: line(500).default('') });
