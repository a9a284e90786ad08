import { absentVessel } from '../berths/matches.js';
import { customerType } from '../customers/vocabulary-schemas.js';
import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { currency } from '../vocabulary/money-schemas.js';
import { shownParty } from '../vocabulary/party-schemas.js';
import {
  additionalCharge,
  attachmentType,
  customSurcharge,
  deposit,
  moveVerdict,
  nextMove,
  paymentOffer,
  paymentStanding,
  paymentStatus,
  requiredDocuments,
  reservationSource,
  statusEntry,
} from './vocabulary-schemas.js';
import { id } from '../vocabulary/route.js';
import { boaterCard, knownVessel } from './find-boater.js';
import { unusableReasons } from '../loyalty/vocabulary.js';
import { berthLabel } from './list.js';
import { priceAnswer } from '../pricing/price.js';
import { instalmentSchedules, additionalChargeNames } from '../pricing/vocabulary.js';
import { totalLine } from './quote.js';
import { paymentEntry, refundEntry } from './counter.js';
import { instalmentStandings, paymentPlaces } from './vocabulary.js';
import { actionRequired, displayedStatus } from '../vocabulary/reservation-words-schemas.js';
import { shownDateOffers } from './priced-dates.js';

/** The pricing plan's figures, stored beside the offer that staff made. */
const pricingPlan = priceAnswer.omit({ count_descriptions: true });

/** Money of a reservation, in `currency`; amounts are null until staff have set a price. */
export const paymentBlock = z.object({
  method: paymentOffer.shape.method.unwrap(),
  currency,
  price_per_night: z.number().nullable(),
  /** The sum of the nights by the price list; absent: nights × price. */
  nights_total: z.number().optional(),
  marina_discount_percent: z.number(),
  nights_to_redeem: z.number().int(),
  additional_charges: z.partialRecord(z.enum(additionalChargeNames), additionalCharge),
  custom_surcharges: z.array(customSurcharge),
  discount_by_points_total: z.number(),
  lines: z.array(totalLine),
  total_to_pay: z.number().nullable(),
  deposit_rate: z.number().nullable(),
  deposit,
  /** The deposit in money, due at once; 0 where the price is paid in instalments, of which the first is due at once. */
  deposit_to_pay: z.number().nullable(),
  /** The amount that the boater can pay online now: deposit, instalments or total. 0 if nothing is due online. */
  due_amount: z.number().default(0),
  /** Where, how much and by when the stay is paid; null without a price, and once it was cancelled or has expired. */
  terms: z
    .object({
      place: z.enum(paymentPlaces),
      /** The amount that is asked online first, and what is then left: for the marina, or for later instalments. */
      online: z.number(),
      rest: z.number(),
      pay_by: instant.nullable(),
      /** The deadline is on a later day than the arrival. */
      after_arrival: z.boolean(),
    })
    .nullable()
    .default(null),
  paid_amount: z.number(),
  /** The refunds that have reached the boater. */
  refunded_amount: z.number(),
  /**
   * Total − paid + refunded; negative while a refund is on its way. Null without a price, and once the reservation was
   * cancelled or has expired.
   */
  balance: z.number().nullable(),
  payment_status: paymentStatus,
  payment_standing: paymentStanding,
  payment_date: instant.nullable(),
  payment_due_at: instant.nullable(),
  paid_at: instant.nullable(),
  payout_status: z.enum(['in_transit', 'paid']).nullable(),
  payout_date: instant.nullable(),
  current_pricing_plan: z
    .object({ deposit: z.number(), deposit_rule: priceAnswer.shape.deposit_rule, total_to_pay: z.number() })
    .nullable(),
  pricing_plan: pricingPlan.nullable(),
  payments: z.array(paymentEntry),
  refunds: z.array(refundEntry),
});

/** A document or photo; `/admin/attachment/get_link` gives access to the file. */
export const attachment = z.object({
  id,
  attachment_type: attachmentType,
  name: z.string(),
  content_type: z.string(),
  size_bytes: z.number().int(),
  created_at: instant,
});

/** A suggested berth, best first; `available` is as of the answer. */
export const berthMatch = z.object({
  id,
  order: z.number().int(),
  custom: z.boolean(),
  available: z.boolean(),
  berth_id: z.string().nullable(),
  berth: berthLabel.nullable(),
  /** The resident's vessel whose absence frees the berth. */
  vessel: absentVessel.nullable(),
  absence_report_id: z.string().nullable(),
});

const requirementCodes = z.array(z.string());

/** A part of the price of a long-term contract; `open` is unpaid of it. */
export const stayInstalment = z.object({
  number: z.number().int(),
  due_on: calendarDate,
  amount: z.number(),
  open: z.number(),
  standing: z.enum(instalmentStandings),
});
export type StayInstalment = z.output<typeof stayInstalment>;

/** The reservation page. */
export const reservationDetail = z.object({
  id,
  view_id: z.string(),
  /** The group of boats that the boat comes with; null: it comes alone. */
  group: z.object({ id, name: z.string() }).nullable(),
  revision: z.number().int(),
  marina: z.object({ id, name: z.string(), code: z.string() }),
  source: reservationSource,
  customer_type: customerType,
  instant_book: z.boolean(),
  /** An instant booking whose payment is awaited: it ends by itself if nothing is paid. */
  is_temporary: z.boolean(),
  /** The boater's record was made by the boater's own request. */
  is_guest: z.boolean(),
  /** Boaters have no accounts (decision 0093). */
  is_signed_up: z.literal(false),
  boater_id: id,
  boater: boaterCard,
  /** The telephone number that came with the request, where the boater's record has another one; null: it does not. */
  given_phone: z.string().nullable().default(null),
  vessel: knownVessel.extend({ id: z.string().nullable() }),
  /** Who is aboard; null: nobody has said it, and two adults are assumed. */
  party: shownParty.nullable().default(null),
  start_date: calendarDate,
  end_date: calendarDate,
  nights: z.number().int(),
  tem_member: z.boolean(),
  card_number: z.string().nullable(),
  nights_available: z.number().int(),
  max_nights_to_redeem: z.number().int(),
  /** Gift points that the boater could use, with those that this stay uses already; null: not a member. */
  gift_points: z
    .object({
      balance: z.number(),
      /** Most points that this stay can use. */
      available: z.number(),
      /** Why the balance cannot be used; null: it can. */
      reason: z.enum(unusableReasons).nullable(),
    })
    .nullable(),
  requested_redeem_nights_amount: z.number().int(),
  contract_id: z.string().nullable(),
  contract_name: z.string().nullable(),
  /** Empty: the price is paid at once. */
  instalments: z.array(stayInstalment).default([]),
  instalment_schedule: z.enum(instalmentSchedules).default('ONCE'),
  commercial: z.boolean(),
  live_aboard: z.boolean(),
  passeport_escales: z.boolean(),
  additional_requirements: z.array(z.string()),
  /** The boater's notes with the request. */
  notes: z.string(),
  /** Internal notes of staff. */
  internal_notes: z.string(),
  marina_requirements: z.object({
    initial_inquiry: requirementCodes,
    before_approval: requirementCodes,
    after_approval: requirementCodes,
    instant_booking: requirementCodes,
  }),
  required_documents: requiredDocuments,
  /** Required and not yet uploaded; approval waits for them. */
  missing_documents: z.array(attachmentType),
  attachments: z.array(attachment),
  berth_id: z.string().nullable(),
  /** Sizes in metres; beam and draft are null for a deleted berth. */
  berth: berthLabel
    .extend({
      length: z.number(),
      beam: z.number().nullable(),
      draft: z.number().nullable(),
      min_length: z.number().nullable(),
    })
    .nullable(),
  /**
   * The stay's allocation in the berth plan; queries about other berths name it, so that its own nights count as free.
   */
  allocation_id: z.string().nullable(),
  selected_match: berthMatch.nullable(),
  matches: z.array(berthMatch),
  reservation_status: displayedStatus,
  statuses: z.array(statusEntry),
  /** The reservation that goes on in place of this one; null: this one is no duplicate. */
  duplicate_of: z.string().nullable().default(null),
  /** That stay has its messages, documents and payments; null: it has not. */
  merged: z
    .object({
      view_id: z.string(),
      at: instant,
      /** Why the two cannot be separated any more; null: they can. */
      refusal: z.string().nullable(),
    })
    .nullable()
    .default(null),
  /** Other dates that are offered with their prices; null: none. */
  date_offers: shownDateOffers.nullable().default(null),
  action_required: actionRequired,
  next_move: nextMove,
  /** Place on the marina's waiting list, from 1; null when not on it. */
  waiting_place: z.number().int().nullable(),
  /** The last day has passed, and the boat, which arrived, was not seen leaving. */
  overdue: z.boolean(),
  /** The moves of each side, with the reason where one is closed. */
  allowed_actions: z.object({ marina: z.array(moveVerdict), boater: z.array(moveVerdict) }),
  payment: paymentBlock,
  /** The refund that the boater gets on cancelling. Null if the boater cannot cancel. */
  cancellation_terms: z
    .object({
      /** The marina's file with the policy for stays of this kind; null: it has none. */
      file: z.object({ attachment_id: z.string(), name: z.string() }).nullable(),
      /** Share of the paid amount that is refunded today. */
      percent_today: z.number(),
      /** The share up to and including `until`; next step first, nothing after the last. */
      steps: z.array(z.object({ until: calendarDate, percent: z.number() })),
    })
    .nullable()
    .default(null),
  unread_messages: z.number().int(),
  created_at: instant,
  updated_at: instant,
});
export type ReservationDetail = z.infer<typeof reservationDetail>;
