import type * as z from 'zod';
import type { pricingApi } from '../../../contracts/pricing/api.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { draftFromStored, fromStored } from '../domain/stored-plan.js';
import { planVersions } from '../projections/plan-versions.js';
import { pricingRecord } from '../records/pricing-record.js';

type PlanAnswer = z.output<(typeof pricingApi)['getPlan']['answer']>;

export class FindPricingPlan extends Query<PlanAnswer> {
  constructor(readonly marinaId: string) {
    super();
  }
}

/** Reads plan and draft from the stream, so that the screen and the next price see what has just been saved. */
@QueryHandler(FindPricingPlan)
export class FindPricingPlanHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({ marinaId }: FindPricingPlan): Promise<PlanAnswer> {
    const { state, revision } = await this.streams.load(pricingRecord, marinaId);
    const { plan, draft } = state;
    return {
      season_pricing_plan: plan === null ? null : fromStored(plan),
      revision,
      version: plan === null ? null : await this.newestVersion(marinaId),
      draft: draft === null ? null : { season_pricing_plan: draftFromStored(draft.plan), saved_at: draft.saved_at },
    };
  }

  private async newestVersion(marina_id: string): Promise<PlanAnswer['version']> {
    const [newest] = await this.projections
      .model(planVersions)
      .find({ filter: { marina_id }, sort: [['version', -1]], limit: 1 });
    if (newest === undefined) return null;
    const { version, published_at, published_by } = newest;
    return { version, published_at, published_by };
  }
}
