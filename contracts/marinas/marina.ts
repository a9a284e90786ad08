import * as z from 'zod';
import { email } from '../vocabulary/person.js';
import { currency, percentage } from '../vocabulary/money-schemas.js';
import { marinaPermissionName } from '../vocabulary/permissions.js';
import { requiredLine } from '../vocabulary/text.js';

/** Codes of associations, which decide logos and features; only TEM has memberships (spec 1 §1). */
export const associationCode = z.enum(['TEM', 'BFG', 'IGY', 'STX']).nullable();

export const requirementStages = ['initial_inquiry', 'before_approval', 'after_approval', 'instant_booking'] as const;

/** Things that a marina may require of a boater: hull and vessel type are form fields, the others documents. */
export const requirementNames = [
  'HULL_TYPE',
  'VESSEL_TYPE',
  'VESSEL_PHOTO',
  'VESSEL_INSURANCE',
  'VESSEL_LICENSE',
  'SKIPPER_ID_LICENSE',
] as const;

const stages = z.strictObject({
  initial_inquiry: z.array(z.enum(requirementNames)).max(6).default([]),
  before_approval: z.array(z.enum(requirementNames)).max(6).default([]),
  after_approval: z.array(z.enum(requirementNames)).max(6).default([]),
  instant_booking: z.array(z.enum(requirementNames)).max(6).default([]),
});
const noStages = { initial_inquiry: [], before_approval: [], after_approval: [], instant_booking: [] };

/** Requirements for long and short contracts, by stage (spec 1 §3). */
export const marinaRequirements = z.strictObject({
  short: stages.default(noStages),
  long: stages.default(noStages),
});
export type MarinaRequirements = z.infer<typeof marinaRequirements>;

/** Share that is refunded when a stay is cancelled at least this many days before arrival. */
export const cancellationStep = z.strictObject({
  days_before_arrival: z.number().int().min(0).max(365),
  refund_percent: z.number().int().min(0).max(100),
});

const limit = z.number().int().min(1).max(999).nullable();

/** Reservation settings (spec 3 §3, §5, §9); null means no limit. */
export const reservationSettings = z.strictObject({
  /** Hours a boater has to answer an offer, and to pay once approved. */
  answer_hours: z.number().int().min(1).max(720).default(48),
  /** Hours a boater on the waiting list has to answer the offer of a berth, which is held meanwhile. */
  waiting_offer_hours: z.number().int().min(1).max(720).default(24),
  max_nights: limit.default(null),
  max_days_in_advance: limit.default(null),
  min_days_in_advance: limit.default(null),
  max_length: z.number().min(1).max(250).default(250),
  max_beam: z.number().min(1).max(40).default(40),
  max_draft: z.number().min(1).max(20).default(20),
  /** The order does not matter: of the steps that fit, the one with the most days applies. */
  cancellation_policy: z.array(cancellationStep).max(10).default([]),
});
export type ReservationSettings = z.infer<typeof reservationSettings>;

/**
 * The VAT that a marina's prices include, for receipts; null: it charges none. One rate applies to the whole stay.
 */
export const vatSettings = z
  .strictObject({
    percent: percentage.gt(0, 'reservation_inValidNumber'),
    /** VAT identification number. */
    number: requiredLine(30, 'vatNumberRequired'),
  })
  .nullable();
export type VatSettings = z.infer<typeof vatSettings>;

export const marinaPermissions = z.partialRecord(marinaPermissionName, z.boolean());

export const marinaMode = z.enum(['full', 'lite', 'demo']);

/** Mail address of the marina's office: cards whose holder has none are sent there (spec 2 §5). */
export const officeEmail = email.nullable().default(null);

/** A marina. */
export const marina = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  country: z.string(),
  time_zone: z.string(),
  association: z.object({ code: associationCode }),
  mode: marinaMode,
  office_email: z.string().nullable().default(null),
  marina_settings: z.object({
    currency,
    accepts_online_payments: z.boolean(),
    permissions: marinaPermissions,
    marina_requirements: marinaRequirements,
    reservations: reservationSettings,
    vat: vatSettings.default(null),
  }),
});
export type Marina = z.infer<typeof marina>;
