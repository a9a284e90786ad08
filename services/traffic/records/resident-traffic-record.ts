import { RESIDENT_TRAFFIC_STREAM, residentTrafficFacts } from '../../../contracts/traffic/events.js';
import { defineRecord } from '../../platform/areas/record.js';
import { residentTrafficAuditView } from '../audit/resident-audit-view.js';
import { evolve, initial } from '../domain/resident-traffic.js';
import { residentTrafficFeedSource } from '../feed/traffic-source.js';

/** One stream per absence of a resident; its id is the absence report's. */
export const residentTrafficRecord = defineRecord({
  prefix: RESIDENT_TRAFFIC_STREAM,
  events: residentTrafficFacts,
  initial,
  evolve,
  hint: { topic: 'traffic' },
  audit: residentTrafficAuditView,
  feed: residentTrafficFeedSource,
});
