import type { Plan } from '../../../contracts/pricing/plan.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { pricingRecord } from '../records/pricing-record.js';
import { fromStored } from '../domain/stored-plan.js';

export class FindPricingPlan extends Query<{ season_pricing_plan: Plan | null; revision: number | null }> {
  constructor(readonly marinaId: string) {
    super();
  }
}

/** Reads the stream, so that the screen and the next price see a plan that has just been saved. */
@QueryHandler(FindPricingPlan)
export class FindPricingPlanHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ marinaId }: FindPricingPlan): Promise<{ season_pricing_plan: Plan | null; revision: number | null }> {
    const { state, revision } = await this.streams.load(pricingRecord, marinaId);
    return { season_pricing_plan: state.plan === null ? null : fromStored(state.plan), revision };
  }
}
