import { defineRecord } from '../../platform/areas/record.js';
import { viewAuditView } from '../audit/audit-view.js';
import { evolve, initial } from '../domain/view.js';
import { viewEvents } from '../domain/view-events.js';

export const viewRecord = defineRecord({
  prefix: 'savedview-',
  events: viewEvents,
  initial,
  evolve,
  hint: { topic: 'views' },
  audit: viewAuditView,
});
