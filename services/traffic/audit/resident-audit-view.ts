import type { ResidentTrafficEvent } from '../../../contracts/traffic/events.js';
import type { ExplainedView } from '../../platform/audit-trail/audit-views.js';

/** How the history view shows departures and returns of residents, in the history of their absence. */
export const residentTrafficAuditView: ExplainedView<ResidentTrafficEvent, 'arrived_on' | 'departed_on'> = {
  kind: 'absence',
  events: {
    ResidentDeparted: 'comings',
    ResidentDepartureUndone: 'comings',
    ResidentReturned: 'comings',
    ResidentReturnUndone: 'comings',
  },
  fields: ['arrived_on', 'departed_on'],
  records: (event) => [{ kind: 'absence', id: event.data.absence_id }],
  explain: ({ type, data }) => {
    if (!('on' in data)) return { before: [], after: [] };
    const field = type === 'ResidentReturned' ? 'arrived_on' : 'departed_on';
    return { before: [], after: [{ field, value: { is: 'date', date: data.on } }] };
  },
};
