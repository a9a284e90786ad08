import type { TrafficEvent } from '../../../contracts/traffic/events.js';
import { text } from '../../platform/audit-trail/audit-values.js';
import type { ExplainedView } from '../../platform/audit-trail/audit-views.js';

/** How the history view shows arrivals and departures, in their reservation's history. */
export const trafficAuditView: ExplainedView<
  TrafficEvent,
  'arrived_on' | 'departed_on' | 'expected_on' | 'expected_time' | 'let_go' | 'moored_in'
> = {
  kind: 'reservation',
  events: {
    VesselArrived: 'comings',
    VesselMoored: 'comings',
    VesselArrivalUndone: 'comings',
    VesselDeparted: 'comings',
    VesselDepartureUndone: 'comings',
    ArrivalDelayed: 'comings',
    DepartureDelayed: 'comings',
    ArrivalNoticeWithdrawn: 'comings',
    DepartureNoticeWithdrawn: 'comings',
  },
  fields: ['arrived_on', 'departed_on', 'expected_on', 'expected_time', 'let_go', 'moored_in'],
  records: (event) => [{ kind: 'reservation', id: event.data.reservation_id }],
  explain: ({ type, data }) => {
    if ('expected_on' in data) {
      const { expected_on, expected_time } = data;
      const date = { field: 'expected_on' as const, value: { is: 'date' as const, date: expected_on } };
      if (expected_time === null) return { before: [], after: [date] };
      return { before: [], after: [date, { field: 'expected_time', value: text(expected_time) }] };
    }
    if ('label' in data) return { before: [], after: [{ field: 'moored_in', value: text(data.label) }] };
    if (!('on' in data)) return { before: [], after: [] };
    const field = type === 'VesselArrived' ? 'arrived_on' : 'departed_on';
    const open = 'let_go' in data ? data.let_go : undefined;
    const day = { field, value: { is: 'date', date: data.on } } as const;
    if (open === undefined) return { before: [], after: [day] };
    const { currency, amount: minor } = open;
    return { before: [], after: [day, { field: 'let_go', value: { is: 'money', minor, currency } }] };
  },
};
