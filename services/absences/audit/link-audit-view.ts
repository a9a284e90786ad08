import { record } from '../../platform/audit-trail/audit-values.js';
import type { ExplainedView } from '../../platform/audit-trail/audit-views.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { AbsenceLinkEvent } from '../domain/absence-link-events.js';

/** How the history shows the links of berth holders: in the histories of the vessel and of the boater. */
export const absenceLinkAuditView: ExplainedView<AbsenceLinkEvent, 'link_holder'> = {
  kind: 'vessel',
  events: { AbsenceLinkIssued: 'absences', AbsenceLinkRevoked: 'absences' },
  fields: ['link_holder'],
  people: ({ data }) => [data.boater_id],
  records: ({ data }) => [
    ...('vessel_id' in data ? [{ kind: 'vessel', id: data.vessel_id }] : []),
    { kind: 'boater', id: data.boater_id },
  ],
  explain: ({ data }: LoggedEvent<AbsenceLinkEvent>) => {
    const holder = { field: 'link_holder' as const, value: record('boater', data.boater_id) };
    return 'serial' in data ? { before: [], after: [holder] } : { before: [holder], after: [] };
  },
};
