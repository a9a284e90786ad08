/** Stable `error_type` codes of the customer calls, beside those every call can answer. */
export const customerErrors = {
  boater_not_found: 'BOATER_NOT_FOUND',
  /** The marina's register has a person with this mail address. */
  boater_exists: 'BOATER_ALREADY_EXISTS',
  /** The mail address is that of a person on record with another name; details: `boater_id`. */
  name_differs: 'BOATER_NAME_DIFFERS',
  /** The mail address belongs to another boater of the marina. */
  email_in_use: 'EMAIL_IN_USE',
  /** The person was erased: the record can no longer change. */
  boater_erased: 'BOATER_ERASED',
  /** Guests keep their own details: the record was made by the boater's own request (spec 2 §2). */
  boater_is_guest: 'BOATER_IS_GUEST',
  vessel_not_found: 'VESSEL_NOT_FOUND',
  /** The boater is already a contact of the vessel. */
  vessel_has_boater: 'VESSEL_HAS_BOATER',
  /** The boater is not a contact of the vessel. */
  not_a_vessel_contact: 'NOT_A_VESSEL_CONTACT',
  /** The primary boater cannot be removed before another one is made primary. */
  primary_boater: 'VESSEL_PRIMARY_BOATER',
  /** The record is part of another record of the same person. */
  boater_merged: 'BOATER_MERGED',
  merge_with_itself: 'BOATER_MERGE_SAME',
  /** The record has no such merge. */
  merge_not_found: 'BOATER_MERGE_NOT_FOUND',
  /** The surviving record has changed since the merge. */
  merge_built_on: 'BOATER_MERGE_BUILT_ON',
  /** The days in which a merge can be undone are over. */
  merge_too_old: 'BOATER_MERGE_TOO_OLD',
  document_not_found: 'DOCUMENT_NOT_FOUND',
} as const;
