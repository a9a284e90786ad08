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
  not_available: 'MEMBERSHIPS_NOT_AVAILABLE',
  /** Residents cannot redeem nights in their own marina. */
  resident: 'REDEEM_NOT_FOR_RESIDENTS',
  /** "You can't redeem more than {nights}". details: `nights`. */
  more_than_left: 'REDEEM_MORE_THAN_LEFT',
  /** "This night is already redeemed". details: `dates`, the nights that were redeemed before. */
  night_redeemed: 'NIGHT_ALREADY_REDEEMED',
} as const;
