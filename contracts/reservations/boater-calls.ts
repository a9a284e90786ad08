import { type Access, LINK_ONLY_READS } from '../vocabulary/access.js';
import type { ReservationError } from './errors.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { boaterReservationSchemas } from './boater-call-schemas.js';
import { customerErrors } from '../customers/errors.js';
import { berthErrors } from '../berths/errors.js';
import { noOffer } from './call-refusals.js';

const withLink: Access = { kind: 'boater_link' };

/** Refusals of every call with a link token. */
const stepRefusals = [
  'RESERVATION_ACTION_NOT_ALLOWED',
  'RESERVATION_PAST',
] as const satisfies readonly ReservationError[];

/** The boater's time to answer or pay is over. */
const tooLate = 'RESERVATION_DEADLINE_PASSED' satisfies ReservationError;

/** No other terms are on offer. */
const noTerms = 'RESERVATION_NO_TERMS_OFFER' satisfies ReservationError;

/** The boater has to confirm what the marina requires. */
const unconfirmed = 'RESERVATION_REQUIREMENTS_UNCONFIRMED' satisfies ReservationError;

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
      berthErrors.boat_has_a_berth,
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

  group: { method: 'POST', path: '/boater/reservation/group', access: withLink, does: 'query' },

  /** The link of one boat accepts the offers of all boats of the organiser. */
  acceptGroup: {
    method: 'POST',
    path: '/boater/reservation/accept_group',
    access: withLink,
    does: 'command',
    errors: ['NOT_FOUND'],
  },

  /** The organiser pays what is due for all boats with one payment. */
  payGroup: {
    method: 'POST',
    path: '/boater/reservation/pay_group',
    access: withLink,
    does: 'command',
    errors: [
      'NOT_FOUND',
      ...([
        'RESERVATION_PAYMENT_NOT_DUE',
        'RESERVATION_PAYMENT_DECLINED',
        'RESERVATION_ONLINE_PAYMENTS_NOT_ACCEPTED',
      ] satisfies ReservationError[]),
      'PAYMENT_PROVIDER_UNAVAILABLE',
    ],
  },

  acceptDates: {
    method: 'POST',
    path: '/boater/reservation/accept_dates',
    access: withLink,
    does: 'command',
    errors: [
      ...([...stepRefusals, tooLate, 'RESERVATION_DATES_NOT_SUGGESTED'] satisfies ReservationError[]),
      berthErrors.berth_taken,
    ],
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

  acceptTerms: {
    method: 'POST',
    path: '/boater/reservation/accept_terms',
    access: withLink,
    does: 'command',
    errors: [...stepRefusals, tooLate, noTerms, unconfirmed],
    revision: true,
  },

  declineTerms: {
    method: 'POST',
    path: '/boater/reservation/decline_terms',
    access: withLink,
    does: 'command',
    errors: [...stepRefusals, tooLate, noTerms],
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

  complete: {
    method: 'POST',
    path: '/boater/reservation/complete',
    access: withLink,
    does: 'command',
    errors: [
      'RESERVATION_ACTION_NOT_ALLOWED' satisfies ReservationError,
      'RESERVATION_PARTY_CONFIRMED' satisfies ReservationError,
      customerErrors.email_in_use,
    ],
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
        'RESERVATION_PAID_BY_ORGANISER',
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
