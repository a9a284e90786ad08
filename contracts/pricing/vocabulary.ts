/** No season and no chosen contract has a price for this stay of the boat (spec 3 §8). */
export const NOT_COVERED = 'RESERVATION_IS_NOT_COVERED_IN_THE_MARINA_SEASONS';

export const depositTypes = ['NONE', 'PERCENTAGE', 'FIXED_AMOUNT', 'NIGHTS'] as const;

/** When the parts of a contract's price fall due: at the start, or at the start of each of these periods. */
export const instalmentSchedules = ['ONCE', 'MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY'] as const;
export type InstalmentSchedule = (typeof instalmentSchedules)[number];

/**
 * Parts of a price. NIGHTS are at the rate of a season or contract; EXTRA_CHARGE is the season's percentage; ROUNDING
 * is the difference that arises because a reservation has one price per night.
 */
export const priceLineKinds = [
  'NIGHTS',
  'EXTRA_CHARGE',
  'COMMERCIAL',
  'LIVEABOARD',
  'ROUNDING',
  'DISCOUNT',
  'SURCHARGE',
] as const;

/** Kinds of lines of the price of a stay, in display order. */
export const totalLineKinds = [
  'NIGHTS',
  'DISCOUNT',
  'REDEEMED_NIGHTS',
  'ADDITIONAL_CHARGE',
  'CUSTOM_SURCHARGE',
  'POINTS',
] as const;

/** What publishing does with offers that were sent by the version before. */
export const offerChoices = ['KEEP', 'SEND'] as const;

/** Percentages of a deposit: 5 to 95 in steps of 5, and 100 as full payment (spec 1 §9). */
export const depositPercentages: readonly number[] = Array.from({ length: 20 }, (_, index) => (index + 1) * 5);

export const additionalChargeNames = ['harbor_dues', 'taxes', 'fees'] as const;
