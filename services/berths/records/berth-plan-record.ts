import { BERTH_PLAN_STREAM } from '../../../contracts/berths/events.js';
import { defineRecord } from '../../platform/areas/record.js';
import { evolve, fromSnapshot, initial, SNAPSHOT_VERSION, toSnapshot } from '../domain/berth-plan.js';
import { type BerthPlanEvent, berthPlanEvents } from '../domain/berth-plan-events.js';
import { berthPlanFeedSource } from '../feed/berth-plan-source.js';
import { berthPlanAuditView } from '../audit/plan-audit-view.js';

/** One stream per marina; its id is the marina's. */
export const planRecord = defineRecord({
  prefix: BERTH_PLAN_STREAM,
  events: berthPlanEvents,
  initial,
  evolve,
  snapshot: { version: SNAPSHOT_VERSION, every: 5000, to: toSnapshot, from: fromSnapshot },
  hint: { topic: 'occupancy', ids: (event) => changedIn(event as BerthPlanEvent) },
  audit: berthPlanAuditView,
  feed: berthPlanFeedSource,
});

/** The berths, the allocation or absence, and the reservation that an event changes, for screens that show them. */
function changedIn({ type, data }: BerthPlanEvent): readonly string[] {
  if (type === 'PierRenamedInPlan') return [data.pier_id];
  if ('berth_ids' in data) return [data.closure_id, ...data.berth_ids];
  const ids = new Set([data.berth_id]);
  const add = (some: readonly string[]) => {
    for (const id of some) ids.add(id);
  };
  if ('extends_over' in data) add(data.extends_over);
  if ('previous_berth_id' in data) add([data.previous_berth_id]);
  if ('segments' in data) for (const segment of data.segments) add([segment.berth_id]);
  if ('segments' in data) for (const one of data.segments) add('extends_over' in one ? one.extends_over : []);
  if ('allocation_id' in data) add([data.allocation_id]);
  if ('absence_id' in data) add([data.absence_id]);
  if ('reservation_id' in data) add([data.reservation_id]);
  return [...ids];
}
