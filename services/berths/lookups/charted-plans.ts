import { Injectable } from '@nestjs/common';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { BerthPlanState } from '../domain/berth-plan-state.js';
import type { Nights } from '../domain/nights.js';
import type { OverdueBoat } from '../domain/plan-chart.js';
import { BerthPlans } from '../records/berth-plans.js';
import { OverdueBoats } from './overdue-boats.js';
import { PastPlans } from './past-plans.js';

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
  async on(marina_id: string, nights: Nights, at: string | undefined): Promise<ChartedPlan | Refusal> {
    if (at === undefined) {
      const { state, revision } = await this.plans.loaded(marina_id);
      return { state, revision: revision ?? -1, past: false, overdue: await this.boats.of(marina_id) };
    }
    const moment = await this.past.moment(marina_id, at);
    if (isRefusal(moment)) return moment;
    return { state: await this.past.plan(marina_id, moment, nights), revision: -1, past: true, overdue: [] };
  }
}
