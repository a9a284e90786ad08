import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates.js';
import { amount, currency, percentage, pricePerNight } from '../vocabulary/money.js';
import { requiredLine } from '../vocabulary/text.js';
import { hullType, vesselSizes, vesselType } from '../vocabulary/sizes.js';

/** Status codes of a reservation's history (spec 1 §4). */
export const statusCodes = [
  'INITIATED',
  'INSTANT_BOOKING_INITIATED',
  'INSTANT_BOOK',
  'APPROVED',
  'UPDATED',
  'BOATER_ACCEPTED',
  'BOATER_ACCEPTED_SUGGESTED_DATES',
  'BOATER_ADDED_DOCUMENTS',
  'WAITING_LIST',
  'CANCELED_BY_MARINA',
  'CANCELED_BY_BOATER',
  'EXPIRED_NO_MARINA_RESPONSE',
  'EXPIRED_NO_BOATER_RESPONSE',
  'PAYMENT_EXPIRED',
  'MARINA_ADDED_DATES',
  'FINISHED',
] as const;
export const statusCode = z.enum(statusCodes);
export type StatusCode = z.infer<typeof statusCode>;

/** Who must move next; null: nobody. */
export const actionRequired = z.enum(['MARINA', 'BOATER']).nullable();
export type ActionRequired = z.infer<typeof actionRequired>;

/** Who moves next and until when; `by` null: nobody. */
export const nextMove = z.object({ by: actionRequired, deadline_at: instant.nullable() });

export const dateRange = z.object({ start_date: calendarDate, end_date: calendarDate });
export type DateRange = z.infer<typeof dateRange>;

export const statusEntry = z.object({
  status_code: statusCode,
  action_required: actionRequired,
  created_at: instant,
  suggested_dates: z.array(dateRange).optional(),
});
export type StatusEntry = z.infer<typeof statusEntry>;

/** What the lists and the page show (spec 1 §4), derived from the history. */
export const displayedStatuses = [
  '-',
  'initiated',
  'instant_booking_initiated',
  'pending',
  'waiting',
  'waiting_list',
  'approved',
  'canceled_by_boater',
  'canceled_by_marina',
  'expired_no_marina_response',
  'expired_no_boater_response',
  'payment_expired',
  'marina_added_dates',
  'boater_accepted_suggested_dates',
  'finished',
  // Only for histories nobody here writes: these codes with nobody named to move (spec: "otherwise the lowercased code").
  'updated',
  'boater_accepted',
  'boater_added_documents',
] as const;
export const displayedStatus = z.enum(displayedStatuses);
export type DisplayedStatus = z.infer<typeof displayedStatus>;

export const reservationSource = z.enum(['BOATER', 'MARINA']);
export type ReservationSource = z.infer<typeof reservationSource>;

export const customerType = z.enum(['RESIDENT', 'VISITOR']);
export type CustomerType = z.infer<typeof customerType>;

const marinaActions = [
  'UPDATE',
  'NOTIFY',
  'APPROVE',
  'ADD_TO_WAITING_LIST',
  'UPDATE_DATE',
  'UPDATE_NOTE',
  'CANCEL',
] as const;

/** Everything staff can do with a reservation that exists: the actions of the calls and those of the berthing section. */
export const marinaMoves = [...marinaActions, 'ASSIGN_BERTH', 'UNASSIGN_BERTH', 'SELECT_MATCH', 'SKIP_MATCH'] as const;
/** Everything a boater can do with a reservation that exists. CANCEL_BY_BOATER is also how an offer is declined. */
export const boaterMoves = ['ACCEPT_PRICE', 'ACCEPT_DATES', 'CANCEL_BY_BOATER', 'ADD_DOCUMENT', 'PAY'] as const;
/** What happens by itself when a date or an hour has passed, or a provider reports. */
export const systemMoves = [
  'EXPIRE_NO_MARINA_RESPONSE',
  'EXPIRE_NO_BOATER_RESPONSE',
  'EXPIRE_PAYMENT',
  'FINISH',
  'CONFIRM_REFUND',
] as const;
export const reservationMoves = [...marinaMoves, ...boaterMoves, ...systemMoves] as const;
export const reservationMove = z.enum(reservationMoves);
export type ReservationMove = z.infer<typeof reservationMove>;

/** Whether a move is open now; `reason` is a code of `errors.ts` when it is not. */
export const moveVerdict = z.object({ move: reservationMove, allowed: z.boolean(), reason: z.string().nullable() });
export type MoveVerdict = z.infer<typeof moveVerdict>;

/** Tabs of the reservation lists (spec 2 §2): the full edition's and the lite one's. */
export const fullTabs = ['PENDING', 'APPROVED', 'CLOSED'] as const;
export const liteTabs = ['NEW', 'WAITING_LIST', 'APPROVED_PENDING_PAYMENT', 'BOOKED', 'HISTORY'] as const;
export const fullTab = z.enum(fullTabs);
export const liteTab = z.enum(liteTabs);
export type FullTab = z.infer<typeof fullTab>;
export type LiteTab = z.infer<typeof liteTab>;

/** The few words the lists print (spec 2 §4). */
export const statusLabels = ['pending', 'waiting', 'approved', 'canceled', 'finished', '-'] as const;
export const statusLabel = z.enum(statusLabels);
export type StatusLabel = z.infer<typeof statusLabel>;

/** Spec 1 §9. `provideReason` when none is chosen; `other` wants free text. */
export const cancelReasons = ['full', 'far', 'long', 'customer', 'customer_no_show', 'other'] as const;
export const cancelReason = z.enum(cancelReasons, 'provideReason');
export type CancelReason = z.infer<typeof cancelReason>;

/** Why staff chose another berth than the suggested one (spec 1 §9); the first is the default. */
export const skipReasons = [
  'size_not_fit',
  'berth_is_unavailable',
  'services',
  'incompatible_mooring_type',
  'weather_issues',
  'weekday_busy_times',
  'other',
] as const;
export const skipReason = z.enum(skipReasons);
export type SkipReason = z.infer<typeof skipReason>;

export const attachmentType = z.enum(['VESSEL_PHOTO', 'VESSEL_INSURANCE', 'VESSEL_LICENSE', 'SKIPPER_ID_LICENSE']);
export type AttachmentType = z.infer<typeof attachmentType>;

/** Which documents must be there before approval. Spelling as the specification's payload has it. */
export const requiredDocuments = z.strictObject({
  vessel_insurence: z.boolean().default(false),
  vessel_license: z.boolean().default(false),
  skipper_id: z.boolean().default(false),
});
export type RequiredDocuments = z.infer<typeof requiredDocuments>;

export const depositType = z.enum(['NONE', 'PERCENTAGE', 'FIXED_AMOUNT', 'NIGHTS']);
export type DepositType = z.infer<typeof depositType>;

/** `amount`: percent, money or nights, by type; null for NONE. Ranges are refined on the payment block. */
export const deposit = z.strictObject({ type: depositType, amount: z.number('pricingDepositValueError').nullable() });

export const additionalChargeNames = ['harbor_dues', 'taxes', 'fees'] as const;
export const additionalCharge = z.strictObject({
  type: z.enum(['TOTAL', 'PER_NIGHT']),
  amount: amount('reservation_inValidNumber'),
});

/** A surcharge the marina defined, with the value of the whole stay. */
export const customSurcharge = z.strictObject({
  id: z.string().min(1).max(64),
  name: z.string().min(1).max(120),
  active: z.boolean(),
  total_custom_surcharge: amount('pricingSurchargeValueError').nullable(),
});

/** What staff offer: the payment block of create and update (decimals, in `currency`). */
export const paymentOffer = z.strictObject({
  method: z.enum(['IN_MARINA', 'ONLINE']).default('IN_MARINA'),
  price_per_night: pricePerNight,
  marina_discount_percent: percentage.default(0),
  nights_to_redeem: z.number('reservation_inValidNumber').int('reservation_inValidNumber').min(0).max(999).default(0),
  currency: currency.default('EUR'),
  deposit: deposit.default({ type: 'NONE', amount: null }),
  additional_charges: z.partialRecord(z.enum(additionalChargeNames), additionalCharge).default({}),
  custom_surcharges: z.array(customSurcharge).max(50).default([]),
});
export type PaymentOffer = z.infer<typeof paymentOffer>;

/** The boat of a reservation as the form takes it. */
export const reservationVessel = z.strictObject({
  id: z.uuid('inValidId').optional(),
  name: requiredLine(120, 'vesselNameRequired'),
  ...vesselSizes,
  hull_type: hullType.optional(),
  type: vesselType.optional(),
});
export type ReservationVessel = z.infer<typeof reservationVessel>;

export const INTERNAL_NOTE_MAX = 2000;
