import { chargeFacts } from '../../../../contracts/pricing/price.js';
import { instalmentSchedules, additionalChargeNames } from '../../../../contracts/pricing/vocabulary.js';
import { customerType } from '../../../../contracts/customers/vocabulary-schemas.js';
import * as z from 'zod';
import {
  attachmentType,
  depositType,
  requiredDocuments,
} from '../../../../contracts/reservations/vocabulary-schemas.js';
import { calendarDate, instant } from '../../../../contracts/vocabulary/dates-schemas.js';
import { currency } from '../../../../contracts/vocabulary/money-schemas.js';
import { hullType, vesselType } from '../../../../contracts/vocabulary/sizes-schemas.js';
import { skipReason } from '../../../../contracts/vocabulary/reservation-words-schemas.js';

/** Parts that several events share. Written events must stay readable: only ever add optional fields here. */

const minor = z.number().int();

/** The person whose data the personal fields are. */
export const ofBoater = (data: { boater_id: string }): string => data.boater_id;

export const at = { at: instant };

/** The boat at the time of the stay; its name is the owner's personal data. */
export const stayVessel = z.object({
  vessel_id: z.string().nullable(),
  length: z.number(),
  beam: z.number(),
  draft: z.number(),
  hull_type: hullType.nullable(),
  type: vesselType.nullable(),
});
export type StayVessel = z.output<typeof stayVessel>;

const boaterContact = z.object({
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  country_of_residence: z.string().nullable(),
  postal_code: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  language: z.string(),
});
export type BoaterContact = z.output<typeof boaterContact>;

const offerTerms = z.object({
  method: z.enum(['IN_MARINA', 'ONLINE']),
  currency,
  price_per_night: minor,
  /** The sum of the nights by the list; missing in events of older versions, and where nights × price is the sum. */
  nights_total: minor.optional(),
  discount_percent: z.number(),
  nights_to_redeem: z.number().int(),
  additional_charges: z.array(
    z.object({ name: z.enum(additionalChargeNames), type: z.enum(['TOTAL', 'PER_NIGHT']), amount: minor }),
  ),
  custom_surcharges: z.array(
    z.object({ id: z.string(), name: z.string(), active: z.boolean(), amount: minor.nullable(), ...chargeFacts }),
  ),
  deposit: z.union([
    z.object({ type: z.literal('NONE'), amount: z.null() }),
    z.object({ type: depositType.exclude(['NONE']), amount: z.number() }),
  ]),
  /** Gift points. */
  points: minor.optional(),
  /** When the prices were set; missing in events of older versions. */
  priced_at: instant.optional(),
});

/** Terms and the resulting prices at the time of the decision, so that a replay computes nothing. */
export const pricedOffer = z.object({
  offer: offerTerms,
  breakdown: z.object({
    nights: z.number().int(),
    lines: z.array(
      z.object({
        kind: z.enum(['NIGHTS', 'DISCOUNT', 'REDEEMED_NIGHTS', 'ADDITIONAL_CHARGE', 'CUSTOM_SURCHARGE', 'POINTS']),
        of: z.string().nullable(),
        amount: minor,
      }),
    ),
    total: minor.min(0),
    deposit: minor.min(0),
  }),
});
export type PricedOffer = z.output<typeof pricedOffer>;

/**
 * What the marina promised and required beside the price when the stay was agreed: the refunds of a cancellation, the file
 * with its policy, and the texts that the boater was shown. Later settings do not change them.
 */
export const agreedTerms = z.object({
  refund_steps: z.array(z.object({ days_before_arrival: z.number().int(), refund_percent: z.number() })),
  /** A file of the marina; null: there was none. */
  policy_file: z.object({ file_id: z.string(), name: z.string() }).nullable(),
  requirements: z.array(z.string()),
});
export type AgreedTerms = z.output<typeof agreedTerms>;

/** Missing in events of older versions, and where the stay had its terms before. */
export const withTerms = { terms: agreedTerms.optional() };

/** The total that must have been paid online for the booking to be valid; null if nothing must. */
export const paymentDue = z.object({ amount: minor.min(1), for: z.enum(['DEPOSIT', 'TOTAL']) }).nullable();
export type PaymentDue = z.output<typeof paymentDue>;

export const berthFacts = {
  berth_id: z.string(),
  /** The matching allocation in the marina's berth plan. */
  allocation_id: z.string(),
  /** Pier and number as staff write it, `A12`. */
  label: z.string(),
  chosen_by: z.enum(['STAFF', 'PLAN', 'MATCH', 'INSTANT_BOOKING', 'WAITING_LIST']),
  /** The berth that the matching had suggested. */
  suggested_berth_id: z.string().nullable(),
  skip_reason: skipReason.nullable(),
};

/** What the marina holds of a payment, in minor units, and the number that the payment has on its own stay. */
export const movedPayment = z.object({ payment_no: z.number().int().min(1), amount: minor.min(1) });
export type MovedPayment = z.output<typeof movedPayment>;

/** The facts every reservation starts with, whoever opens it. */
export const openingFacts = {
  reservation_id: z.string(),
  /** The number people quote on the phone. */
  view_id: z.string(),
  marina_id: z.string(),
  boater_id: z.string(),
  boater: boaterContact.nullable(),
  customer_type: customerType,
  start_date: calendarDate,
  end_date: calendarDate,
  vessel: stayVessel,
  vessel_name: z.string().nullable(),
  contract_id: z.string().nullable(),
  contract_name: z.string().nullable(),
  /** How the contract's price is paid; absent: at once. */
  instalments: z.enum(instalmentSchedules).optional(),
  commercial: z.boolean(),
  live_aboard: z.boolean(),
  passeport_escales: z.boolean(),
  /** In the boater's own words. */
  additional_requirements: z.array(z.string()).nullable(),
  is_temporary: z.boolean(),
  is_guest: z.boolean(),
  is_signed_up: z.boolean(),
  tem_member: z.boolean(),
  requested_redeem_nights: z.number().int().min(0),
  notes: z.string().nullable(),
  required_documents: requiredDocuments,
  documents: z.array(z.object({ document_id: z.string(), type: attachmentType })),
  /** In the order of `documents`. */
  file_names: z.array(z.string()).nullable(),
  /** The group of boats that the boat comes with; absent: it comes alone. */
  group_id: z.string().optional(),
  /** Whoever sails the boat, where the organiser of the group is its boater. */
  skipper: z.string().nullable().optional(),
  ...at,
};
export const openingPersonal = [
  'boater',
  'vessel_name',
  'notes',
  'additional_requirements',
  'file_names',
  'skipper',
] as const;
