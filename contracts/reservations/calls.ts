import { berthErrors } from '../berths/errors.js';
import { customerErrors } from '../customers/errors.js';
import { membershipErrors } from '../memberships/errors.js';
import { type Access, LINK_ONLY_READS } from '../vocabulary/access.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { attachmentSchemas } from './attachment-call-schemas.js';
import type { boaterLinkSchemas } from './boater-link-call-schemas.js';
import type { boaterReservationSchemas } from './boater-call-schemas.js';
import type { reservationSchemas } from './call-schemas.js';
import type { counterSchemas } from './counter-call-schemas.js';
import type { matchingSchemas } from './matching-call-schemas.js';
import type { ReservationError } from './errors.js';
import type { reservationPriceSchemas } from './price-call-schemas.js';

const look: Access = { kind: 'staff', feature: 'reservation' };

const change: Access = {
  kind: 'staff',
  feature: 'reservation',
  needs: { area: 'reservations', level: 'EDITOR' },
};

/** Berths belong to the inventory feature (spec 1 §6). */
const berthing: Access = { kind: 'staff', feature: 'inventory', needs: { area: 'reservations', level: 'EDITOR' } };

const seeBerths: Access = { kind: 'staff', feature: 'inventory' };

const offerRunning = 'RESERVATION_BERTH_OFFER_RUNNING' satisfies ReservationError;
const noOffer = 'RESERVATION_NO_BERTH_OFFER' satisfies ReservationError;
const notNext = 'RESERVATION_NOT_NEXT_IN_LINE' satisfies ReservationError;

/** Why a berth is not given. */
const berthRefusals = [
  berthErrors.berth_not_found,
  berthErrors.berth_inactive,
  berthErrors.berth_too_small,
  berthErrors.berth_not_for_boat,
  berthErrors.berth_taken,
  berthErrors.below_min_length,
  berthErrors.below_min_size,
  berthErrors.no_berth_free,
  berthErrors.reservation_has_berth,
  berthErrors.vessel_has_berth,
];

/** No such reservation in the marina. */
const notFound = 'NOT_FOUND';

const otherSource = 'RESERVATION_OTHER_SOURCE' satisfies ReservationError;
const notAllowed = 'RESERVATION_ACTION_NOT_ALLOWED' satisfies ReservationError;
const featureOff = 'RESERVATION_FEATURE_NOT_ENABLED' satisfies ReservationError;
const noDocuments = 'RESERVATION_DOCUMENTS_MISSING' satisfies ReservationError;
const past = 'RESERVATION_PAST' satisfies ReservationError;
const arrived = 'RESERVATION_ARRIVAL_PASSED' satisfies ReservationError;
const otherPrice = 'RESERVATION_PRICE_NOT_ACCEPTED' satisfies ReservationError;
const notPaid = 'RESERVATION_NOTHING_PAID' satisfies ReservationError;
const notOnline = 'RESERVATION_ONLINE_PAYMENTS_NOT_ACCEPTED' satisfies ReservationError;

/** Refusals to redeem nights of a membership card. */
const redeemRefusals = [
  membershipErrors.card_not_found,
  membershipErrors.card_not_active,
  membershipErrors.not_available,
  membershipErrors.resident,
  membershipErrors.more_than_left,
  membershipErrors.night_redeemed,
];

/** Refusals to use a boater or vessel of the register. */
const registerRefusals = [
  customerErrors.boater_not_found,
  customerErrors.boater_erased,
  customerErrors.vessel_not_found,
  // Staff chose a boater and entered the address of another one.
  customerErrors.email_in_use,
];

const updateRefusals = [
  notFound,
  otherSource,
  notAllowed,
  featureOff,
  past,
  arrived,
  noDocuments,
  otherPrice,
  offerRunning,
  notPaid,
  notOnline,
  ...registerRefusals,
  berthErrors.stay_over,
  ...redeemRefusals,
  ...berthRefusals,
];

const notDue = 'RESERVATION_PAYMENT_NOT_DUE' satisfies ReservationError;
const unknownPayment = 'RESERVATION_PAYMENT_UNKNOWN' satisfies ReservationError;
const dayClosed = 'RESERVATION_DAY_CLOSED' satisfies ReservationError;
const refunded = 'RESERVATION_PAYMENT_REFUNDED' satisfies ReservationError;
const noRefund = 'RESERVATION_REFUND_UNKNOWN' satisfies ReservationError;

const withLink: Access = { kind: 'boater_link' };

/** Refusals of every call with a link token. */
const stepRefusals = [
  'RESERVATION_ACTION_NOT_ALLOWED',
  'RESERVATION_PAST',
] as const satisfies readonly ReservationError[];

/** The boater's time to answer or pay is over. */
const tooLate = 'RESERVATION_DEADLINE_PASSED' satisfies ReservationError;

/** The boater has to confirm what the marina requires. */
const unconfirmed = 'RESERVATION_REQUIREMENTS_UNCONFIRMED' satisfies ReservationError;

/** Staff's calls about reservations; prices are in `reservationPriceCalls`, files in `attachmentCalls`. */
export const reservationCalls: CallsOf<typeof reservationSchemas> = {
  getall: {
    method: 'POST',
    path: '/admin/reservation/getall',
    access: look,
    does: 'query',
    scope: 'reservations:read',
  },

  getallAdmin: {
    method: 'POST',
    path: '/admin/reservation/getall_admin',
    access: { kind: 'admin' },
    does: 'query',
  },

  get: {
    method: 'POST',
    path: '/admin/reservation/get',
    access: look,
    does: 'query',
    scope: 'reservations:read',
    errors: [notFound],
  },

  suggestBerths: {
    method: 'POST',
    path: '/admin/reservation/suggest_berths',
    access: seeBerths,
    does: 'query',
  },

  create: {
    method: 'POST',
    path: '/admin/reservation/create',
    access: change,
    does: 'command',
    errors: [
      featureOff,
      noDocuments,
      notOnline,
      customerErrors.name_differs,
      ...registerRefusals,
      ...redeemRefusals,
      ...berthRefusals,
    ],
  },

  renewContract: {
    method: 'POST',
    path: '/admin/reservation/contract/renew',
    access: change,
    does: 'command',
    errors: [
      'RESERVATION_CONTRACT_RENEWED',
      notFound,
      notAllowed,
      featureOff,
      noDocuments,
      notOnline,
      ...registerRefusals,
      ...redeemRefusals,
      ...berthRefusals,
    ],
  },

  update: {
    method: 'POST',
    path: '/admin/reservation/update',
    access: change,
    does: 'command',
    errors: updateRefusals,
    revision: true,
  },

  updateMarinaMode: {
    method: 'POST',
    path: '/admin/reservation/update_marina_mode',
    access: change,
    does: 'command',
    errors: updateRefusals,
    revision: true,
  },

  suggestDates: {
    method: 'POST',
    path: '/admin/reservation/suggest_dates',
    access: change,
    does: 'command',
    errors: [notFound, notAllowed],
    revision: true,
  },

  selectMatch: {
    method: 'POST',
    path: '/admin/reservation/select_match',
    access: berthing,
    does: 'command',
    errors: [notFound, notAllowed, arrived, offerRunning, ...berthRefusals],
    revision: true,
  },

  unassignBerth: {
    method: 'POST',
    path: '/admin/reservation/unassign_berth',
    access: berthing,
    does: 'command',
    errors: [notFound, notAllowed, offerRunning, 'RESERVATION_HAS_NO_BERTH' satisfies ReservationError],
    revision: true,
  },

  assignBerth: {
    method: 'POST',
    path: '/admin/reservation/assign_berth',
    access: berthing,
    does: 'command',
    errors: [notFound, notAllowed, past, arrived, offerRunning, ...berthRefusals],
    revision: true,
  },

  findBoater: {
    method: 'POST',
    path: '/admin/reservation/find_boater',
    access: change,
    does: 'query',
  },
};

/** The matching page: stays without a berth, offers to the waiting list and supply alerts. */
export const matchingCalls: CallsOf<typeof matchingSchemas> = {
  list: { method: 'POST', path: '/admin/reservation/matching/getall', access: seeBerths, does: 'query' },

  get: {
    method: 'POST',
    path: '/admin/reservation/matching/get',
    access: seeBerths,
    does: 'query',
    errors: [notFound],
  },

  previewBest: { method: 'POST', path: '/admin/reservation/matching/best', access: seeBerths, does: 'query' },

  placeBest: {
    method: 'POST',
    path: '/admin/reservation/matching/place_best',
    access: berthing,
    does: 'command',
    errors: [notFound],
  },

  offerBerth: {
    method: 'POST',
    path: '/admin/reservation/matching/offer_berth',
    access: berthing,
    does: 'command',
    errors: [notFound, notAllowed, arrived, offerRunning, notNext, ...berthRefusals],
    revision: true,
  },

  offerNext: {
    method: 'POST',
    path: '/admin/reservation/matching/offer_next',
    access: berthing,
    does: 'command',
    errors: ['RESERVATION_NOBODY_IN_LINE' satisfies ReservationError, ...berthRefusals],
  },

  withdrawOffer: {
    method: 'POST',
    path: '/admin/reservation/matching/withdraw_offer',
    access: berthing,
    does: 'command',
    errors: [notFound, notAllowed, noOffer],
    revision: true,
  },

  closeAlert: {
    method: 'POST',
    path: '/admin/reservation/matching/close_alert',
    access: berthing,
    does: 'command',
    errors: [notFound, notAllowed, 'RESERVATION_NO_SUPPLY_ALERT' satisfies ReservationError],
    revision: true,
  },

  howGiven: { method: 'POST', path: '/admin/reservation/matching/how_given', access: seeBerths, does: 'query' },
};

/** Files of reservations: first a short-lived link, then the bytes. */
export const attachmentCalls: CallsOf<typeof attachmentSchemas> = {
  getLink: {
    method: 'POST',
    path: '/admin/attachment/get_link',
    access: { kind: 'staff' },
    does: 'query',
    errors: ['NOT_FOUND'],
  },

  getLinkAsBoater: {
    method: 'POST',
    path: '/boater/attachment/get_link',
    access: { kind: 'boater_link' },
    does: 'query',
    errors: ['NOT_FOUND'],
  },

  download: {
    method: 'GET',
    path: '/attachments/download',
    access: { kind: 'public' },
    does: 'query',
    errors: ['LINK_EXPIRED', 'NOT_FOUND'],
  },
};

/** Calls of boaters, who have no account: first a request, then the others with the link token of its answer. */
export const boaterReservationCalls: CallsOf<typeof boaterReservationSchemas> = {
  request: {
    method: 'POST',
    path: '/boater/reservation/request',
    access: { kind: 'public' },
    does: 'command',
    errors: ['RESERVATION_FEATURE_NOT_ENABLED' satisfies ReservationError],
  },

  instantBook: {
    method: 'POST',
    path: '/boater/reservation/instant_book',
    access: { kind: 'public' },
    does: 'command',
    errors: [
      'RESERVATION_FEATURE_NOT_ENABLED' satisfies ReservationError,
      'RESERVATION_INSTANT_BOOKING_NOT_AVAILABLE' satisfies ReservationError,
      'RESERVATION_REQUIREMENTS_UNCONFIRMED' satisfies ReservationError,
      'RESERVATION_TOO_MANY_UNPAID' satisfies ReservationError,
      'RESERVATION_DOCUMENTS_MISSING' satisfies ReservationError,
      berthErrors.no_berth_free,
    ],
  },

  get: {
    method: 'POST',
    path: '/boater/reservation/get',
    access: withLink,
    does: 'query',
  },

  acceptPrice: {
    method: 'POST',
    path: '/boater/reservation/accept_price',
    access: withLink,
    does: 'command',
    errors: [...stepRefusals, tooLate, unconfirmed],
    revision: true,
  },

  acceptDates: {
    method: 'POST',
    path: '/boater/reservation/accept_dates',
    access: withLink,
    does: 'command',
    errors: [...stepRefusals, tooLate, 'RESERVATION_DATES_NOT_SUGGESTED'] satisfies ReservationError[],
    revision: true,
  },

  acceptBerth: {
    method: 'POST',
    path: '/boater/reservation/accept_berth',
    access: withLink,
    does: 'command',
    errors: [...stepRefusals, tooLate, noOffer, unconfirmed],
    revision: true,
  },

  declineBerth: {
    method: 'POST',
    path: '/boater/reservation/decline_berth',
    access: withLink,
    does: 'command',
    errors: [...stepRefusals, tooLate, noOffer],
    revision: true,
  },

  addDocument: {
    method: 'POST',
    path: '/boater/reservation/add_document',
    access: withLink,
    does: 'command',
    errors: [...stepRefusals, 'RESERVATION_TOO_MANY_DOCUMENTS' satisfies ReservationError],
    upload: true,
  },

  pay: {
    method: 'POST',
    path: '/boater/reservation/pay',
    access: withLink,
    does: 'command',
    errors: [
      ...stepRefusals,
      ...([
        tooLate,
        unconfirmed,
        'RESERVATION_PAYMENT_NOT_DUE',
        'RESERVATION_PAYMENT_ALREADY_RECORDED',
        'RESERVATION_PAYMENT_DECLINED',
        'RESERVATION_PAYMENT_AMOUNT_WRONG',
        'RESERVATION_ONLINE_PAYMENTS_NOT_ACCEPTED',
      ] satisfies ReservationError[]),
      'PAYMENT_PROVIDER_UNAVAILABLE',
    ],
    revision: true,
  },

  message: {
    method: 'POST',
    path: '/boater/reservation/message',
    access: withLink,
    does: 'command',
    // FORBIDDEN: the marina has the chat switched off.
    errors: ['FORBIDDEN', 'TOO_MANY_MESSAGES', LINK_ONLY_READS],
  },

  cancel: {
    method: 'POST',
    path: '/boater/reservation/cancel',
    access: withLink,
    does: 'command',
    errors: stepRefusals,
    revision: true,
  },
};

/** Prices and totals of reservations, for staff. */
export const reservationPriceCalls: CallsOf<typeof reservationPriceSchemas> = {
  calculatePrice: {
    method: 'POST',
    path: '/admin/reservation/calculate_price',
    access: look,
    does: 'query',
  },

  quote: {
    method: 'POST',
    path: '/admin/reservation/quote',
    access: look,
    does: 'query',
    errors: ['NOT_FOUND'],
  },
};

/** Staff's calls about money at the counter, and the receipts of all payments. */
export const counterCalls: CallsOf<typeof counterSchemas> = {
  recordPayment: {
    method: 'POST',
    path: '/admin/reservation/payments/record',
    access: change,
    does: 'command',
    errors: [notFound, notAllowed, notDue, dayClosed],
    revision: true,
  },

  undoPayment: {
    method: 'POST',
    path: '/admin/reservation/payments/undo',
    access: change,
    does: 'command',
    errors: [notFound, unknownPayment, refunded, dayClosed],
    revision: true,
  },

  waiveDeposit: {
    method: 'POST',
    path: '/admin/reservation/payments/waive_deposit',
    access: change,
    does: 'command',
    errors: [notFound, notAllowed, notDue],
    revision: true,
  },

  recordRefund: {
    method: 'POST',
    path: '/admin/reservation/payments/record_refund',
    access: change,
    does: 'command',
    errors: [notFound, noRefund, dayClosed],
    revision: true,
  },

  receipt: {
    method: 'POST',
    path: '/admin/reservation/payments/receipt',
    access: look,
    does: 'query',
    errors: [notFound, unknownPayment],
  },

  mailReceipt: {
    method: 'POST',
    path: '/admin/reservation/payments/mail_receipt',
    access: change,
    does: 'command',
    errors: [notFound, unknownPayment],
  },

  download: {
    method: 'GET',
    path: '/receipts/download',
    access: { kind: 'public' },
    does: 'query',
    errors: ['LINK_EXPIRED', notFound],
  },
};

export const boaterLinkCalls: CallsOf<typeof boaterLinkSchemas> = {
  show: {
    method: 'POST',
    path: '/admin/reservation/boater_link/get',
    access: look,
    does: 'query',
    errors: [notFound],
  },

  send: {
    method: 'POST',
    path: '/admin/reservation/boater_link/send',
    access: change,
    does: 'command',
    errors: [notFound, 'RESERVATION_BOATER_HAS_NO_EMAIL' satisfies ReservationError],
  },

  revoke: {
    method: 'POST',
    path: '/admin/reservation/boater_link/revoke',
    access: change,
    does: 'command',
    errors: [notFound],
  },
};
