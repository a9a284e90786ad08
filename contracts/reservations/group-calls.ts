import { customerErrors } from '../customers/errors.js';
import type { CallsOf } from '../vocabulary/call.js';
import { change, look, seeBerths } from './call-access.js';
import { berthRefusals, notFound } from './call-refusals.js';
import type { ReservationError } from './errors.js';
import type { groupSchemas } from './group-call-schemas.js';

/** Groups: several boats that come together. */
export const groupCalls: CallsOf<typeof groupSchemas> = {
  create: {
    method: 'POST',
    path: '/admin/group/create',
    access: change,
    does: 'command',
    errors: [
      'RESERVATION_FEATURE_NOT_ENABLED' satisfies ReservationError,
      'RESERVATION_ONLINE_PAYMENTS_NOT_ACCEPTED' satisfies ReservationError,
      customerErrors.name_differs,
      customerErrors.boater_not_found,
      customerErrors.boater_erased,
      customerErrors.vessel_not_found,
      customerErrors.email_in_use,
      ...berthRefusals,
    ],
  },

  addBoats: {
    method: 'POST',
    path: '/admin/group/add_boats',
    access: change,
    does: 'command',
    errors: [
      notFound,
      'RESERVATION_GROUP_ENDED' satisfies ReservationError,
      'RESERVATION_FEATURE_NOT_ENABLED' satisfies ReservationError,
      'RESERVATION_ONLINE_PAYMENTS_NOT_ACCEPTED' satisfies ReservationError,
      customerErrors.name_differs,
      customerErrors.boater_not_found,
      customerErrors.boater_erased,
      customerErrors.vessel_not_found,
      customerErrors.email_in_use,
      ...berthRefusals,
    ],
  },

  takeOut: {
    method: 'POST',
    path: '/admin/group/take_out',
    access: change,
    does: 'command',
    errors: [notFound, 'RESERVATION_GROUP_LAST_BOAT' satisfies ReservationError],
  },

  setPayer: {
    method: 'POST',
    path: '/admin/group/set_payer',
    access: change,
    does: 'command',
    errors: [
      notFound,
      'RESERVATION_GROUP_PAID' satisfies ReservationError,
      'RESERVATION_GROUP_NO_PAGE' satisfies ReservationError,
    ],
  },

  get: { method: 'POST', path: '/admin/group/get', access: look, does: 'query', errors: [notFound] },

  price: { method: 'POST', path: '/admin/group/price', access: look, does: 'query', errors: [notFound] },

  findBerths: { method: 'POST', path: '/admin/group/find_berths', access: seeBerths, does: 'query' },
};
