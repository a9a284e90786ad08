import * as z from 'zod';
import { seenThere } from '../vocabulary/seen-there.js';
import { totalLineKinds } from '../pricing/vocabulary.js';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { changeReason } from '../vocabulary/reservation-words-schemas.js';
import { id } from '../vocabulary/route.js';
import { paragraph } from '../vocabulary/text.js';
import { currency } from '../vocabulary/money-schemas.js';
import { planBoat } from './plan.js';
import { MOST_MOVES, planNoticeCodes } from './vocabulary.js';
import { bothReason } from './vocabulary-schemas.js';

/** What staff do with a bar of the tape chart, and what it would lead to. Nights are `[start_date, end_date)`. */

const confirm_min_length = z.boolean().default(false);

/** Why a stay is changed. `tell` false: its boater is sent no mail about it; nobody is who knows neither dates nor berth. */
const telling = { reason: changeReason.optional(), tell: z.boolean().optional() };

/** Why a boat keeps both berths, where it has another one on some of the nights: refused with BOAT_HAS_A_BERTH without it. */
const both_reason = bothReason.optional();

export const planGesture = z.discriminatedUnion(
  'type',
  [
    /** To one berth, from a night on (earlier nights keep theirs) or for all nights that have not passed. */
    z.strictObject({
      type: z.literal('MOVE'),
      reservation_id: id,
      berth_id: id,
      from_date: calendarDate.optional(),
      confirm_min_length,
      both_reason,
      ...telling,
    }),
    /** Longer or shorter at either end; the price follows. */
    z.strictObject({
      type: z.literal('DATES'),
      reservation_id: id,
      start_date: calendarDate,
      end_date: calendarDate,
      /** Nights that have not passed are in this berth; absent: the stay keeps its berths. */
      berth_id: id.optional(),
      /** Words of staff beside the reason; the boater reads them. */
      message: paragraph(2000).optional(),
      both_reason,
      ...telling,
    }),
    /** Each stay takes the berth of the other, both or neither. */
    z.strictObject({
      type: z.literal('SWAP'),
      reservation_id: id,
      with_reservation_id: id,
      confirm_min_length,
      both_reason,
      ...telling,
    }),
    /** Several stays, each to one berth for all nights that have not passed; all of them or none. */
    z.strictObject({
      type: z.literal('MOVES'),
      moves: z
        .array(z.strictObject({ reservation_id: id, berth_id: id }))
        .min(2, 'severalStays')
        .max(MOST_MOVES, 'tooMany'),
      confirm_min_length,
      both_reason,
      ...telling,
    }),
    /** The berths of the stay, each from a night on; the first from the arrival. */
    z.strictObject({
      type: z.literal('SPLIT'),
      reservation_id: id,
      segments: z
        .array(z.strictObject({ berth_id: id, start_date: calendarDate }))
        .min(1, 'berthRequired')
        .max(20, 'tooMany'),
      confirm_min_length,
      both_reason,
      ...telling,
    }),
    /** A resident's boat to one berth, for all nights that have not passed, or from a night on and until another. */
    z.strictObject({
      type: z.literal('MOVE_RESIDENT'),
      allocation_id: id,
      berth_id: id,
      from_date: calendarDate.optional(),
      /** The first night that keeps its berth. */
      until_date: calendarDate.optional(),
      confirm_min_length,
    }),
    /** Other nights for a residency: longer or shorter at either end. */
    z.strictObject({
      type: z.literal('RESIDENT_DATES'),
      allocation_id: id,
      start_date: calendarDate,
      /** Null: until further notice. */
      end_date: calendarDate.nullable(),
    }),
    /** Two residents exchange their berths from today on, or from the later begin. */
    z.strictObject({
      type: z.literal('SWAP_RESIDENTS'),
      allocation_id: id,
      with_allocation_id: id,
      confirm_min_length,
    }),
  ],
  'actionRequired',
);
export type PlanGesture = z.output<typeof planGesture>;

/** What a preview was based on; a change sends it back and is refused as STALE if it has been overtaken. */
export const planBasis = z.strictObject({
  /** Of the berth plan. */
  revision: z.number().int().min(-1).max(Number.MAX_SAFE_INTEGER),
  stays: z
    .array(z.strictObject({ reservation_id: id, revision: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }))
    .max(200, 'tooMany'),
});
export type PlanBasis = z.output<typeof planBasis>;

/** The nights of a stay in one berth, with the metres that the boat leaves unused there (negative: too large). */
export const shownSegment = z.object({
  berth_id: z.string(),
  berth_name: z.string(),
  extends_over: z.array(z.string()),
  start_date: calendarDate,
  /** Null: a resident, until further notice. */
  end_date: calendarDate.nullable(),
  spare_loa: z.number(),
  spare_beam: z.number(),
  spare_draft: z.number(),
});
export type ShownSegment = z.output<typeof shownSegment>;

export const movedStay = z.object({
  allocation_id: z.string(),
  /** Null: a resident. */
  reservation_id: z.string().nullable(),
  boat: planBoat,
  before: z.array(shownSegment),
  /** Empty: the stay loses its berth. */
  after: z.array(shownSegment),
});

/** Why a change is not possible, with the stay in the way if there is one. */
export const planRefusal = z.object({
  code: z.string(),
  details: z.record(z.string(), z.unknown()),
  errors: z.array(z.object({ path: z.string(), code: z.string() })),
  in_the_way: z
    .object({
      allocation_id: z.string(),
      reservation_id: z.string().nullable(),
      boat_name: z.string().nullable(),
      berth_name: z.string(),
      start_date: calendarDate,
      end_date: calendarDate.nullable(),
    })
    .nullable(),
});

/** What the lines of a price are computed from. */
const lineTerms = z.object({
  nights: z.number().int(),
  price_per_night: z.number(),
  discount_percent: z.number(),
  nights_to_redeem: z.number().int(),
});

/** A line that a change of the stay changes; null: the price has no such line. `name`: of the marina's surcharge. */
export const changedLine = z.object({
  kind: z.enum(totalLineKinds),
  of: z.string().nullable(),
  name: z.string().nullable(),
  before: z.number().nullable(),
  after: z.number().nullable(),
});

/** Decimals in `currency`. */
export const changedPrice = z.object({
  currency,
  /** Lines that stay as they are left out. */
  lines: z.array(changedLine),
  terms_before: lineTerms,
  terms_after: lineTerms,
  before: z.number(),
  after: z.number(),
  difference: z.number(),
  /** Still to be paid after the change, and by when. */
  to_pay: z.number(),
  pay_by: instant.nullable(),
  /** Paid back because the stay costs less than was paid. */
  refund: z.number(),
});

export const planEffects = z.object({
  possible: z.boolean(),
  basis: planBasis,
  /** Null where it is possible. */
  refusal: planRefusal.nullable(),
  /** A boat is shorter than a berth's minimum: send `confirm_min_length`. */
  needs_confirmation: z.boolean(),
  stays: z.array(movedStay),
  /** Null: the price stays as it is. */
  price: changedPrice.nullable(),
  /** Price of the stay after the change; null where it has none, or where several stays change. Decimals. */
  total: z.object({ currency, amount: z.number() }).nullable(),
  /** Mails to boaters, at once. */
  mails: z.array(z.object({ reservation_id: z.string(), kind: z.string() })),
  notices: z.array(
    z.object({
      code: z.enum(planNoticeCodes),
      /** Null: a resident's boat. */
      reservation_id: z.string().nullable(),
      boat_name: z.string().nullable(),
      berth_name: z.string(),
      start_date: calendarDate,
      end_date: calendarDate,
      nights_between: z.number().int(),
      /** BOAT_STILL_THERE of a boat that nobody expected: who saw it, and when; absent: another boat. */
      seen: seenThere.optional(),
    }),
  ),
});
export type ChangedPrice = z.output<typeof changedPrice>;
export type PlanEffects = z.output<typeof planEffects>;
