import type { CallsOf } from '../vocabulary/call.js';
import type { boaterLinkSchemas } from './boater-link-call-schemas.js';
import { look, change } from './call-access.js';
import { notFound } from './call-refusals.js';
import type { ReservationError } from './errors.js';

export const boaterLinkCalls: CallsOf<typeof boaterLinkSchemas> = {
  show: {
    method: 'POST',
    path: '/admin/reservation/boater_link/get',
    access: look,
    does: 'query',
    errors: [notFound],
  },

  open: {
    method: 'POST',
    path: '/admin/reservation/boater_link/open',
    access: change,
    does: 'query',
    errors: [notFound, 'RESERVATION_LINK_CLOSED' satisfies ReservationError],
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
