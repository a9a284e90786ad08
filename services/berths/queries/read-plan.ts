import type * as z from 'zod';
import type { planApi } from '../../../contracts/berths/api.js';
import type { PlanBar } from '../../../contracts/berths/plan.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { chartBars, chartPiers, chartRows, rowOf } from '../domain/plan-chart.js';
import { berthList } from '../projections/berth-list.js';
import { BerthPlans } from '../records/berth-plans.js';
import { PlanNames } from './plan-names.js';

type Routes = typeof planApi;

/** The tape chart of a marina. */
export class ReadPlan extends Query<z.output<Routes['plan']['answer']> | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly input: z.output<NonNullable<Routes['plan']['body']>>,
  ) {
    super();
  }
}

/** The bars of some rows of the tape chart. */
export class ReadPlanBars extends Query<{ revision: number; bars: PlanBar[] }> {
  constructor(
    readonly marinaId: string,
    readonly input: z.output<NonNullable<Routes['planBars']['body']>>,
  ) {
    super();
  }
}

@QueryHandler(ReadPlan)
export class ReadPlanHandler {
  constructor(
    private readonly plans: BerthPlans,
    private readonly names: PlanNames,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({ marinaId, input }: ReadPlan): Promise<z.output<Routes['plan']['answer']> | Refusal> {
    const now = await this.plans.today(marinaId);
    if (now === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const { services, ...filter } = input.filter;
    const berth_ids = services === undefined ? undefined : await this.withServices(marinaId, services);
    const { state, revision } = await this.plans.loaded(marinaId);
    const nights = { start: dayNumber(input.start_date), end: dayNumber(input.end_date) };
    const rows = chartRows(state, { ...filter, berth_ids });
    return {
      revision: revision ?? -1,
      today: now.today,
      piers: chartPiers(rows, nights),
      berths: rows.map(rowOf),
      bars: await this.names.onto(chartBars(rows.slice(0, input.bars_of), nights), marinaId),
    };
  }

  /** The berths with all of these services; the plan itself does not know them. */
  private async withServices(
    marinaId: string,
    services: readonly ('electricity' | 'water' | 'waste')[],
  ): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for await (const { card } of this.projections.model(berthList).each({ filter: { marina_id: marinaId } })) {
      if (services.every((service) => card.services[service])) found.add(card.berth_id);
    }
    return found;
  }
}

@QueryHandler(ReadPlanBars)
export class ReadPlanBarsHandler {
  constructor(
    private readonly plans: BerthPlans,
    private readonly names: PlanNames,
  ) {}

  async execute({ marinaId, input }: ReadPlanBars): Promise<{ revision: number; bars: PlanBar[] }> {
    const { state, revision } = await this.plans.loaded(marinaId);
    const nights = { start: dayNumber(input.start_date), end: dayNumber(input.end_date) };
    // The screen may still show a berth that a colleague has deleted: its past stays are returned.
    const berths = [...new Set(input.berth_ids)].flatMap((id) => state.berths.get(id) ?? []);
    return { revision: revision ?? -1, bars: await this.names.onto(chartBars(berths, nights), marinaId) };
  }
}
