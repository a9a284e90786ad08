import type { CallsOf } from '../vocabulary/call.js';
import type { conflictSchemas } from './call-schemas.js';
import { conflictErrors } from './errors.js';

/** Conflicts between the berth plan and the harbour, with their remedies. */
export const conflictCalls: CallsOf<typeof conflictSchemas> = {
  list: {
    method: 'POST',
    path: '/admin/dashboard/conflicts/getall',
    access: { kind: 'staff', feature: 'reservation' },
    does: 'query',
  },

  get: {
    method: 'POST',
    path: '/admin/dashboard/conflicts/get',
    access: { kind: 'staff', feature: 'reservation' },
    does: 'query',
    errors: ['NOT_FOUND'],
  },

  /** Refusals of the berth plan and of reservations pass through with their own codes. */
  resolve: {
    method: 'POST',
    path: '/admin/dashboard/conflicts/resolve',
    access: { kind: 'staff', feature: 'reservation', needs: { area: 'reservations', level: 'EDITOR' } },
    does: 'command',
    errors: ['NOT_FOUND', ...Object.values(conflictErrors)],
  },
};
