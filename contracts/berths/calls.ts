import { sharedErrors } from '../vocabulary/shared-errors.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { berthSchemas } from './call-schemas.js';
import { berthErrors } from './errors.js';
import type { manyBerthsSchemas } from './many-call-schemas.js';
import type { berthInfoSchemas } from './info-call-schemas.js';
import { reads, edits, berths } from './call-access.js';

/** Piers and berths (spec 3 §7). */
export const berthCalls: CallsOf<typeof berthSchemas> = {
  createPier: {
    method: 'POST',
    path: '/admin/inventory/pier/create',
    access: edits,
    does: 'command',
    errors: [berthErrors.pier_name_taken, berthErrors.instant_needs_support],
  },

  listPiers: {
    method: 'POST',
    path: '/admin/inventory/pier/getall',
    access: reads,
    does: 'query',
    scope: 'berths:read',
    errors: [sharedErrors.walk_not_found],
  },

  getPier: {
    method: 'POST',
    path: '/admin/inventory/pier/get',
    access: reads,
    does: 'query',
    errors: [berthErrors.pier_not_found],
  },

  updatePier: {
    method: 'POST',
    path: '/admin/inventory/pier/update',
    access: edits,
    does: 'command',
    errors: [berthErrors.pier_not_found, berthErrors.pier_name_taken, berthErrors.instant_needs_support],
    revision: true,
  },

  deletePier: {
    method: 'POST',
    path: '/admin/inventory/pier/delete',
    access: edits,
    does: 'command',
    errors: [berthErrors.pier_not_found, berthErrors.pier_has_berths],
    revision: true,
  },

  createBerth: {
    method: 'POST',
    path: '/admin/inventory/berth/create',
    access: edits,
    does: 'command',
    errors: [
      berthErrors.pier_not_found,
      // A neighbour in the request.
      berthErrors.berth_not_found,
      berthErrors.berth_number_taken,
    ],
  },

  listBerths: {
    method: 'POST',
    path: '/admin/inventory/berth/getall',
    access: reads,
    does: 'query',
    scope: 'berths:read',
  },

  getBerth: {
    method: 'POST',
    path: '/admin/inventory/berth/get',
    access: reads,
    does: 'query',
    errors: [berthErrors.berth_not_found],
  },

  updateBerth: {
    method: 'POST',
    path: '/admin/inventory/berth/update',
    access: edits,
    does: 'command',
    errors: [
      berthErrors.berth_not_found,
      berthErrors.pier_not_found,
      berthErrors.berth_number_taken,
      berthErrors.berth_in_use,
    ],
    revision: true,
  },

  deleteBerth: {
    method: 'POST',
    path: '/admin/inventory/berth/delete',
    access: edits,
    does: 'command',
    errors: [berthErrors.berth_not_found, berthErrors.berth_in_use],
    revision: true,
  },
};

/** Berth info, and the vessels that have berths (spec 3 §3, §7). */
export const berthInfoCalls: CallsOf<typeof berthInfoSchemas> = {
  berthInfo: {
    method: 'GET',
    path: '/admin/inventory/berth/{berth_id}',
    access: reads,
    does: 'query',
    errors: [berthErrors.berth_not_found],
  },

  updateNote: {
    method: 'POST',
    path: '/admin/inventory/berth/update_note',
    access: berths,
    does: 'command',
    errors: [berthErrors.berth_not_found],
  },

  inquireForAbsence: {
    method: 'POST',
    path: '/admin/inventory/absence_inquiry',
    access: berths,
    does: 'command',
    errors: [berthErrors.berth_not_found, berthErrors.not_resident_there],
  },

  listVessels: {
    method: 'POST',
    path: '/admin/inventory/vessel/getall',
    access: reads,
    does: 'query',
  },
};

/** Changes of many berths at once (spec 3 §2). */
export const manyBerthsCalls: CallsOf<typeof manyBerthsSchemas> = {
  createMany: {
    method: 'POST',
    path: '/admin/inventory/berth/create_many',
    access: edits,
    does: 'command',
    errors: [berthErrors.pier_not_found, berthErrors.berths_exist, berthErrors.berth_number_taken],
  },

  checkUpdate: {
    method: 'POST',
    path: '/admin/inventory/berth/check_update',
    access: edits,
    does: 'query',
    errors: [berthErrors.berth_not_found],
  },

  updateMany: {
    method: 'POST',
    path: '/admin/inventory/berth/update_many',
    access: edits,
    does: 'command',
    errors: [berthErrors.berth_not_found, berthErrors.berth_in_use],
  },

  undoUpdateMany: {
    method: 'POST',
    path: '/admin/inventory/berth/undo_update_many',
    access: edits,
    does: 'command',
    errors: [
      berthErrors.batch_not_found,
      berthErrors.batch_final,
      berthErrors.batch_displaced,
      berthErrors.batch_overtaken,
      berthErrors.berth_in_use,
    ],
  },
};
