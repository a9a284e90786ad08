/** Refusals of the pricing area: `error_type` of the problem document. */
export const pricingErrors = {
  /** A marina has one season pricing plan; it is updated, not created a second time. */
  planExists: 'PRICING_PLAN_ALREADY_EXISTS',
  planNotFound: 'PRICING_PLAN_NOT_FOUND',
  /** Somebody stays on a contract that the plan would no longer have. details: `contracts`, their names, and `people`, how many stay on them. */
  contractInUse: 'PRICING_CONTRACT_IN_USE',
  /** No hourly visits, or none at this time for a boat of this size. */
  hourlyNotOffered: 'PRICING_HOURLY_NOT_OFFERED',
  versionNotFound: 'PRICING_VERSION_NOT_FOUND',
} as const;

/** Message keys of the plan's fields, one for each rule (spec 3 §5, Pricing). */
export const planFieldErrors = {
  pricePerMetre: 'pricingPricePerMeterError',
  minimumLength: 'pricingMinimumLengthError',
  categoryRequired: 'pricingCategoryError',
  categorySize: 'pricingCategorySizeError',
  categoryTooSmall: 'pricingCategoryTooSmall',
  categoryRates: 'pricingCategoryRatesError',
  seasonName: 'pricingSeasonNameError',
  seasonDateRequired: 'pricingSeasonDateRequired',
  seasonDateInvalid: 'pricingSeasonDateInvalid',
  seasonToNotLater: 'pricingSeasonToNotLater',
  seasonsNotWholeYear: 'pricingSeasonsNotWholeYear',
  percent: 'pricingPercentError',
  discountNights: 'pricingDiscountNightsError',
  discountDuplicate: 'pricingDiscountNightsDuplicate',
  contractName: 'pricingContractNameError',
  contractPeriod: 'pricingContractPeriodError',
  availabilityTooShort: 'pricingAvailabilityTooShort',
  depositValue: 'pricingDepositValueError',
  depositThreshold: 'pricingDepositExceptionError',
  multihullMultiplier: 'pricingMultihullMultiplierError',
  beamMinimum: 'pricingMinBeamError',
  beamSurcharge: 'pricingBeamSurchargeError',
  beamDuplicate: 'pricingBeamCategoryDuplicate',
  surchargeName: 'pricingSurchargeNameError',
  surchargeValue: 'pricingSurchargeValueError',
  hourlyTime: 'pricingHourlyTimeError',
  hourlyEndNotLater: 'pricingHourlyEndNotLater',
  hourlyHours: 'pricingHourlyHoursError',
  hourlyFree: 'pricingHourlyFreeError',
  hourlyPrice: 'pricingHourlyPriceError',
  hourlyDayPrice: 'pricingHourlyDayPriceError',
  rowIdDuplicate: 'pricingDuplicateId',
  choice: 'pricingChoiceError',
} as const;

/** Message keys of a price calculation's fields. */
export const priceFieldErrors = {
  /** A stay has at least one night. */
  dates: 'reservation_dates_required',
  stayTooLong: 'pricingStayTooLong',
  /** A visit by the hour ends later than it begins. */
  visitEndNotLater: 'pricingVisitEndNotLater',
} as const;
