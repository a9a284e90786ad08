import { sharedErrors } from '../vocabulary/shared-errors.js';

/** Stable `error_type` codes of the membership calls, beside those every call can answer. */
export const membershipErrors = {
  card_not_found: 'CARD_NOT_FOUND',
  card_exists: 'CARD_ALREADY_EXISTS',
  /** Another card has this number. */
  card_number_taken: 'CARD_NUMBER_TAKEN',
  /** All numbers with the marina's letters are taken. */
  card_numbers_exhausted: 'CARD_NUMBERS_EXHAUSTED',
  /** The card is disabled, expired, archived, pending or temporary. details: `status`. */
  card_not_active: 'CARD_NOT_ACTIVE',
  /** An archived card can only be restored. */
  card_archived: 'CARD_ARCHIVED',
  /** The card expired and has to be renewed. details: `expires_on`. */
  card_expired: 'CARD_EXPIRED',
  /** Only marinas of the association TEM have memberships. */
  not_available: sharedErrors.memberships_not_available,
  /** Residents cannot redeem nights in their own marina. */
  resident: 'REDEEM_NOT_FOR_RESIDENTS',
  /** "You can't redeem more than {nights}". details: `nights`. */
  more_than_left: 'REDEEM_MORE_THAN_LEFT',
  /** "This night is already redeemed". details: `dates`, the nights that were redeemed before. */
  night_redeemed: 'NIGHT_ALREADY_REDEEMED',
  /** Neither the holder nor the marina's office has a mail address. */
  no_address: 'CARD_NO_ADDRESS',
  /** Another card of the boat is active. details: `card_number`. */
  vessel_has_card: 'VESSEL_HAS_CARD',
  /** The card belongs to no boat. */
  card_detached: 'CARD_DETACHED',
  /** The card belongs to a boat already. */
  card_attached: 'CARD_ATTACHED',
  /** "You cannot add a new vessel to existing boaters" (spec 2 §8). */
  new_vessel_of_known: 'NEW_VESSEL_FOR_KNOWN_BOATERS',
  /** Nights before today only. */
  visit_in_future: 'VISIT_IN_FUTURE',
  /** Nights of the past year only. */
  visit_too_old: 'VISIT_TOO_OLD',
  /** Nights of the visit that are not part of the holder's stay. details: `start_date`, `end_date` of the stay. */
  visit_outside_stay: 'VISIT_OUTSIDE_STAY',
  visit_not_found: 'VISIT_NOT_FOUND',
  request_not_found: 'REQUEST_NOT_FOUND',
  /** The request was answered already. details: `status`. */
  request_closed: 'REQUEST_CLOSED',
  /** The boater has an open request of this kind. */
  request_open: 'REQUEST_OPEN',
  /** The marina has no such referral code, or it has ended: "We could not match that code" (spec 2 §8). */
  referral_code_unknown: 'REFERRAL_CODE_UNKNOWN',
  /** The boater cannot ask for this: no card to renew, a card or residency already. */
  request_not_possible: 'REQUEST_NOT_POSSIBLE',
  /** Another file of cards is being imported for the marina. */
  import_running: 'CARD_IMPORT_RUNNING',
  /** No row of the file can be added. details: `wrong`, the number of rows with errors. */
  import_nothing: 'CARD_IMPORT_NOTHING',
} as const;

/** Codes of cells in a file of cards, beside those of the fields of persons, boats and cards. */
export const cardCellErrors = {
  /** details: `boat`, the boat of the card that has the number. */
  number_of_boat: 'cardNumberOfBoat',
  /** details: `row`, where the file has the number first. */
  number_twice: 'cardNumberTwice',
  /** details: `row`. */
  email_twice: 'emailTwice',
  /** Holder without an address, known by name and boat. details: `row`. */
  holder_twice: 'holderTwice',
  /** A customer without an address has this name and a boat of this name. */
  holder_known: 'holderKnown',
  /** Neither the holder nor the marina's office has an address. */
  office_missing: 'officeEmailMissing',
  vessel_type_unknown: 'vesselTypeUnknown',
  language_unknown: 'languageUnknown',
  /** The last valid day is over. */
  ends_in_past: 'cardEndsInPast',
} as const;
