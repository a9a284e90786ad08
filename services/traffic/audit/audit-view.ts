import type { TrafficEvent } from '../../../contracts/traffic/events.js';
import type { ExplainedView } from '../../platform/audit-trail/audit-views.js';

/** How the history view shows arrivals and departures, in their reservation's history. */
export const trafficAuditView: ExplainedView<TrafficEvent, 'arrived_on' | 'departed_on'> = {
  kind: 'reservation',
  events: {
    VesselArrived: 'comings',
    VesselArrivalUndone: 'comings',
    VesselDeparted: 'comings',
    VesselDepartureUndone: 'comings',
  },
  fields: ['arrived_on', 'departed_on'],
  records: (event) => [{ kind: 'reservation', id: event.data.reservation_id }],
  explain: ({ type, data }) => {
    if (!('on' in data)) return { before: [], after: [] };
    const field = type === 'VesselArrived' ? 'arrived_on' : 'departed_on';
    return { before: [], after: [{ field, value: { is: 'date', date: data.on } }] };
  },
};
