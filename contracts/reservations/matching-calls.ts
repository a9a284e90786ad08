import type { ReservationError } from './errors.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { matchingSchemas } from './matching-call-schemas.js';
import { seeBerths, berthing } from './call-access.js';
import { notFound, notAllowed, arrived, offerRunning, berthRefusals, noOffer } from './call-refusals.js';

const notNext = 'RESERVATION_NOT_NEXT_IN_LINE' satisfies ReservationError;

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
