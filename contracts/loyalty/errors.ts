/** Stable `error_type` codes of the loyalty calls, beside those every call can answer. */
export const loyaltyErrors = {
  member_not_found: 'LOYALTY_MEMBER_NOT_FOUND',
  /** The balance is lower than the points that are to be used or taken. details: `points`. */
  not_enough: 'LOYALTY_POINTS_NOT_ENOUGH',
  /** Only accounts that the installation names give points to all members. */
  not_to_all: 'LOYALTY_GIFT_TO_ALL_NOT_ALLOWED',
  /** Nobody on the list gets points. */
  nobody: 'LOYALTY_GIFT_TO_NOBODY',
  gift_not_found: 'LOYALTY_GIFT_NOT_FOUND',
  promotion_not_found: 'LOYALTY_PROMOTION_NOT_FOUND',
} as const;
