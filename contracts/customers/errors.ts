/** Stable `error_type` codes of the customer calls, beside those every call can answer. */
export const customerErrors = {
  boater_not_found: 'BOATER_NOT_FOUND',
  /** Somebody with this mail address is in the marina's register. */
  boater_exists: 'BOATER_ALREADY_EXISTS',
  /** The mail address belongs to another boater of the marina. */
  email_in_use: 'EMAIL_IN_USE',
  /** The person was erased: nothing can be written about them any more. */
  boater_erased: 'BOATER_ERASED',
  vessel_not_found: 'VESSEL_NOT_FOUND',
  /** The boater is one of the vessel's contacts already. */
  vessel_has_boater: 'VESSEL_HAS_BOATER',
  /** The boater is none of the vessel's contacts. */
  not_a_vessel_contact: 'NOT_A_VESSEL_CONTACT',
  /** The primary boater cannot be taken off; another one has to be made primary first. */
  primary_boater: 'VESSEL_PRIMARY_BOATER',
} as const;
