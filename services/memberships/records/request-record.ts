import { defineRecord } from '../../platform/areas/record.js';
import { requestAuditView } from '../audit/request-audit-view.js';
import { evolve, initial } from '../domain/customer-request.js';
import { requestEvents } from '../domain/request-events.js';

export const requestRecord = defineRecord({
  prefix: 'request-',
  events: requestEvents,
  initial,
  evolve,
  hint: { topic: 'memberships' },
  audit: requestAuditView,
});
