/** What a conversation is about; the first is the default of a new message (spec 1 §7). */
export const chatViews = ['Reservation', 'AbsenceReport', 'General'] as const;

export type ChatView = (typeof chatViews)[number];

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

export const TEMPLATE_NAME_MAX = 60;

/** Characters of a template in one language; room is left for what fills it. */
export const TEMPLATE_TEXT_MAX = 2000;

/** Templates of one marina: the list is shown as a whole. */
export const MOST_TEMPLATES = 100;

/**
 * The facts that fill a template, written as `{vessel_name}`. The two dates are those of the stay, or of the absence; the
 * berth is that of the stay, or the one that the boat holds.
 */
export const placeholders = [
  'boater_name',
  'vessel_name',
  'start_date',
  'end_date',
  'berth',
  'amount_due',
  'reservation_number',
  'marina_name',
  'marina_contact',
] as const;
export type Placeholder = (typeof placeholders)[number];
