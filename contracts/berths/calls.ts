import { customerErrors } from '../customers/errors.js';
import { dockWalkErrors } from '../dockwalk/errors.js';
import type { Access } from '../vocabulary/access.js';
import type { CallsOf } from '../vocabulary/call.js';
import { spreadsheetErrors } from '../vocabulary/spreadsheets.js';
import type { availabilitySchemas } from './availability-call-schemas.js';
import type { berthSchemas } from './call-schemas.js';
import { berthErrors, undoErrors } from './errors.js';
import type { harbourMapSchemas } from './harbour-map-call-schemas.js';
import type { berthImportSchemas } from './import-call-schemas.js';
import type { manyBerthsSchemas } from './many-call-schemas.js';
import type { berthInfoSchemas } from './info-call-schemas.js';
import type { planActionSchemas, planGestureSchemas, planSchemas } from './plan-call-schemas.js';

/** All staff of a marina with the inventory feature may read. */
const reads: Access = { kind: 'staff', feature: 'inventory' };

/** Changing the inventory changes the marina itself, so it needs `marina_settings`. */
const edits: Access = {
  kind: 'staff',
  feature: 'inventory',
  needs: { area: 'marina_settings', level: 'ALLOWED' },
};

/** Allocating a berth serves customers, so it needs `reservations` as EDITOR. */
const berths: Access = {
  kind: 'staff',
  feature: 'inventory',
  needs: { area: 'reservations', level: 'EDITOR' },
};

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
    errors: [dockWalkErrors.walk_not_found],
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

/** Berths from and to spreadsheets (spec 3 §7, §8). */
export const berthImportCalls: CallsOf<typeof berthImportSchemas> = {
  template: {
    method: 'GET',
    path: '/admin/inventory/berth/import_template',
    access: reads,
    does: 'query',
  },

  check: {
    method: 'POST',
    path: '/admin/inventory/berth/import_check',
    access: edits,
    does: 'query',
    errors: Object.values(spreadsheetErrors),
    upload: true,
  },

  import: {
    method: 'POST',
    path: '/admin/inventory/berth/import',
    access: edits,
    does: 'command',
    errors: [...Object.values(spreadsheetErrors), berthErrors.import_wrong, berthErrors.berth_number_taken],
    upload: true,
  },

  export: {
    method: 'POST',
    path: '/admin/inventory/berth/export',
    access: reads,
    does: 'query',
  },
};

/** Why staff may not give a resident other nights. */
const residencyRefusals = [
  berthErrors.allocation_not_found,
  berthErrors.berth_not_found,
  berthErrors.berth_inactive,
  berthErrors.berth_too_small,
  berthErrors.berth_not_for_boat,
  berthErrors.berth_taken,
  berthErrors.nights_past,
  berthErrors.stay_over,
  berthErrors.vessel_has_berth,
];

/** Free berths and allocations (spec 3 §7). Nights are `[start_date, end_date)`. */
export const availabilityCalls: CallsOf<typeof availabilitySchemas> = {
  allocateVessel: {
    method: 'POST',
    path: '/admin/inventory/berth/allocate',
    access: berths,
    does: 'command',
    errors: [
      berthErrors.berth_not_found,
      customerErrors.vessel_not_found,
      customerErrors.boater_not_found,
      customerErrors.not_a_vessel_contact,
      berthErrors.berth_inactive,
      berthErrors.berth_too_small,
      berthErrors.berth_not_for_boat,
      berthErrors.berth_taken,
      berthErrors.below_min_length,
      berthErrors.below_min_size,
      berthErrors.vessel_has_berth,
    ],
  },

  changeResidency: {
    method: 'POST',
    path: '/admin/inventory/berth/resident/change_dates',
    access: berths,
    does: 'command',
    errors: residencyRefusals,
  },

  endResidency: {
    method: 'POST',
    path: '/admin/inventory/berth/resident/end',
    access: berths,
    does: 'command',
    errors: [berthErrors.allocation_not_found],
  },

  listAvailableBerths: {
    method: 'POST',
    path: '/admin/inventory/available_berths',
    access: reads,
    does: 'query',
  },

  listMatchedBerths: {
    method: 'POST',
    path: '/admin/inventory/get_available_matched_berths',
    access: reads,
    does: 'query',
  },

  checkAvailability: {
    method: 'POST',
    path: '/admin/inventory/availability_check',
    access: reads,
    does: 'query',
    errors: [berthErrors.berth_not_found],
  },

  occupancy: {
    method: 'POST',
    path: '/admin/inventory/occupancy',
    access: reads,
    does: 'query',
    scope: 'berths:read',
  },
};

/** The tape chart of berths and nights. */
export const planCalls: CallsOf<typeof planSchemas> = {
  plan: {
    method: 'POST',
    path: '/admin/inventory/plan/get',
    access: reads,
    does: 'query',
    errors: [berthErrors.moment_ahead, berthErrors.nothing_recorded],
  },

  planBars: {
    method: 'POST',
    path: '/admin/inventory/plan/bars',
    access: reads,
    does: 'query',
    errors: [berthErrors.moment_ahead, berthErrors.nothing_recorded],
  },
};

/** The harbour map, and plan and map as they stood (spec 3 §2). */
export const harbourMapCalls: CallsOf<typeof harbourMapSchemas> = {
  showMap: {
    method: 'POST',
    path: '/admin/inventory/map',
    access: reads,
    does: 'query',
    spoken: true,
    errors: [berthErrors.moment_ahead, berthErrors.nothing_recorded],
  },

  arrangeHarbour: {
    method: 'POST',
    path: '/admin/inventory/map/arrange',
    access: edits,
    does: 'command',
    errors: [berthErrors.pier_not_found],
    revision: true,
  },

  planTimeline: {
    method: 'POST',
    path: '/admin/inventory/plan/timeline',
    access: reads,
    does: 'query',
  },

  planDifferences: {
    method: 'POST',
    path: '/admin/inventory/plan/differences',
    access: reads,
    does: 'query',
    errors: [berthErrors.moment_ahead, berthErrors.nothing_recorded],
  },
};

/** Why staff may not move a stay, or give it other dates. */
const gestureRefusals = [
  'NOT_FOUND',
  'RESERVATION_HAS_NO_BERTH',
  'RESERVATION_ACTION_NOT_ALLOWED',
  berthErrors.berth_not_found,
  berthErrors.allocation_not_found,
  berthErrors.stay_over,
];

/** Why staff may not change a berth or its nights. */
const changeRefusals = [
  ...gestureRefusals,
  berthErrors.allocation_released,
  berthErrors.reservation_has_berth,
  berthErrors.berth_inactive,
  berthErrors.berth_too_small,
  berthErrors.berth_not_for_boat,
  berthErrors.berth_taken,
  berthErrors.below_min_length,
  berthErrors.below_min_size,
  berthErrors.nights_past,
  'RESERVATION_PAST',
  'RESERVATION_FEATURE_NOT_ENABLED',
  'RESERVATION_ONLINE_PAYMENTS_NOT_ACCEPTED',
];

/** Undo of what was done on the plan. */
export const planActionCalls: CallsOf<typeof planActionSchemas> = {
  planActions: {
    method: 'POST',
    path: '/admin/inventory/plan/actions',
    access: reads,
    does: 'query',
  },

  planUndoPreview: {
    method: 'POST',
    path: '/admin/inventory/plan/undo_preview',
    access: reads,
    does: 'query',
    errors: [berthErrors.plan_action_not_found],
  },

  planUndo: {
    method: 'POST',
    path: '/admin/inventory/plan/undo',
    access: berths,
    does: 'command',
    errors: [berthErrors.plan_action_not_found, ...Object.values(undoErrors), ...changeRefusals],
  },
};

/** Gestures on the tape chart. */
export const planGestureCalls: CallsOf<typeof planGestureSchemas> = {
  planPreview: {
    method: 'POST',
    path: '/admin/inventory/plan/preview',
    access: reads,
    does: 'query',
    errors: gestureRefusals,
  },

  planChange: {
    method: 'POST',
    path: '/admin/inventory/plan/change',
    access: berths,
    does: 'command',
    errors: changeRefusals,
  },
};
