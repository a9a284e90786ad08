import { trafficFacts, TRAFFIC_STREAM } from '../../../contracts/traffic/events.js';
import { defineRecord } from '../../platform/areas/record.js';
import { trafficAuditView } from '../audit/audit-view.js';
import { evolve, initial } from '../domain/stay-traffic.js';
import { trafficFeedSource } from '../feed/traffic-source.js';

/** One stream per stay; its id is the reservation's. */
export const stayTrafficRecord = defineRecord({
  prefix: TRAFFIC_STREAM,
  events: trafficFacts,
  initial,
  evolve,
  hint: { topic: 'traffic' },
  audit: trafficAuditView,
  feed: trafficFeedSource,
});
