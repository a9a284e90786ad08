/** Codes of associations, which decide logos and features; only TEM has memberships (spec 1 §1). */
export const associationCodes = ['TEM', 'BFG', 'IGY', 'STX'] as const;
export type AssociationCode = (typeof associationCodes)[number];

/** The grounds that an association has a logo for. */
export const logoSchemes = ['light', 'dark'] as const;
export type LogoScheme = (typeof logoSchemes)[number];

/** Media types of logos: pictures that every browser shows. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Most days of one event, and of the range of one query. */
export const MOST_EVENT_DAYS = 366;

/** What guests find ashore. */
export const amenities = [
  'SHOWERS',
  'TOILETS',
  'LAUNDRY',
  'WIFI',
  'RESTAURANT',
  'BAR',
  'SHOP',
  'SWIMMING_POOL',
  'PLAYGROUND',
  'CAR_PARK',
  'BICYCLE_HIRE',
  'STEP_FREE_ACCESS',
  'CCTV',
  'DOGS_WELCOME',
] as const;

/** What the marina or firms in it do for boats. */
export const supportServices = [
  'FUEL',
  'PUMP_OUT',
  'CRANE',
  'TRAVEL_LIFT',
  'SLIPWAY',
  'DRY_STORAGE',
  'WINTER_STORAGE',
  'REPAIRS',
  'RIGGER',
  'SAILMAKER',
  'CHANDLERY',
  'DIVER',
] as const;

/** ISO 639-1 codes of the languages that an office may speak. */
export const officeLanguages = [
  'en',
  'fr',
  'de',
  'es',
  'it',
  'nl',
  'pt',
  'da',
  'sv',
  'nb',
  'fi',
  'pl',
  'cs',
  'hr',
  'sl',
  'el',
  'tr',
  'ca',
] as const;

export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type Weekday = (typeof weekdays)[number];

/** Times of day every 30 minutes from 00:00 to 23:30 (spec 3 §9). */
export const halfHours: readonly string[] = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

/** When boaters get the approval kit (spec 3 §3). */
export const approvalKitSchedules = ['UPON_APPROVAL', 'DAY_BEFORE_ARRIVAL', 'ARRIVAL_DAY'] as const;
export type ApprovalKitSchedule = (typeof approvalKitSchedules)[number];

/** Marina-local time of day at which a scheduled approval kit is sent. */
export const approvalKitTimes = { DAY_BEFORE_ARRIVAL: '09:00', ARRIVAL_DAY: '07:00' } as const;

/** The figures of the terms of service (spec 3 §9). */
export const termsFigures = {
  age: 18,
  liability_months: 12,
  marina_refund_hours: 72,
  refund_business_days: 14,
  cashback_nights: 3,
  vacancy_euro: 5,
  card_nights: 5,
  card_discount: 50,
} as const;

/** What a file of the marina is for (`requested_type` of spec 3 §3). */
export const marinaFileTypes = [
  'APPROVAL_KIT',
  'CANCELLATION_POLICY_SHORT',
  'CANCELLATION_POLICY_LONG',
  'MARINA_PHOTO',
] as const;
export type MarinaFileType = (typeof marinaFileTypes)[number];

/** Most files of each type; a new cancellation policy replaces the one before. */
export const mostFiles: Readonly<Record<MarinaFileType, number>> = {
  APPROVAL_KIT: 10,
  CANCELLATION_POLICY_SHORT: 1,
  CANCELLATION_POLICY_LONG: 1,
  MARINA_PHOTO: 12,
};

/** Columns by which administrators sort the marinas. */
export const marinaSortKeys = ['code', 'name', 'country', 'association', 'mode'] as const;

/** The legal texts of an installation (spec 3 §3). */
export const legalTextKinds = [
  'terms_of_service',
  'terms_of_service_marinas',
  'privacy_policy',
  'cookie_policy',
] as const;
export type LegalTextKind = (typeof legalTextKinds)[number];
