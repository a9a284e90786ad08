/** Ten years, the longest contract, with its leap days. */
export const MAX_STAY_NIGHTS = 3653;

/** Neither the seasons nor the chosen contract price this boat's stay (spec 3 §8). */
export const NOT_COVERED = 'RESERVATION_IS_NOT_COVERED_IN_THE_MARINA_SEASONS';

export const depositTypes = ['NONE', 'PERCENTAGE', 'FIXED_AMOUNT', 'NIGHTS'] as const;
