/** Status codes of a reservation's history (spec 1 §4). */
export const statusCodes = [
  'INITIATED',
  'INSTANT_BOOKING_INITIATED',
  'INSTANT_BOOK',
  'APPROVED',
  'UPDATED',
  'BOATER_ACCEPTED',
  'BOATER_ACCEPTED_SUGGESTED_DATES',
  'BOATER_ADDED_DOCUMENTS',
  'WAITING_LIST',
  'CANCELED_BY_MARINA',
  'CANCELED_BY_BOATER',
  'EXPIRED_NO_MARINA_RESPONSE',
  'EXPIRED_NO_BOATER_RESPONSE',
  'PAYMENT_EXPIRED',
  'MARINA_ADDED_DATES',
  'FINISHED',
] as const;

export type StatusCode = (typeof statusCodes)[number];

const marinaActions = [
  'UPDATE',
  'NOTIFY',
  'APPROVE',
  'ADD_TO_WAITING_LIST',
  'UPDATE_DATE',
  'UPDATE_NOTE',
  'CANCEL',
] as const;

/** All moves of staff on an existing reservation: the actions of the calls and those of the berthing section. */
export const marinaMoves = [
  ...marinaActions,
  'ASSIGN_BERTH',
  'UNASSIGN_BERTH',
  'SELECT_MATCH',
  'SKIP_MATCH',
  'OFFER_BERTH',
  'WITHDRAW_BERTH_OFFER',
  'CLOSE_SUPPLY_ALERT',
  'OFFER_TERMS',
  'WITHDRAW_TERMS_OFFER',
  'RECORD_PAYMENT',
  'UNDO_PAYMENT',
  'WAIVE_DEPOSIT',
  'RECORD_REFUND',
  'MAIL_RECEIPT',
  'RECORD_PARTY',
] as const;

/** All moves of a boater on an existing reservation. CANCEL_BY_BOATER also declines an offer. */
export const boaterMoves = [
  'ACCEPT_PRICE',
  'ACCEPT_DATES',
  'ACCEPT_BERTH',
  'DECLINE_BERTH',
  'ACCEPT_TERMS',
  'DECLINE_TERMS',
  'CANCEL_BY_BOATER',
  'ADD_DOCUMENT',
  'PAY',
] as const;

/** What a marina may not know of a stay that it booked by telephone or radio. */
export const missingDetails = ['email', 'phone', 'beam', 'draft'] as const;

export type MissingDetail = (typeof missingDetails)[number];

/** Moves of the system, after a time limit or a provider's report. */
export const systemMoves = [
  'EXPIRE_NO_MARINA_RESPONSE',
  'EXPIRE_NO_BOATER_RESPONSE',
  'EXPIRE_PAYMENT',
  'EXPIRE_BERTH_OFFER',
  'EXPIRE_TERMS_OFFER',
  'FINISH',
  'REOPEN',
  'FOLLOW_CONTRACT',
  'CONFIRM_REFUND',
] as const;

export const reservationMoves = [...marinaMoves, ...boaterMoves, ...systemMoves] as const;

export type ReservationMove = (typeof reservationMoves)[number];

/** How an instalment of a long-term contract stands. */
export const instalmentStandings = ['paid', 'due', 'overdue', 'upcoming'] as const;

/** Tabs of the reservation lists (spec 2 §2): the full edition's and the lite one's. */
export const fullTabs = ['PENDING', 'APPROVED', 'CLOSED'] as const;

export const liteTabs = ['NEW', 'WAITING_LIST', 'APPROVED_PENDING_PAYMENT', 'BOOKED', 'HISTORY'] as const;

export type FullTab = (typeof fullTabs)[number];

export type LiteTab = (typeof liteTabs)[number];

/** Labels of the status in lists (spec 2 §4). */
export const statusLabels = ['pending', 'waiting', 'approved', 'canceled', 'finished', '-'] as const;

export type StatusLabel = (typeof statusLabels)[number];

/** Spec 1 §9. Without one the code is `provideReason`; `other` needs free text. */
export const cancelReasons = ['full', 'far', 'long', 'customer', 'customer_no_show', 'duplicate', 'other'] as const;

export type CancelReason = (typeof cancelReasons)[number];

/** How an offer of a berth to the waiting list ended. */
export const offerOutcomes = ['accepted', 'declined', 'expired', 'withdrawn'] as const;

export type OfferOutcome = (typeof offerOutcomes)[number];

/**
 * Why somebody earlier on the waiting list was not offered a berth. `given_directly`: the berth fitted, and went to a
 * stay that was not next in line. `other_nights`: the berth fits, and giving it to
 * another boat takes no night from this stay.
 */
export const passOverReasons = [
  'does_not_fit',
  'has_berth',
  'skipped',
  'declined',
  'expired',
  'withdrawn',
  'other_nights',
  'given_directly',
] as const;

/** Why the plan took a berth from a stay that had one (spec 3 §4, decreased supply). */
export const lossReasons = ['ABSENCE_WITHDRAWN', 'BERTH_CHANGED'] as const;

export type LossReason = (typeof lossReasons)[number];

/** Groups of the matching page: reservations without a berth. */
export const placingGroups = ['waiting', 'unplaced', 'lost', 'skipped'] as const;

/**
 * The groups in the order in which all best matches are given: stays that were promised a berth, then bookings and
 * requests, then the waiting list.
 */
export const placementOrder = ['lost', 'unplaced', 'waiting'] as const;

export type PlacingGroup = (typeof placingGroups)[number];

/** Orders of the groups, except the waiting list, whose order is the line itself. */
export const placingOrders = ['start_date', 'vessel_length', 'created_at'] as const;

/** How money changes hands at the counter. */
export const counterMethods = ['CASH', 'CARD', 'TRANSFER', 'OTHER'] as const;

export type CounterMethod = (typeof counterMethods)[number];

/** What a payment was for: a part of the price, all of it at once, or what was left. */
export const paymentParts = ['DEPOSIT', 'INSTALMENT', 'PAYMENT', 'BALANCE'] as const;
export type PaymentPart = (typeof paymentParts)[number];

/** Where a stay is paid: at the marina, online, or the deposit online and the rest at the marina. */
export const paymentPlaces = ['IN_MARINA', 'ONLINE', 'DEPOSIT_ONLINE'] as const;
export type PaymentPlace = (typeof paymentPlaces)[number];

/** The words of the specification (1 §4). */
export const paymentStatuses = ['succeeded', 'refunded'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** How a payment stands, beside its status: what screens show. */
export const paymentStandings = ['due', 'part_paid', 'paid', 'partially_refunded', 'refunded'] as const;

export type PaymentStanding = (typeof paymentStandings)[number];

/** Boats of one group. */
export const MOST_GROUP_BOATS = 60;

/** Who gets the offers and the invoices of a group: its organiser for all boats, or the skipper of each. */
export const groupOffers = ['ORGANISER', 'EACH'] as const;
export type GroupOffer = (typeof groupOffers)[number];

/** Who pays for the boats of a group: its organiser for all, with one payment, or each boat its own. */
export const groupPayers = ['ORGANISER', 'EACH'] as const;
export type GroupPayer = (typeof groupPayers)[number];

export const INTERNAL_NOTE_MAX = 2000;

export const editions = ['full', 'lite'] as const;

/** Ranges that start with the marina's today; the server computes the dates. */
export const datePresets = ['today', 'next_7_days', 'next_30_days'] as const;

export const reservationSortKeys = [
  'next_move',
  'updated_at',
  'created_at',
  'start_date',
  'end_date',
  'nights',
  'view_id',
  'boater_name',
  'vessel_name',
  'vessel_length',
  'berth_number',
  'reservation_status',
  'total_to_pay',
] as const;

/** Reservations whose contacts one call returns; as many as a page of the list has at most. */
export const mostContacts = 100;
