import { Injectable } from '@nestjs/common';
import type * as z from 'zod';
import type { planApi } from '../../../contracts/berths/api.js';
import type { PlanBar } from '../../../contracts/berths/plan.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { chartBars, chartPiers, chartRows, overdueBars, type OverdueBoat, rowOf } from '../domain/plan-chart.js';
import { berthList } from '../projections/berth-list.js';
import type { BerthPlanState } from '../domain/berth-plan-state.js';
import type { Nights } from '../domain/nights.js';
import { OverdueBoats } from '../lookups/overdue-boats.js';
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
  /** Boats that are still there after their stays; none in a plan of the past. */
  readonly overdue: readonly OverdueBoat[];
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
    private readonly boats: OverdueBoats,
  ) {}

  /** @param at UTC instant; undefined: now */
  async on(marinaId: string, nights: Nights, at: string | undefined): Promise<ChartedPlan | Refusal> {
    if (at === undefined) {
      const { state, revision } = await this.plans.loaded(marinaId);
      return { state, revision: revision ?? -1, past: false, overdue: await this.boats.of(marinaId) };
    }
    const moment = await this.past.moment(marinaId, at);
    if (isRefusal(moment)) return moment;
    return { state: await this.past.plan(marinaId, moment, nights), revision: -1, past: true, overdue: [] };
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
    const { state, revision, past, overdue } = charted;
    const rows = chartRows(state, { ...filter, berth_ids });
    const first = rows.slice(0, input.bars_of);
    const bars = [...chartBars(first, nights), ...overdueBars(state, first, overdue, now.today, nights)];
    return {
      revision,
      today: now.today,
      piers: chartPiers(rows, nights),
      berths: rows.map(rowOf),
      bars: await this.names.onto(bars, marinaId, past),
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
    private readonly plans: BerthPlans,
  ) {}

  async execute({ marinaId, input }: ReadPlanBars): Promise<{ revision: number; bars: PlanBar[] } | Refusal> {
    const nights = { start: dayNumber(input.start_date), end: dayNumber(input.end_date) };
    const charted = await this.charted.on(marinaId, nights, input.at);
    if (isRefusal(charted)) return charted;
    const { state, revision, past, overdue } = charted;
    const today = (await this.plans.today(marinaId))?.today ?? '';
    // The screen may still show a berth that a colleague has deleted: its past stays are returned.
    const berths = [...new Set(input.berth_ids)].flatMap((id) => state.berths.get(id) ?? []);
    const bars = [...chartBars(berths, nights), ...overdueBars(state, berths, overdue, today, nights)];
    return { revision, bars: await this.names.onto(bars, marinaId, past) };
  }
}
