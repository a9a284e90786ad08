import type * as z from 'zod';
import { pricingApi } from '../../../contracts/pricing/api.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { draftFromStored, fromStored } from '../domain/stored-plan.js';
import { planVersions } from '../projections/plan-versions.js';
import { pricingRecord } from '../records/pricing-record.js';

type PlanAnswer = z.output<(typeof pricingApi)['getPlan']['answer']>;

/** Reads plan and draft from the stream, so that the screen and the next price see what has just been saved. */
@Handles(pricingApi.getPlan)
export class FindPricingPlan {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({ marina_id }: ReceivedCall<typeof pricingApi.getPlan>): Promise<PlanAnswer> {
    const { state, revision } = await this.streams.load(pricingRecord, marina_id);
    const { plan, draft } = state;
    return {
      season_pricing_plan: plan === null ? null : fromStored(plan),
      revision,
      version: plan === null ? null : await this.newestVersion(marina_id),
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
