import type { ExplainedView } from '../../platform/audit-trail/audit-views.js';
import type { BerthBatchEvent } from '../domain/berth-batch-events.js';

/** Changes of many berths have no entries of their own: the history of each berth shows them. */
export const berthBatchAuditView: ExplainedView<BerthBatchEvent> = {
  kind: 'berth_batch',
  events: {
    BerthBatchBegun: 'silent',
    BerthsListedInBatch: 'silent',
    BerthBatchFinished: 'silent',
    BerthBatchAbandoned: 'silent',
  },
  fields: [],
  records: () => [],
  explain: () => ({ before: [], after: [] }),
};
