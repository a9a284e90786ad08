import { defineRecord } from '../../platform/areas/record.js';
import { berthBatchAuditView } from '../audit/batch-audit-view.js';
import { berthBatchEvents } from '../domain/berth-batch-events.js';
import { type BerthBatchState, evolve, initial } from '../domain/berth-batch.js';

/** One stream per marina; its id is the marina's. */
export const berthBatchRecord = defineRecord({
  prefix: 'inventory-',
  events: berthBatchEvents,
  initial,
  evolve,
  // One change of piers and berths at a time per marina: cards, names and the berth plan are separate streams, and no
  // command may read them half changed.
  exclusive: 'inventory',
  snapshot: {
    version: 2,
    every: 200,
    to: (state) => ({ ...state }),
    from: (snapshot) => snapshot as unknown as BerthBatchState,
  },
  audit: berthBatchAuditView,
});
