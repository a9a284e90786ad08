import * as z from 'zod';
import { chargeFacts } from '../pricing/price.js';
import { depositTypes, additionalChargeNames } from '../pricing/vocabulary.js';
import { instant, dateRange } from '../vocabulary/dates-schemas.js';
import { amount, currency, percentage, pricePerNight } from '../vocabulary/money-schemas.js';
import { hullType, sizesToBook, vesselSizes, vesselType } from '../vocabulary/sizes-schemas.js';
import { requiredLine } from '../vocabulary/text.js';
import {
  missingDetails,
  statusCodes,
  reservationMoves,
  statusLabels,
  cancelReasons,
  lossReasons,
  offerOutcomes,
  passOverReasons,
  paymentStandings,
  paymentStatuses,
} from './vocabulary.js';
import { actionRequired } from '../vocabulary/reservation-words-schemas.js';

export const statusCode = z.enum(statusCodes);

/** Who must move next and by when; `by` null: no one. */
export const nextMove = z.object({ by: actionRequired, deadline_at: instant.nullable() });

export const cancelReason = z.enum(cancelReasons, 'provideReason');

export const statusEntry = z.object({
  status_code: statusCode,
  action_required: actionRequired,
  created_at: instant,
  suggested_dates: z.array(dateRange).optional(),
  /** Why the marina cancelled; in entries of that code only. */
  cancel_reason: cancelReason.optional(),
});

export type StatusEntry = z.infer<typeof statusEntry>;

export const reservationSource = z.enum(['BOATER', 'MARINA']);

export type ReservationSource = z.infer<typeof reservationSource>;

export const reservationMove = z.enum(reservationMoves);

/** Whether a move is open now; `reason` is a code of `errors.ts` when it is not. */
export const moveVerdict = z.object({ move: reservationMove, allowed: z.boolean(), reason: z.string().nullable() });

export type MoveVerdict = z.infer<typeof moveVerdict>;

export const statusLabel = z.enum(statusLabels);

export const offerOutcome = z.enum(offerOutcomes);

export const passOverReason = z.enum(passOverReasons);

export const lossReason = z.enum(lossReasons);

export const missingDetail = z.enum(missingDetails);

export const attachmentType = z.enum(['VESSEL_PHOTO', 'VESSEL_INSURANCE', 'VESSEL_LICENSE', 'SKIPPER_ID_LICENSE']);

export type AttachmentType = z.infer<typeof attachmentType>;

/** Documents that approval requires. The spelling is that of the specification's payload. */
export const requiredDocuments = z.strictObject({
  vessel_insurence: z.boolean().default(false),
  vessel_license: z.boolean().default(false),
  skipper_id: z.boolean().default(false),
});

export type RequiredDocuments = z.infer<typeof requiredDocuments>;

export const depositType = z.enum(depositTypes);

export type DepositType = z.infer<typeof depositType>;

/** `amount`: percent, money or nights, by type; null for NONE. Ranges are refined on the payment block. */
export const deposit = z.strictObject({ type: depositType, amount: z.number('pricingDepositValueError').nullable() });

export const additionalCharge = z.strictObject({
  type: z.enum(['TOTAL', 'PER_NIGHT']),
  amount: amount('reservation_inValidNumber'),
});

/** A surcharge that the marina defined, with its value for the whole stay. */
export const customSurcharge = z.strictObject({
  id: z.string().min(1).max(64),
  name: z.string().min(1).max(120),
  active: z.boolean(),
  total_custom_surcharge: amount('pricingSurchargeValueError').nullable(),
  ...chargeFacts,
});

/** An offer of staff: the payment block of create and update (decimals, in `currency`). */
export const paymentOffer = z.strictObject({
  method: z.enum(['IN_MARINA', 'ONLINE']).default('IN_MARINA'),
  price_per_night: pricePerNight,
  /**
   * The sum of the nights by the price list, where `price_per_night` is their average; absent: nights × price. A sum that is not of
   * this average says nothing.
   */
  nights_total: amount('reservation_inValidNumber').optional(),
  marina_discount_percent: percentage.default(0),
  nights_to_redeem: z.number('reservation_inValidNumber').int('reservation_inValidNumber').min(0).max(999).default(0),
  /** Absent: the marina's. */
  currency: currency.optional(),
  deposit: deposit.default({ type: 'NONE', amount: null }),
  additional_charges: z.partialRecord(z.enum(additionalChargeNames), additionalCharge).default({}),
  custom_surcharges: z.array(customSurcharge).max(50).default([]),
  /** Gift points that reduce the price, in the currency; absent: none. */
  discount_by_points_total: amount('reservation_inValidNumber', 999_999.99).optional(),
});

export type PaymentOffer = z.infer<typeof paymentOffer>;

/** The boat in the reservation form. */
export const reservationVessel = z.strictObject({
  id: z.uuid('inValidId').optional(),
  name: requiredLine(120, 'vesselNameRequired'),
  ...vesselSizes,
  hull_type: hullType.optional(),
  type: vesselType.optional(),
  /** The hull is meant although it contradicts the type. */
  hull_confirmed: z.boolean().optional(),
});

export type ReservationVessel = z.infer<typeof reservationVessel>;

/** The boat in the forms of staff, who may not know its beam and draft yet. */
export const vesselToBook = reservationVessel.extend(sizesToBook);

/** `succeeded`: everything due is paid; `refunded`: everything paid is refunded; null: nothing is paid, or a balance is owed. */
export const paymentStatus = z.enum(paymentStatuses).nullable();

/**
 * `due`: the boater has to pay now. `part_paid`: the balance is owed later or at the counter. `partially_refunded`: the marina keeps a
 * part. Null: nothing is paid and nothing is due.
 */
export const paymentStanding = z.enum(paymentStandings).nullable();
