import type { ExplainedView } from '../platform/audit-trail/audit-views.js';
import type { PersonErased } from '../platform/event-sourcing/person-erased.js';

/**
 * How the history view shows erasures. The erasure of a person is itself a history entry, and the only one left of
 * them.
 */
export const erasureView: ExplainedView<PersonErased> = {
  kind: 'boater',
  events: { PersonErased: 'people' },
  fields: [],
  owner: (event) => event.data.person_id,
  records: (event) => [{ kind: 'boater', id: event.data.person_id }],
  explain: () => ({ before: [], after: [] }),
};
