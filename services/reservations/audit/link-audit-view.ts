import { record } from '../../platform/audit-trail/audit-values.js';
import type { ExplainedView } from '../../platform/audit-trail/audit-views.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { BoaterLinkEvent } from '../domain/events/boater-link-events.js';

/** How the history shows the links of boaters: in the histories of the reservation and of the boater. */
export const boaterLinkAuditView: ExplainedView<BoaterLinkEvent, 'link_boater'> = {
  kind: 'reservation',
  events: { BoaterLinkSent: 'people', BoaterLinkRevoked: 'people' },
  fields: ['link_boater'],
  people: ({ data }) => [data.boater_id],
  records: ({ data }) => [
    { kind: 'reservation', id: data.reservation_id },
    { kind: 'boater', id: data.boater_id },
  ],
  explain: ({ type, data }: LoggedEvent<BoaterLinkEvent>) => {
    const boater = { field: 'link_boater' as const, value: record('boater', data.boater_id) };
    return type === 'BoaterLinkSent' ? { before: [], after: [boater] } : { before: [boater], after: [] };
  },
};
