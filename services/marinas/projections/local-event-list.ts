import type { Projection } from '../../platform/consuming/projection.js';
import { localEventRecord } from '../records/local-event-record.js';
import type { LocalEventEvent, LocalEventFacts } from '../domain/local-event-changes.js';

/** Local events, one document each. */
export const localEventList: Projection<LocalEventFacts, LocalEventEvent> = {
  name: 'local_events',
  version: 1,
  indexes: [{ fields: ['marina_id', 'end_date'] }],
  wholeStream: localEventRecord.prefix,
  documentIds: localEventRecord.idsIn,
  apply: (_, { type, data }) => (type === 'LocalEventAdded' ? (data as LocalEventFacts) : null),
};
