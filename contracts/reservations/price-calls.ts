import type { CallsOf } from '../vocabulary/call.js';
import type { reservationPriceSchemas } from './price-call-schemas.js';
import { look } from './call-access.js';

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

  quote: {
    method: 'POST',
    path: '/admin/reservation/quote',
    access: look,
    does: 'query',
    errors: ['NOT_FOUND'],
  },
};
