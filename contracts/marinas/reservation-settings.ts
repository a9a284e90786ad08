import * as z from 'zod';
import { atMostTwoDecimals } from '../vocabulary/decimals.js';
import { language } from '../vocabulary/languages-schemas.js';
import { paragraph, requiredLine } from '../vocabulary/text.js';
import { approvalKitSchedules } from './vocabulary.js';

/** The mail with the files that a boater needs to come in. */
export const approvalKit = z.strictObject({
  schedule: z.enum(approvalKitSchedules).default('UPON_APPROVAL'),
  /** Words of the mail by language; a boater whose language is absent reads English, or else any. */
  notes: z.partialRecord(language, paragraph(2000)).default({}),
});
export type ApprovalKit = z.output<typeof approvalKit>;

const within999 = z.number('insertNumber').int('insertNumber').min(1, 'insertNumber').max(999, 'moreThan999');
const side = (most: number, code: string) =>
  z.number('allFieldsRequired').min(1, code).max(most, code).refine(atMostTwoDecimals, 'atMostTwoDecimals');

/** Who may book a berth at once, and for which stays; inside the limits of the reservation settings. */
export const instantBooking = z.strictObject({
  /** False: the piers keep their switches, but nothing can be booked at once. */
  enabled: z.boolean().default(true),
  /** The whole stay is paid online. */
  full_payment: z.boolean().default(false),
  /** Insurance and licence of the vessel are on file and valid until departure. */
  valid_documents: z.boolean().default(false),
  /** The boater has stayed in this marina before. */
  stayed_before: z.boolean().default(false),
  /** The boater holds an active membership card. */
  members_only: z.boolean().default(false),
  /** Null: no limit of its own. */
  max_nights: within999.nullable().default(null),
  min_hours_in_advance: within999.nullable().default(null),
  max_days_in_advance: within999.nullable().default(null),
  max_length: side(250, 'lengthOneTo250').nullable().default(null),
  max_beam: side(40, 'beamOneTo40').nullable().default(null),
  max_draft: side(20, 'draftOneTo20').nullable().default(null),
  /** Shown before the boater pays. */
  additional_requirements: z.array(requiredLine(120, 'requirementRequired')).max(20, 'tooMany').default([]),
});
export type InstantBooking = z.output<typeof instantBooking>;
