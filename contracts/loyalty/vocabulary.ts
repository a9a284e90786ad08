/** Words and limits of the loyalty programme. A point is worth one euro; JSON carries points with at most two decimals. */

/** The currency that points stand for: they reduce prices in this currency only. */
export const POINTS_CURRENCY = 'EUR';

/** Most points in one gift, promotion or correction. */
export const MOST_POINTS = 1_000_000;

/** Most addresses in one list. */
export const MOST_ADDRESSES = 5_000;

/** Days for which points stay valid that a promotion gives, unless it says otherwise. */
export const STANDARD_VALID_DAYS = 365;
export const MOST_VALID_DAYS = 3_650;

export const PROMOTION_NAME_MAX = 80;

/** What a promotion gives points for. */
export const promotionActions = [
  'STAY_COMPLETED',
  'NIGHT_STAYED',
  'FIRST_STAY',
  'HIGH_DEMAND_VACANCY',
  'MEMBERSHIP_RENEWED',
] as const;
export type PromotionAction = (typeof promotionActions)[number];

export const promotionStatuses = ['RUNNING', 'PLANNED', 'ENDED', 'SWITCHED_OFF'] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

/** Where points come from. VACANCY: the terms of service promise them for an absence report in high demand. */
export const pointSources = ['GIFT', 'PROMOTION', 'VACANCY', 'CORRECTION'] as const;

/** How a correction changes a balance. */
export const balanceMethods = ['ADD', 'TAKE'] as const;

/** Kinds of lines in a member's history. */
export const historyKinds = ['JOINED', 'RENEWED', 'GIVEN', 'SPENT', 'RETURNED', 'TAKEN', 'EXPIRED'] as const;

/** Why a member's points cannot be used. */
export const unusableReasons = ['NOT_STAYED', 'MEMBERSHIP_EXPIRED', 'OTHER_CURRENCY'] as const;
export type UnusableReason = (typeof unusableReasons)[number];

/** Why an address of a list gets no points. */
export const addressErrors = {
  invalid: 'pointsAddressInvalid',
  twice: 'pointsAddressTwice',
  not_member: 'pointsNotAMember',
  not_enough: 'pointsNotEnough',
} as const;
export const addressErrorCodes = Object.values(addressErrors) as [AddressError, ...AddressError[]];
export type AddressError = (typeof addressErrors)[keyof typeof addressErrors];
