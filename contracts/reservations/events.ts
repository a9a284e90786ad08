import { customerType } from '../customers/vocabulary-schemas.js';
import * as z from 'zod';
import { groupPaymentPart } from './group-payment.js';
import { calendarDate, instant, dateRange } from '../vocabulary/dates-schemas.js';
import { lossCause } from '../berths/vocabulary-schemas.js';
import { lossReason } from './vocabulary-schemas.js';
import { counterMethods, paymentParts } from './vocabulary.js';

/**
 * Events of a reservation's stream (`reservation-<id>`) that other areas react to, with the fields they may use. Other
 * fields and events are internal to the area.
 */

const at = { at: instant };
const onlyWhen = z.object(at);
/** `message`: what was written to the other side; null once the boater was erased. */
const worded = { message: z.string().nullable().optional(), ...at };
const withWords = z.object(worded);

const stayVessel = z.object({
  vessel_id: z.string().nullable(),
  length: z.number(),
  beam: z.number(),
  draft: z.number(),
});

/** Why the berth plan took a stay's berth and found no other one. */
const lost = z.object({ reason: lossReason, cause: lossCause.optional(), from_date: calendarDate });

const opened = z.object({
  reservation_id: z.string(),
  /** The reservation's number for people. */
  view_id: z.string(),
  marina_id: z.string(),
  boater_id: z.string(),
  customer_type: customerType,
  start_date: calendarDate,
  end_date: calendarDate,
  vessel: stayVessel,
  /** Null once the boater was erased. */
  vessel_name: z.string().nullable(),
  ...at,
});

/** The nights of a stay in each of its berths, in order. */
export const berthedNights = z.array(dateRange.extend({ berth_id: z.string(), label: z.string() }));

const newDates = z.object({ ...dateRange.shape, ...at });

export const reservationFacts = {
  ReservationRequested: opened,
  InstantBookingInitiated: opened,
  ReservationCreatedByMarina: opened,
  InstantBookingConfirmed: onlyWhen,
  PriceSent: withWords,
  PriceAccepted: onlyWhen,
  ReservationPutOnWaitingList: withWords,
  ReservationApproved: withWords,
  OfferChanged: withWords,
  /** Today's terms, which the marina offered for the booked stay. */
  TermsAccepted: onlyWhen,
  TermsDeclined: onlyWhen,
  DatesSuggested: z.object({ suggested_dates: z.array(dateRange), ...worded }),
  SuggestedDatesAccepted: newDates,
  StayDatesChanged: newDates,
  ReservationVesselChanged: z.object({ vessel: stayVessel, vessel_name: z.string().nullable(), ...at }),
  ReservationDocumentAdded: onlyWhen,
  /** `label`: pier and number. `berth_id`: the last berth of a stay with several, which are the `segments`. */
  BerthAssigned: z.object({
    berth_id: z.string(),
    label: z.string(),
    segments: berthedNights.optional(),
    ...at,
  }),
  BerthUnassigned: z.object({ berth_id: z.string(), lost: lost.optional(), ...at }),
  PaymentReceived: onlyWhen,
  ReservationCanceledByMarina: withWords,
  /** `declined`: the boater declined an offer, rather than withdrew a request or a booking. */
  ReservationCanceledByBoater: z.object({ declined: z.boolean(), ...worded }),
  ReservationExpired: z.object({ silence: z.enum(['NO_MARINA_RESPONSE', 'NO_BOATER_RESPONSE']), ...at }),
  PaymentExpired: onlyWhen,
  StayFinished: onlyWhen,
  /** The boat of a finished stay is there: its arrival was recorded late, or its departure was taken back. */
  StayReopened: onlyWhen,
  /** Merged into another stay, and separated from it again: it is what it was before. `payments` are its own again. */
  StaySeparated: z.object({ booked: z.boolean(), payments: z.array(z.object({ amount: z.number().int() })), ...at }),
} as const;

const money = { amount: z.number().int(), ...at };
const part = { part: z.enum(paymentParts).optional() };
const atCounter = { method: z.enum(counterMethods), ...money };

/** Events about money, in minor units. `received_on` and `paid_on` are the marina's days. */
export const reservationMoney = {
  PaymentReceived: z.object({
    provider_reference: z.string(),
    group_payment: groupPaymentPart.optional(),
    ...part,
    ...money,
  }),
  CounterPaymentRecorded: z.object({ payment_no: z.number(), received_on: calendarDate, ...part, ...atCounter }),
  /** `of`: the duplicate on which the payment was recorded, and its number there; absent: this stay. */
  CounterPaymentUndone: z.object({
    payment_no: z.number(),
    received_on: calendarDate,
    of: z.object({ reservation_id: z.string(), payment_no: z.number() }).optional(),
    ...atCounter,
  }),
  /** `provider_reference`: one reference for each payment that money went back to, with spaces between them. */
  RefundIssued: z.object({ refund_no: z.number(), provider_reference: z.string(), ...money }),
  CounterRefundPaid: z.object({ refund_no: z.number(), paid_on: calendarDate, ...atCounter }),
} as const;

export type ReservationMoneyType = keyof typeof reservationMoney;
export type ReservationMoney = {
  [T in ReservationMoneyType]: { readonly type: T; readonly data: z.output<(typeof reservationMoney)[T]> };
}[ReservationMoneyType];

/** A logged event as one about money; null for all others. */
export function reservationMoneyOf(event: { stream: string; type: string; data: object }): ReservationMoney | null {
  if (!event.stream.startsWith(RESERVATION_STREAM) || !(event.type in reservationMoney)) return null;
  return { type: event.type, data: event.data } as ReservationMoney;
}

export type ReservationFactType = keyof typeof reservationFacts;
export type ReservationFact = {
  [T in ReservationFactType]: { readonly type: T; readonly data: z.output<(typeof reservationFacts)[T]> };
}[ReservationFactType];
export type ReservationFactOf<T extends ReservationFactType> = Extract<ReservationFact, { type: T }>;

/** Prefix of the reservations' streams; the reservation's id follows. */
export const RESERVATION_STREAM = 'reservation-';

/** A logged event as a fact; null for events of other streams and for internal events. */
export function reservationFactOf(event: { stream: string; type: string; data: object }): ReservationFact | null {
  if (!event.stream.startsWith(RESERVATION_STREAM) || !(event.type in reservationFacts)) return null;
  return { type: event.type, data: event.data } as ReservationFact;
}
