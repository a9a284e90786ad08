import { defineRecord } from '../../platform/areas/record.js';
import { absenceLinkAuditView } from '../audit/link-audit-view.js';
import { evolve, initial } from '../domain/absence-link.js';
import { absenceLinkEvents } from '../domain/absence-link-events.js';

/** The link of a vessel; the id is the vessel's. */
export const absenceLinkRecord = defineRecord({
  prefix: 'absencelink-',
  events: absenceLinkEvents,
  initial,
  evolve,
  hint: { topic: 'absences' },
  audit: absenceLinkAuditView,
});
