import type { CallsOf } from '../vocabulary/call.js';
import { berths, reads } from './call-access.js';
import type { closureSchemas } from './closure-call-schemas.js';
import { berthErrors } from './errors.js';

/** Berths out of service for some nights. */
export const closureCalls: CallsOf<typeof closureSchemas> = {
  listClosures: {
    method: 'POST',
    path: '/admin/inventory/closure/getall',
    access: reads,
    does: 'query',
  },

  getClosure: {
    method: 'POST',
    path: '/admin/inventory/closure/get',
    access: reads,
    does: 'query',
    errors: [berthErrors.closure_not_found],
  },

  previewClosure: {
    method: 'POST',
    path: '/admin/inventory/closure/preview',
    access: reads,
    does: 'query',
    errors: [berthErrors.berth_not_found, berthErrors.pier_not_found],
  },

  previewLetter: {
    method: 'POST',
    path: '/admin/inventory/closure/letter',
    access: reads,
    does: 'query',
    errors: [berthErrors.berth_not_found, berthErrors.pier_not_found],
  },

  createClosure: {
    method: 'POST',
    path: '/admin/inventory/closure/create',
    access: berths,
    does: 'command',
    errors: [
      berthErrors.berth_not_found,
      berthErrors.pier_not_found,
      berthErrors.closure_boats_changed,
      berthErrors.berth_inactive,
      berthErrors.berth_too_small,
      berthErrors.berth_not_for_boat,
      berthErrors.berth_taken,
      berthErrors.berth_closed,
    ],
  },

  reopenClosure: {
    method: 'POST',
    path: '/admin/inventory/closure/reopen',
    access: berths,
    does: 'command',
    errors: [berthErrors.closure_not_found, berthErrors.berth_not_found],
  },

  tellClosure: {
    method: 'POST',
    path: '/admin/inventory/closure/tell',
    access: berths,
    does: 'command',
    errors: [berthErrors.closure_not_found, berthErrors.closure_told],
  },

  tickCall: {
    method: 'POST',
    path: '/admin/inventory/closure/call',
    access: berths,
    does: 'command',
    errors: [berthErrors.closure_not_found, berthErrors.allocation_not_found],
  },

  undoClosure: {
    method: 'POST',
    path: '/admin/inventory/closure/undo',
    access: berths,
    does: 'command',
    errors: [
      berthErrors.closure_not_found,
      berthErrors.closure_begun,
      berthErrors.closure_reopened,
      berthErrors.closure_built_on,
    ],
  },
};
