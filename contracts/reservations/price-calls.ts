import type { CallsOf } from '../vocabulary/call.js';
import type { reservationPriceSchemas } from './price-call-schemas.js';
import { change, look } from './call-access.js';
import { arrived, notAllowed, notFound } from './call-refusals.js';
import type { ReservationError } from './errors.js';

/** Prices and totals of reservations, for staff. */
export const reservationPriceCalls: CallsOf<typeof reservationPriceSchemas> = {
  calculatePrice: {
    method: 'POST',
    path: '/admin/reservation/calculate_price',
    access: look,
    does: 'query',
    errors: ['NOT_FOUND'],
  },

  priceDates: {
    method: 'POST',
    path: '/admin/reservation/price_dates',
    access: look,
    does: 'query',
    errors: ['NOT_FOUND'],
  },

  terms: {
    method: 'POST',
    path: '/admin/reservation/terms',
    access: look,
    does: 'query',
    errors: ['NOT_FOUND'],
  },

  /** The rating of a boater that may justify another price (spec 1 §9). */
  returns: {
    method: 'POST',
    path: '/admin/reservation/boater_rating',
    access: look,
    does: 'query',
    errors: ['BOATER_NOT_FOUND'],
  },

  /** Today's price and rules, for a booked stay. */
  offerTerms: {
    method: 'POST',
    path: '/admin/reservation/terms/offer',
    access: change,
    does: 'command',
    errors: [
      notFound,
      notAllowed,
      arrived,
      ...([
        'RESERVATION_TERMS_SAME',
        'RESERVATION_TERMS_OFFER_RUNNING',
        'RESERVATION_FEATURE_NOT_ENABLED',
        'RESERVATION_ONLINE_PAYMENTS_NOT_ACCEPTED',
      ] satisfies ReservationError[]),
    ],
    revision: true,
  },

  withdrawTerms: {
    method: 'POST',
    path: '/admin/reservation/terms/withdraw',
    access: change,
    does: 'command',
    errors: [notFound, notAllowed, 'RESERVATION_NO_TERMS_OFFER' satisfies ReservationError],
    revision: true,
  },

  quote: {
    method: 'POST',
    path: '/admin/reservation/quote',
    access: look,
    does: 'query',
    errors: ['NOT_FOUND'],
  },
};
