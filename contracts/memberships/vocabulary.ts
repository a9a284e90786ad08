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

/** Addresses that one call invites at most. */
export const MOST_INVITED_AT_ONCE = 200;

/**
 * Why an address was not invited: it is no mail address, holds an active card here, is twice in the list, or the mail
 * could not be delivered; the last may be tried again.
 */
export const inviteFailures = ['INVALID', 'ALREADY_MEMBER', 'DUPLICATE', 'UNREACHABLE'] as const;
export type InviteFailure = (typeof inviteFailures)[number];

/** Characters of a referral code at most. */
export const REFERRAL_CODE_MAX = 16;

/** Cards that one call changes at most. */
export const MOST_CARDS_AT_ONCE = 200;

/** Most rows of one file of cards. */
export const MOST_IMPORTED_CARDS = 5000;

/** The columns of a file of cards. A file may have fewer. */
export const cardImportColumns = [
  'boat_name',
  'length',
  'beam',
  'draft',
  'vessel_type',
  'first_name',
  'last_name',
  'email',
  'phone',
  'language',
  'card_number',
  'expires_on',
  'auto_renew',
  /** Why a row was not added, in files that the console made; it is not read. */
  'remark',
] as const;
export type CardImportColumn = (typeof cardImportColumns)[number];

export const requiredCardColumns: readonly CardImportColumn[] = [
  'boat_name',
  'length',
  'beam',
  'draft',
  'first_name',
  'last_name',
];
