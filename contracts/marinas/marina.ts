import * as z from 'zod';
import { atMostTwoDecimals } from '../vocabulary/decimals.js';
import { email } from '../vocabulary/person.js';
import { currency, percentage } from '../vocabulary/money-schemas.js';
import { marinaPermissionName } from '../vocabulary/permissions.js';
import { requiredLine } from '../vocabulary/text.js';
import { instantBooking } from './reservation-settings.js';
import { associationCodes } from './vocabulary.js';

/** Null: the marina belongs to none. */
export const associationCode = z.enum(associationCodes).nullable();

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
  days_before_arrival: z.number('insertNumber').int('insertNumber').min(0, 'insertNumber').max(365, 'upTo365Days'),
  refund_percent: z.number('insertNumber').int('insertNumber').min(0, 'insertNumber').max(100, 'upTo100Percent'),
});

const limit = z.number('insertNumber').int('insertNumber').min(1, 'insertNumber').max(999, 'moreThan999').nullable();
const hours = z.number('insertNumber').int('insertNumber').min(1, 'insertNumber').max(720, 'upTo720Hours');
const days = z.number('insertNumber').int('insertNumber').min(0, 'insertNumber').max(365, 'upTo365Days');
const side = (most: number, code: string) =>
  z.number('allFieldsRequired').min(1, code).max(most, code).refine(atMostTwoDecimals, 'atMostTwoDecimals');

/** Reservation settings (spec 3 §3, §5, §9); null means no limit. */
export const reservationSettings = z.strictObject({
  /** Hours a boater has to answer an offer, and to pay once approved. */
  answer_hours: hours.default(48),
  /** Hours a boater on the waiting list has to answer the offer of a berth, which is held meanwhile. */
  waiting_offer_hours: hours.default(24),
  /**
   * Where the marina hides contact details: those of whoever asks for a stay that begins within so many days are shown,
   * so that the desk can ring them. 0: only of stays that begin today; null: not before an approval.
   */
  contacts_shown_days: days.nullable().default(2),
  max_nights: limit.default(null),
  max_days_in_advance: limit.default(null),
  min_days_in_advance: limit.default(null),
  max_length: side(250, 'lengthOneTo250').default(250),
  max_beam: side(40, 'beamOneTo40').default(40),
  max_draft: side(20, 'draftOneTo20').default(20),
  /** The order does not matter: of the steps that fit, the one with the most days applies. */
  cancellation_policy: z.array(cancellationStep).max(10).default([]),
  /** The same for stays on a contract; null: the rules of short stays hold for them too. */
  cancellation_policy_long: z.array(cancellationStep).max(10).nullable().default(null),
  /** Shown with every offer; boaters confirm each one. */
  additional_requirements: z.array(requiredLine(120, 'requirementRequired')).max(20, 'tooMany').default([]),
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

/** How staff sign in to this marina. */
export const securitySettings = z.strictObject({
  /** Whoever works here needs a second factor. */
  two_factor_required: z.boolean().default(false),
});
export type SecuritySettings = z.infer<typeof securitySettings>;

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
    instant_booking: instantBooking.prefault({}),
    security: securitySettings.prefault({}),
  }),
});
export type Marina = z.infer<typeof marina>;
