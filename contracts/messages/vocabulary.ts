/** What a conversation is about; the first is the default of a new message (spec 1 §7). */
export const chatViews = ['Reservation', 'AbsenceReport', 'General'] as const;

export type ChatView = (typeof chatViews)[number];

export const MESSAGE_TEXT_MAX = 4000;

/** Days for which an unread message counts. */
export const MESSAGE_COUNTS_DAYS = 60;

/** The kinds of records that conversations are about, as addresses name them (spec 2 §3). */
export const chatFlows = ['reservation', 'absence_report', 'general'] as const;
export type ChatFlow = (typeof chatFlows)[number];

/** Characters of a search in the list of conversations. */
export const CHAT_SEARCH_MAX = 100;

/** The events of a reservation that its conversation shows (spec 2 §4); screens have the words for the codes. */
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
