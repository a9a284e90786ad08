import { REQUEST_STREAM } from '../../../contracts/memberships/events.js';
import { defineRecord } from '../../platform/areas/record.js';
import { requestAuditView } from '../audit/request-audit-view.js';
import { evolve, initial } from '../domain/customer-request.js';
import { requestEvents } from '../domain/request-events.js';
import { requestFeedSource } from '../feed/request-source.js';

export const requestRecord = defineRecord({
  prefix: REQUEST_STREAM,
  events: requestEvents,
  initial,
  evolve,
  // One answer at a time to a request, by its id, and one filing at a time of a boater, by the boater's id.
  exclusive: 'customer-request',
  hint: { topic: 'memberships' },
  audit: requestAuditView,
  feed: requestFeedSource,
});
