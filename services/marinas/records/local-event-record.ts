import { defineRecord } from '../../platform/areas/record.js';
import { evolve, initial } from '../domain/local-event.js';
import { localEventEvents } from '../domain/local-event-changes.js';
import { localEventAuditView } from '../audit/local-event-audit-view.js';

export const localEventRecord = defineRecord({
  prefix: 'localevent-',
  events: localEventEvents,
  initial,
  evolve,
  hint: { topic: 'local_events' },
  audit: localEventAuditView,
});
