/** Discounted nights of one card in one year from its first visit (spec 2 §9). */
export const NIGHTS_PER_YEAR = 5;

/** The association whose marinas issue and accept membership cards (spec 1 §1). */
export const MEMBERSHIP_ASSOCIATION = 'TEM';

/** Three letters and four digits. */
export const CARD_NUMBER_LENGTH = 7;

/** What a boater may ask of a marina. */
export const requestKinds = ['RESIDENCY', 'MEMBERSHIP', 'RENEWAL'] as const;

export const requestStatuses = ['PENDING', 'APPROVED', 'DECLINED'] as const;

/** Characters of the reason for which a request is declined. */
export const DECLINE_REASON_MAX = 500;

/** Cards that one call changes at most. */
export const MOST_CARDS_AT_ONCE = 200;
