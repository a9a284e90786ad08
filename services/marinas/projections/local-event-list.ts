import type { Projection } from '../../platform/consuming/projection.js';
import { localEventAggregate } from '../commands/local-event-aggregate.js';
import type { LocalEventEvent, LocalEventFacts } from '../domain/local-event-events.js';

const PREFIX = localEventAggregate.prefix;

/** What happens near the marinas, one document each. */
export const localEventList: Projection<LocalEventFacts, LocalEventEvent> = {
  name: 'local_events',
  version: 1,
  indexes: [{ fields: ['marina_id', 'end_date'] }],
  wholeStream: PREFIX,
  documentIds: (event) => (event.stream.startsWith(PREFIX) ? [event.stream.slice(PREFIX.length)] : []),
  apply: (_, { type, data }) => (type === 'LocalEventAdded' ? (data as LocalEventFacts) : null),
};
