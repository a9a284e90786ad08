import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { planCalls } from '../../../../../contracts/berths/plan-calls.js';

const topics: readonly Topic[] = [{ topic: 'berths' }, { topic: 'occupancy' }, { topic: 'reservations' }];

/** The plan's bars of these berths for `nights` nights from a day on. */
export function useBars(berthIds: readonly string[], start: string, nights: number, enabled = true) {
  const body = { start_date: start, end_date: addDays(start, nights), berth_ids: [...berthIds] };
  return useLoad(planCalls.planBars, body, { topics, enabled: enabled && berthIds.length > 0, keepPrevious: true });
}
