import { record, word } from '../../platform/audit-trail/audit-values.js';
import type { ExplainedView } from '../../platform/audit-trail/audit-views.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import type { PageReloadEvent } from '../domain/page-reload-events.js';

/** How the history shows that an administrator has reloaded open pages. */
export const pageReloadAuditView: ExplainedView<PageReloadEvent, 'pages_of'> = {
  kind: 'installation',
  events: { PagesReloadRequested: 'settings' },
  fields: ['pages_of'],
  sets: { pages_of: ['every_marina'] },
  marinaOf: ({ data }) => data.marina_id,
  records: ({ stream }) => [{ kind: 'installation', id: recordIdOf(stream) }],
  explain: ({ data: { marina_id } }) => ({
    before: [],
    after: [
      { field: 'pages_of', value: marina_id === null ? word('pages_of', 'every_marina') : record('marina', marina_id) },
    ],
  }),
};
