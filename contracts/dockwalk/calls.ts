import { berthErrors } from '../berths/errors.js';
import { customerErrors } from '../customers/errors.js';
import type { Access } from '../vocabulary/access.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { dockVesselSchemas, dockWalkSchemas } from './call-schemas.js';
import { dockWalkErrors } from './errors.js';

/** The dock walk needs the inventory feature (spec 3 §6, §8). */
const reads: Access = { kind: 'staff', feature: 'inventory' };

const walks: Access = {
  kind: 'staff',
  feature: 'inventory',
  needs: { area: 'reservations', level: 'EDITOR' },
};

const notFound = [dockWalkErrors.walk_not_found];

/** Walks along the docks (spec 3 §4, §7). */
export const dockWalkCalls: CallsOf<typeof dockWalkSchemas> = {
  start: { method: 'POST', path: '/admin/inventory/session/start', access: walks, does: 'command' },

  getAll: { method: 'POST', path: '/admin/inventory/session/getAll', access: reads, does: 'query' },

  get: { method: 'POST', path: '/admin/inventory/session/get', access: reads, does: 'query', errors: notFound },

  berths: { method: 'POST', path: '/admin/inventory/session/berths', access: reads, does: 'query', errors: notFound },

  merge: { method: 'POST', path: '/admin/inventory/session/merge', access: walks, does: 'command', errors: notFound },

  conflicts: {
    method: 'POST',
    path: '/admin/inventory/session/conflicts',
    access: reads,
    does: 'query',
    errors: notFound,
  },

  decide: {
    method: 'POST',
    path: '/admin/inventory/session/decide',
    access: walks,
    does: 'command',
    errors: [...notFound, dockWalkErrors.conflict_not_found, dockWalkErrors.conflict_decided],
  },

  update: {
    method: 'POST',
    path: '/admin/inventory/session/update',
    access: walks,
    does: 'command',
    errors: [...notFound, dockWalkErrors.walk_saved, berthErrors.pier_not_found],
  },

  differences: {
    method: 'POST',
    path: '/admin/inventory/session/differences',
    access: reads,
    does: 'query',
    errors: notFound,
  },

  settle: {
    method: 'POST',
    path: '/admin/inventory/session/settle',
    access: walks,
    does: 'command',
    errors: [...notFound, dockWalkErrors.difference_not_found, dockWalkErrors.difference_settled],
  },

  addPhoto: {
    method: 'POST',
    path: '/admin/inventory/session/photo',
    access: walks,
    does: 'command',
    errors: [...notFound, berthErrors.berth_not_found, dockWalkErrors.tap_exists],
    upload: true,
  },

  photo: {
    method: 'POST',
    path: '/admin/inventory/session/photo/get',
    access: reads,
    does: 'query',
    errors: [...notFound, dockWalkErrors.photo_not_found],
  },
};

/** Boats that are found on the dock (spec 3 §3, §7). */
export const dockVesselCalls: CallsOf<typeof dockVesselSchemas> = {
  find: {
    method: 'POST',
    path: '/admin/inventory/session/find_vessels',
    access: reads,
    does: 'query',
    errors: [berthErrors.berth_not_found],
  },

  add: {
    method: 'POST',
    path: '/admin/inventory/add/vessel',
    access: walks,
    does: 'command',
    errors: [customerErrors.boater_not_found, customerErrors.boater_erased],
  },

  update: {
    method: 'POST',
    path: '/admin/inventory/update/vessel',
    access: walks,
    does: 'command',
    errors: [customerErrors.vessel_not_found, customerErrors.boater_not_found, customerErrors.boater_erased],
  },

  changeOccupied: {
    method: 'POST',
    path: '/admin/inventory/berth/change_occupied_vessel',
    access: walks,
    does: 'command',
    errors: [
      berthErrors.berth_not_found,
      customerErrors.vessel_not_found,
      customerErrors.boater_erased,
      berthErrors.berth_taken,
      berthErrors.berth_closed,
      berthErrors.boat_has_a_berth,
      berthErrors.berth_inactive,
      berthErrors.berth_too_small,
      berthErrors.berth_not_for_boat,
      berthErrors.below_min_length,
      berthErrors.below_min_size,
    ],
  },
};
