import type * as z from 'zod';
import { planApi } from '../../../contracts/berths/api.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { closuresOnChart } from '../domain/closure-views.js';
import { chartBars, chartPiers, chartRows, overdueBars, rowOf } from '../domain/plan-chart.js';
import { ChartedPlans } from '../lookups/charted-plans.js';
import { PlanNames } from '../lookups/plan-names.js';
import { berthList } from '../projections/berth-list.js';
import { BerthPlans } from '../records/berth-plans.js';

type Routes = typeof planApi;

/** The tape chart of a marina. */
@Handles(planApi.plan)
export class ReadPlan {
  constructor(
    private readonly plans: BerthPlans,
    private readonly charted: ChartedPlans,
    private readonly names: PlanNames,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({
    input,
    marina_id,
  }: ReceivedCall<typeof planApi.plan>): Promise<z.output<Routes['plan']['answer']> | Refusal> {
    const now = await this.plans.today(marina_id);
    if (now === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const { services, ...filter } = input.filter;
    const berth_ids = services === undefined ? undefined : await this.withServices(marina_id, services);
    const nights = { start: dayNumber(input.start_date), end: dayNumber(input.end_date) };
    const charted = await this.charted.on(marina_id, nights, input.at);
    if (isRefusal(charted)) return charted;
    const { state, revision, past, overdue } = charted;
    const rows = chartRows(state, { ...filter, berth_ids });
    const first = rows.slice(0, input.bars_of);
    const bars = [...chartBars(first, nights), ...overdueBars(state, first, overdue, now.today, nights)];
    return {
      revision,
      today: now.today,
      piers: chartPiers(rows, nights),
      berths: rows.map(rowOf),
      bars: await this.names.onto(bars, marina_id, past),
      closures: closuresOnChart(state, rows, nights, now.today),
    };
  }

  /** The berths with all of these services; the plan itself does not know them. */
  private async withServices(
    marina_id: string,
    services: readonly ('electricity' | 'water' | 'waste')[],
  ): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for await (const { card } of this.projections.model(berthList).each({ filter: { marina_id } })) {
      if (services.every((service) => card.services[service])) found.add(card.berth_id);
    }
    return found;
  }
}
