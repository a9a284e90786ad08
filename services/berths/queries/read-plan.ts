import { Injectable } from '@nestjs/common';
import type * as z from 'zod';
import type { planApi } from '../../../contracts/berths/api.js';
import type { PlanBar } from '../../../contracts/berths/plan.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { chartBars, chartPiers, chartRows, rowOf } from '../domain/plan-chart.js';
import { berthList } from '../projections/berth-list.js';
import type { BerthPlanState } from '../domain/berth-plan-state.js';
import type { Nights } from '../domain/nights.js';
import { PastPlans } from '../lookups/past-plans.js';
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
export class ReadPlanBars extends Query<{ revision: number; bars: PlanBar[] } | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly input: z.output<NonNullable<Routes['planBars']['body']>>,
  ) {
    super();
  }
}

/** A plan that a chart shows. */
interface ChartedPlan {
  readonly state: BerthPlanState;
  /** -1 for a plan without events, and for one of the past. */
  readonly revision: number;
  readonly past: boolean;
}

/** The plans that charts show: the present one, or one as it stood. */
@Injectable()
export class ChartedPlans {
  constructor(
    private readonly plans: BerthPlans,
    private readonly past: PastPlans,
  ) {}

  /** @param at UTC instant; undefined: now */
  async on(marinaId: string, nights: Nights, at: string | undefined): Promise<ChartedPlan | Refusal> {
    if (at === undefined) {
      const { state, revision } = await this.plans.loaded(marinaId);
      return { state, revision: revision ?? -1, past: false };
    }
    const moment = await this.past.moment(marinaId, at);
    if (isRefusal(moment)) return moment;
    return { state: await this.past.plan(marinaId, moment, nights), revision: -1, past: true };
  }
}

@QueryHandler(ReadPlan)
export class ReadPlanHandler {
  constructor(
    private readonly plans: BerthPlans,
    private readonly charted: ChartedPlans,
    private readonly names: PlanNames,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({ marinaId, input }: ReadPlan): Promise<z.output<Routes['plan']['answer']> | Refusal> {
    const now = await this.plans.today(marinaId);
    if (now === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const { services, ...filter } = input.filter;
    const berth_ids = services === undefined ? undefined : await this.withServices(marinaId, services);
    const nights = { start: dayNumber(input.start_date), end: dayNumber(input.end_date) };
    const charted = await this.charted.on(marinaId, nights, input.at);
    if (isRefusal(charted)) return charted;
    const { state, revision, past } = charted;
    const rows = chartRows(state, { ...filter, berth_ids });
    return {
      revision,
      today: now.today,
      piers: chartPiers(rows, nights),
      berths: rows.map(rowOf),
      bars: await this.names.onto(chartBars(rows.slice(0, input.bars_of), nights), marinaId, past),
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
    private readonly charted: ChartedPlans,
    private readonly names: PlanNames,
  ) {}

  async execute({ marinaId, input }: ReadPlanBars): Promise<{ revision: number; bars: PlanBar[] } | Refusal> {
    const nights = { start: dayNumber(input.start_date), end: dayNumber(input.end_date) };
    const charted = await this.charted.on(marinaId, nights, input.at);
    if (isRefusal(charted)) return charted;
    const { state, revision, past } = charted;
    // The screen may still show a berth that a colleague has deleted: its past stays are returned.
    const berths = [...new Set(input.berth_ids)].flatMap((id) => state.berths.get(id) ?? []);
    return { revision, bars: await this.names.onto(chartBars(berths, nights), marinaId, past) };
  }
}
