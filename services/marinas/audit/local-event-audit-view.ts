import { text } from '../../platform/audit-trail/audit-values.js';
import type { FoldedView } from '../../platform/audit-trail/audit-views.js';
import { evolve, initial, type LocalEventState } from '../domain/local-event.js';
import type { LocalEventEvent } from '../domain/local-event-changes.js';

const fields = ['event_name', 'first_day', 'last_day', 'web_address'] as const;

/** How the history view shows local events. */
export const localEventAuditView: FoldedView<LocalEventState, LocalEventEvent, (typeof fields)[number]> = {
  kind: 'local_event',
  events: { LocalEventAdded: 'settings', LocalEventRemoved: 'settings' },
  fields,
  initial,
  evolve,
  facts: (state) => {
    if (!state.exists || !state.listed) return [];
    const { name, start_date, end_date, url } = state.facts;
    return [
      { field: 'event_name', value: text(name) },
      { field: 'first_day', value: { is: 'date', date: start_date } },
      { field: 'last_day', value: { is: 'date', date: end_date } },
      { field: 'web_address', value: url === null ? null : text(url) },
    ];
  },
  label: (state) => (state.exists ? text(state.facts.name) : null),
};
