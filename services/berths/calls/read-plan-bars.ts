import { planApi } from '../../../contracts/berths/api.js';
import type { PlanBar } from '../../../contracts/berths/plan.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { chartBars, overdueBars } from '../domain/plan-chart.js';
import { ChartedPlans } from '../lookups/charted-plans.js';
import { PlanNames } from '../lookups/plan-names.js';
import { BerthPlans } from '../records/berth-plans.js';

/** The bars of some rows of the tape chart. */
@Handles(planApi.planBars)
export class ReadPlanBars {
  constructor(
    private readonly charted: ChartedPlans,
    private readonly names: PlanNames,
    private readonly plans: BerthPlans,
  ) {}

  async execute({
    input,
    marina_id,
  }: ReceivedCall<typeof planApi.planBars>): Promise<{ revision: number; bars: PlanBar[] } | Refusal> {
    const nights = { start: dayNumber(input.start_date), end: dayNumber(input.end_date) };
    const charted = await this.charted.on(marina_id, nights, input.at);
    if (isRefusal(charted)) return charted;
    const { state, revision, past, overdue } = charted;
    const today = (await this.plans.today(marina_id))?.today ?? '';
    // The screen may still show a berth that a colleague has deleted: its past stays are returned.
    const berths = [...new Set(input.berth_ids)].flatMap((id) => state.berths.get(id) ?? []);
    const bars = [...chartBars(berths, nights), ...overdueBars(state, berths, overdue, today, nights)];
    return { revision, bars: await this.names.onto(bars, marina_id, past) };
  }
}
