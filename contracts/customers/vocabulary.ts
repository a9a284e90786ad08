/** Residents hold a berth of the marina; everyone else is a visitor. */
export const customerTypes = ['RESIDENT', 'VISITOR'] as const;

export type CustomerType = (typeof customerTypes)[number];

/** What happened last between a visitor and the marina. */
export const interactions = [
  'recorded',
  'requested',
  'offered',
  'accepted',
  'booked',
  'waiting',
  'documents',
  'paid',
  'cancelled',
  'departed',
  'wrote',
  'answered',
] as const;

export type Interaction = (typeof interactions)[number];

/** Filter of the customers' lists by membership (spec 2 §2); `expired` includes archived cards. */
export const membershipFilters = ['all', 'boaters', 'active', 'expired'] as const;

export type MembershipFilter = (typeof membershipFilters)[number];

/**
 * `popeye` holds a card since an invitation, `TEM` holds a card of the association, `signed` registered themselves, `non`
 * holds no card (spec 2 §2).
 */
export const memberTypes = ['popeye', 'TEM', 'signed', 'non'] as const;

export type MemberType = (typeof memberTypes)[number];

/** What residents can be sorted by (spec 2 §2). */
export const residentSortKeys = ['boat_name', 'home_marina', 'full_name', 'email'] as const;

export type ResidentSortKey = (typeof residentSortKeys)[number];

/** What the administrators' list of boaters can be sorted by. */
export const adminSortKeys = ['full_name', 'email'] as const;

export type AdminSortKey = (typeof adminSortKeys)[number];

/** Verification of the marina that a boater names as their home (spec 2 §4). */
export const verifyStatuses = ['approved', 'waiting', 'declined', 'noVerified'] as const;

export type VerifyStatus = (typeof verifyStatuses)[number];

/** Documents on record about a boater or a boat: those that reservations know too, and any other. */
export const documentTypes = [
  'VESSEL_INSURANCE',
  'VESSEL_LICENSE',
  'SKIPPER_ID_LICENSE',
  'VESSEL_PHOTO',
  'OTHER',
] as const;

export type DocumentType = (typeof documentTypes)[number];

/** A document is shown as ending, in days before its last day. */
export const DOCUMENT_ENDS_SOON_DAYS = 30;

/** The boater is reminded by mail, in days before the document's last day. */
export const DOCUMENT_REMINDER_DAYS = 14;

/** The values of a person that are chosen when two records are merged. */
export const mergedFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'language',
  'birthday',
  'address',
  'address_line_two',
  'postal_code',
  'country_of_residence',
] as const;

export type MergedField = (typeof mergedFields)[number];

/** Why two records may be of one person. */
export const likenesses = ['email', 'phone', 'name', 'birthday', 'boat'] as const;

export type Likeness = (typeof likenesses)[number];

/** A merge can be undone for so many days. */
export const MERGE_UNDO_DAYS = 30;

/** Why staff see contact details that the marina hides: a stay was approved, begins soon, or was booked by telephone. */
export const revealReasons = ['approved', 'begins_soon', 'booked_by_marina'] as const;

export type RevealReason = (typeof revealReasons)[number];

/** Letters from which a search for a guest begins. */
export const FEWEST_LETTERS = 2;

/** Rows that the search for a guest shows. */
export const MOST_GUESTS = 8;
