/** Nights of ten years, the longest contract, with leap days. */
export const MAX_STAY_NIGHTS = 3653;

/** No season and no chosen contract has a price for this stay of the boat (spec 3 §8). */
export const NOT_COVERED = 'RESERVATION_IS_NOT_COVERED_IN_THE_MARINA_SEASONS';

export const depositTypes = ['NONE', 'PERCENTAGE', 'FIXED_AMOUNT', 'NIGHTS'] as const;
