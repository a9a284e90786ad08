import type { PierRecord } from '../../../contracts/berths/records.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { NO_BERTHS, type PierCounts, pierCounts } from '../domain/pier-counts.js';
import type { PierDocument } from '../projections/pier-list.js';
import { BerthPlans } from '../records/berth-plans.js';
import { OverdueBoats } from './overdue-boats.js';

export async function countsIn(
  plans: BerthPlans,
  overdue: OverdueBoats,
  marina_id: string,
): Promise<ReadonlyMap<string, PierCounts>> {
  const plan = await plans.state(marina_id);
  const today = (await plans.today(marina_id))?.today ?? '';
  return pierCounts(plan, today, await overdue.occupants(marina_id, plan));
}

export function recordOf(
  { card, _revision }: Document<PierDocument>,
  counts: ReadonlyMap<string, PierCounts>,
): PierRecord {
  return {
    id: card.pier_id,
    name: card.name,
    berth_sizes: card.berth_sizes,
    instant_booking: card.instant_booking,
    ...(counts.get(card.pier_id) ?? NO_BERTHS),
    revision: _revision ?? 0,
  };
}
