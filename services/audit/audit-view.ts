import type { ExplainedView } from '../platform/audit-trail/audit-views.js';
import type { PersonErased } from '../platform/event-sourcing/person-erased.js';

/** That somebody was erased is part of the history, and all that is left of them in it. */
export const erasureView: ExplainedView<PersonErased> = {
  kind: 'boater',
  events: { PersonErased: 'people' },
  fields: [],
  owner: (event) => event.data.person_id,
  records: (event) => [{ kind: 'boater', id: event.data.person_id }],
  explain: () => ({ before: [], after: [] }),
};
