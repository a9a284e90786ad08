import { ABSENCE_STREAM } from '../../../contracts/absences/events.js';
import { defineRecord } from '../../platform/areas/record.js';
import { absenceAuditView } from '../audit/audit-view.js';
import { evolve, initial } from '../domain/absence.js';
import { absenceEvents } from '../domain/absence-events.js';
import { absenceReportFeedSource } from '../feed/absence-source.js';

export const absenceRecord = defineRecord({
  prefix: ABSENCE_STREAM,
  events: absenceEvents,
  initial,
  evolve,
  hint: { topic: 'absences' },
  audit: absenceAuditView,
  feed: absenceReportFeedSource,
});
