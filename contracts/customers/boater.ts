import { customerType, interaction } from './vocabulary-schemas.js';
import * as z from 'zod';
import { language } from '../vocabulary/languages-schemas.js';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { id } from '../vocabulary/route.js';
import { vesselType } from '../vocabulary/sizes-schemas.js';
import { storedContact } from './contact.js';
import { documentRef } from './document.js';
import { verifyStatuses } from './vocabulary.js';
import { vesselRecord } from './vessel.js';
import { actionRequired, displayedStatus } from '../vocabulary/reservation-words-schemas.js';
import { cardStatus, membershipCard } from '../vocabulary/membership-card.js';
import { loyaltyStatuses } from '../vocabulary/loyalty-status.js';

/**
 * A person in one marina's register. Personal fields are null when they were not given. They are all null once the
 * person was erased: the record then only counts.
 */
export const boaterRecord = z.object({
  id,
  relation_type: customerType,
  ...storedContact.omit({ birthday: true }).shape,
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  language: language.nullable(),
  date_of_birth: z.string().nullable(),
  /** Boaters have no accounts, so nobody is signed up (decision 0093). */
  is_signed_up: z.literal(false),
  /** True: the record was made by the boater's own request, not by staff. */
  is_guest: z.boolean(),
  /**
   * True: a reservation was approved, so mail address and phone may be shown where the marina hides contact details.
   */
  contact_shown: z.boolean(),
  erased: z.boolean(),
});
export type BoaterRecord = z.infer<typeof boaterRecord>;

/** A boater with vessels and memberships. */
export const boaterDetail = z.object({
  boater: boaterRecord,
  vessels: z.array(vesselRecord),
  memberships: z.array(membershipCard),
});
export type BoaterDetail = z.infer<typeof boaterDetail>;

/** The home marina of a customer: this marina for its residents, else what is on record about the boat. */
export const homeMarina = z.object({ name: z.string(), verified: z.boolean() });

/** The home marina with its verification; `name` is null where none is on record. */
export const verifiedHome = z.object({
  name: z.string().nullable(),
  verify_status: z.enum(verifyStatuses),
  /** UTC instant of the answer to the latest request of the boater to this marina; null: none, or not answered. */
  finished_at: instant.nullable(),
  /** The open request of the boater to this marina, with the UTC instant since which it waits; null: none is open. */
  request: z.object({ id, updated_at: instant }).nullable(),
});
export type VerifiedHome = z.infer<typeof verifiedHome>;

/** A record that was merged into a boater's. */
export const boaterMerge = z.object({
  merged_id: id,
  /** Name on the merged record; null once erased. */
  full_name: z.string().nullable(),
  merged_at: instant,
  /** The merge can be undone until then. */
  undo_until: instant,
  /** Error code that undoing would answer; null: it can be undone. */
  hindrance: z.string().nullable(),
});
export type BoaterMergeView = z.infer<typeof boaterMerge>;

/** A boater as the page of the boater shows them. The id differs from the requested one if that record was merged. */
export const boaterPage = boaterDetail.extend({
  /** For `If-Match` of a change. */
  revision: z.number().int(),
  home_marina: verifiedHome,
  /** The latest first. */
  merges: z.array(boaterMerge),
  boater: boaterRecord.extend({
    /** Number and status of the card that stands for all of the boater's cards; null without one. */
    card_number: z.string().nullable(),
    status: cardStatus.nullable(),
    skipper_id_license: documentRef.nullable(),
  }),
});
export type BoaterPage = z.infer<typeof boaterPage>;

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

/** One line of the administrators' list of the boaters of all marinas. */
export const boaterOfMarinaRow = boaterRow.extend({
  /** The marina whose register has the boater. */
  marina: z.object({ id, name: z.string(), code: z.string() }),
  /** Membership of the loyalty programme, with the date of joining or of the last renewal; null: not a member. */
  loyalty_user: z.object({ joined_at: calendarDate, balance: z.number() }).nullable(),
  popeye_loyalty_status: z.enum(loyaltyStatuses).nullable(),
  memberships: z.array(
    z.object({
      card_number: z.string(),
      status: cardStatus,
      vessel_id: z.string().nullable(),
      customer: z.object({ expired: z.boolean() }),
    }),
  ),
});
export type BoaterOfMarinaRow = z.infer<typeof boaterOfMarinaRow>;

/** One line of the residents' table. */
export const residentRow = z.object({
  id,
  full_name: z.string().nullable(),
  email: z.string().nullable(),
  vessel_id: z.string().nullable(),
  boat_name: z.string().nullable(),
  vessel_type: vesselType.nullable(),
  /** Metres. */
  vessel_length: z.number().nullable(),
  vessel_beam: z.number().nullable(),
  vessel_draft: z.number().nullable(),
  home_marina: homeMarina.nullable(),
  /** The card that counts: one that is good before others. */
  membership_card: membershipCard.nullable(),
});
export type ResidentRow = z.infer<typeof residentRow>;

/** One line of the archive: a customer whose cards are all archived. */
export const archivedRow = residentRow.extend({ relation_type: customerType, archived_at: z.string() });

/** The stay that a visitor has next. */
const nextVisit = z.object({
  reservation_id: z.string(),
  start_date: calendarDate,
  end_date: calendarDate,
  nights: z.number().int(),
  reservation_status: displayedStatus,
  action_required: actionRequired,
  /** Pier and number; null without a berth. */
  berth: z.string().nullable(),
  /** Confirmed arrivals and departures decide, not the dates. */
  presence: z.enum(['TO_COME', 'HERE', 'LEFT']),
});

/** One line of the visitors' table. */
export const visitorRow = z.object({
  id,
  full_name: z.string().nullable(),
  country: z.string().nullable(),
  /** UTC. */
  last_interaction: z.string(),
  last_interaction_kind: interaction,
  next_visit: nextVisit.nullable(),
});
export type VisitorRow = z.infer<typeof visitorRow>;
