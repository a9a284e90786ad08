import { defineRecord } from '../../platform/areas/record.js';
import { absenceAuditView } from '../audit/audit-view.js';
import { evolve, initial } from '../domain/absence.js';
import { absenceEvents } from '../domain/absence-events.js';

export const absenceRecord = defineRecord({
  prefix: 'absence-',
  events: absenceEvents,
  initial,
  evolve,
  hint: { topic: 'absences' },
  audit: absenceAuditView,
});
