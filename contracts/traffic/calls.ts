import type { CallsOf } from '../vocabulary/call.js';
import type { trafficSchemas } from './call-schemas.js';
import { trafficErrors } from './errors.js';

/** Arrivals and departures of booked stays. */
export const trafficCalls: CallsOf<typeof trafficSchemas> = {
  activity: {
    method: 'POST',
    path: '/admin/dashboard/activity',
    access: { kind: 'staff', feature: 'reservation' },
    does: 'query',
  },

  update: {
    method: 'POST',
    path: '/admin/dashboard/traffic/update',
    access: { kind: 'staff', feature: 'reservation', needs: { area: 'reservations', level: 'EDITOR' } },
    does: 'command',
    errors: ['NOT_FOUND', ...Object.values(trafficErrors)],
  },
};
