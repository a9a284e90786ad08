import type { CallsOf } from '../vocabulary/call.js';
import type { harbourMapSchemas } from './harbour-map-call-schemas.js';
import { reads, edits } from './call-access.js';
import { berthErrors } from './errors.js';

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
