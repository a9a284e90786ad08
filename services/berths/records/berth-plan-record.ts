import { BERTH_PLAN_STREAM } from '../../../contracts/berths/events.js';
import { defineRecord } from '../../platform/areas/record.js';
import { evolve, fromSnapshot, initial, SNAPSHOT_VERSION, toSnapshot } from '../domain/berth-plan.js';
import { berthPlanEvents } from '../domain/berth-plan-events.js';
import { berthPlanFeedSource } from '../feed/berth-plan-source.js';
import { berthPlanAuditView } from '../audit/plan-audit-view.js';

/** One stream per marina; its id is the marina's. */
export const planRecord = defineRecord({
  prefix: BERTH_PLAN_STREAM,
  events: berthPlanEvents,
  initial,
  evolve,
  snapshot: { version: SNAPSHOT_VERSION, every: 5000, to: toSnapshot, from: fromSnapshot },
  hint: { topic: 'occupancy' },
  audit: berthPlanAuditView,
  feed: berthPlanFeedSource,
});
