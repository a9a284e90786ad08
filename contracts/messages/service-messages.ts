/** What happened to a reservation, as its conversation tells it (spec 2 §4); the screens word the codes. */
export const serviceCodes = [
  'INITIATED',
  'INSTANT_BOOK',
  'UPDATED_BY_MARINA',
  'UPDATED_BY_BOATER',
  'BOATER_ACCEPTED',
  'BOATER_DECLINED',
  'ON_HOLD',
  'APPROVED',
  'PAYED',
  'MARINA_ADDED_DATES',
  'BOATER_ACCEPTED_SUGGESTED_DATES',
  'BOATER_ADDED_DOCUMENTS',
  'MARINA_DECLINED',
  'CANCELED_BY_MARINA',
  'CANCELED_BY_BOATER',
  'EXPIRED_NO_MARINA_RESPONSE',
  'EXPIRED_NO_BOATER_RESPONSE',
] as const;
export type ServiceCode = (typeof serviceCodes)[number];
