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

/** What a charge is for the books: the three names of a reservation's charges, and services (laundry, crane, ice). */
export const chargeKinds = [...additionalChargeNames, 'services'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** What the price of a charge is multiplied by; EACH is a piece or a use, which is taken at the desk. */
export const chargeUnits = [
  'PER_NIGHT',
  'PER_NIGHT_PER_METRE',
  'TOTAL',
  'PER_NIGHT_PER_SQUARE_METRE',
  'PER_METRE',
  'PER_SQUARE_METRE',
  'PER_WEEK',
  'PER_WEEK_PER_METRE',
  'PER_PERSON',
  'PER_PERSON_PER_NIGHT',
  'PER_KWH',
  'PER_AMPERE_PER_NIGHT',
  'EACH',
] as const;
export type ChargeUnit = (typeof chargeUnits)[number];

/** How a length or an area is counted: as it is, or in begun or completed half or whole units. */
export const unitCounts = ['EXACT', 'HALF_STARTED', 'STARTED', 'HALF_COMPLETED', 'COMPLETED'] as const;
export type UnitCount = (typeof unitCounts)[number];

/**
 * How the prices of longer spans combine. ADD_UP: whole months, then whole weeks, then nights. CAPPED: the cheapest of
 * all combinations, in which a span may be longer than what is left of the stay, so that a stay never costs more than the
 * next longer one. WHOLE: the longest span that the stay reaches, and what is left begins another one. LONGEST: each
 * night at the rate of the longest span that the stay reaches.
 */
export const tierCombinations = ['ADD_UP', 'CAPPED', 'WHOLE', 'LONGEST'] as const;

/** Which season prices a week or month over a season's edge. */
export const seasonEdges = ['FIRST_NIGHT', 'EACH_NIGHT'] as const;

/** The spans that a class has prices for. PERIOD is the period of a contract. */
export const priceTiers = ['night', 'week', 'month', 'season', 'year', 'period'] as const;
export type PriceTier = (typeof priceTiers)[number];

/** The grounds on which a person pays no tourist tax, or a reduced one. */
export const exemptReasons = [
  'CREW',
  'RESIDENT',
  'DISABLED',
  'COMPANION',
  'STUDENT',
  'WORKER',
  'PATIENT',
  'SECOND_HOME',
  'MEMBER',
] as const;
export type ExemptReason = (typeof exemptReasons)[number];

/** Who a members' discount is for: holders of the association's card, the own club, berth holders of partner marinas, a group of customers. */
export const memberGroups = ['ASSOCIATION', 'OWN_CLUB', 'PARTNER_BERTH_HOLDER', 'CUSTOMER_GROUP'] as const;

/** BEST: the one discount that takes off most. ADDED: the percentages of all that fit add up, at most to 100. */
export const discountCombinations = ['BEST', 'ADDED'] as const;

export const depositExceptions = ['days_before_arrival', 'short_stay', 'low_cost'] as const;
export type DepositException = (typeof depositExceptions)[number];

/** Why a list has no price for a stay. */
export const noPriceReasons = [
  'BOAT_TOO_LARGE',
  'BOAT_IN_NO_CLASS',
  'BEAM_UNKNOWN',
  'CONTRACT_NOT_OFFERED',
  'NO_PRICE',
  'STAY_TOO_SHORT',
] as const;

/** What a price list is warned about before it is published. */
export const listWarnings = [
  'SHORTER_IS_DEARER',
  'NOTHING_ABOVE',
  'NO_PRICE_FOR_TIER',
  'NO_PRICE_AT_ALL',
  'TIER_DEARER_THAN_PARTS',
  'CLASS_CHEAPER_THAN_SMALLER',
] as const;

/** What a line of a quoted price is by. */
export const quoteRules = ['NIGHTS', 'LIVEABOARD', 'DISCOUNT', 'CHARGE', 'ELECTRICITY', 'TOURIST_TAX'] as const;

/** What the quantity of a line counts. */
export const quoteUnits = [...priceTiers, 'stay', ...chargeUnits] as const;
