import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Plan } from '../../../contracts/pricing/plan.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { pricingAggregate } from '../commands/pricing-aggregate.js';
import { fromStored } from '../domain/stored-plan.js';

export class FindPricingPlan {
  constructor(readonly marinaId: string) {}
}

/** Reads the stream itself: a plan that was just saved is what the screen and the next price see. */
@QueryHandler(FindPricingPlan)
export class FindPricingPlanHandler implements IQueryHandler<FindPricingPlan> {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ marinaId }: FindPricingPlan): Promise<{ season_pricing_plan: Plan | null; revision: number | null }> {
    const { state, revision } = await this.streams.load(pricingAggregate, marinaId);
    return { season_pricing_plan: state.plan === null ? null : fromStored(state.plan), revision };
  }
}
