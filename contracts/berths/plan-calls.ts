import type { CallsOf } from '../vocabulary/call.js';
import type { planSchemas, planActionSchemas, planGestureSchemas } from './plan-call-schemas.js';
import { reads, berths } from './call-access.js';
import { berthErrors, undoErrors } from './errors.js';

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
  berthErrors.berth_closed,
  berthErrors.boat_has_a_berth,
  berthErrors.own_berth_ends,
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
