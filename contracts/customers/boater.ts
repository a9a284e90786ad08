import { customerType } from './vocabulary-schemas.js';
import * as z from 'zod';
import { membershipCard } from '../memberships/card.js';
import { language } from '../vocabulary/languages-schemas.js';
import { id } from '../vocabulary/route.js';
import { vesselRecord } from './vessel.js';

/**
 * A person in one marina's register. Personal fields are null when they were not given, and all of them once the
 * person was erased: then the record only counts.
 */
export const boaterRecord = z.object({
  id,
  relation_type: customerType,
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: language.nullable(),
  address: z.string().nullable(),
  country_of_residence: z.string().nullable(),
  postal_code: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  /** Boaters have no accounts in this product, so always false. */
  is_signed_up: z.boolean(),
  /** Came by a request of their own instead of being put on record by staff. */
  is_guest: z.boolean(),
  /** Mail address and phone may be shown where the marina hides contact details: a reservation was approved. */
  contact_shown: z.boolean(),
  erased: z.boolean(),
});
export type BoaterRecord = z.infer<typeof boaterRecord>;

/** A boater with everything the marina knows about them. */
export const boaterDetail = z.object({
  boater: boaterRecord,
  vessels: z.array(vesselRecord),
  memberships: z.array(membershipCard),
});
export type BoaterDetail = z.infer<typeof boaterDetail>;

/** One line of the list of boaters. */
export const boaterRow = z.object({
  ...boaterRecord.pick({
    id: true,
    relation_type: true,
    first_name: true,
    last_name: true,
    email: true,
    phone: true,
    country_of_residence: true,
    erased: true,
  }).shape,
  vessels: z.array(z.object({ id: z.string(), name: z.string().nullable(), length: z.number() })),
  memberships: z.array(membershipCard),
});

/** One line of the berth holders' table. */
export const residentRow = z.object({
  id,
  full_name: z.string().nullable(),
  vessel_id: z.string().nullable(),
  boat_name: z.string().nullable(),
  vessel_type: z.string().nullable(),
  /** Metres over all. */
  vessel_length: z.number().nullable(),
  membership_card: z.object({ card_number: z.string(), status: z.string() }).nullable(),
});

/** One line of the visitors' table. */
export const visitorRow = z.object({
  id,
  full_name: z.string().nullable(),
  country: z.string().nullable(),
  /** When the record or one of the boats was last written to, UTC. */
  last_interaction: z.string(),
});
