import type * as z from 'zod';
import { pricingApi } from '../../../contracts/pricing/api.js';
import { pricingErrors } from '../../../contracts/pricing/errors.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { fromStored } from '../domain/stored-plan.js';
import { planVersions, versionId } from '../projections/plan-versions.js';
import { pricingRecord } from '../records/pricing-record.js';

type Version = z.output<(typeof pricingApi)['getVersion']['answer']>;

/** A marina's plan as one version published it. */
@Handles(pricingApi.getVersion)
export class FindPlanVersion {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({
    input: { version },
    marina_id,
  }: ReceivedCall<typeof pricingApi.getVersion>): Promise<Version | Refusal> {
    const model = this.projections.model(planVersions);
    const found = await model.get(versionId(marina_id, version));
    if (found === undefined) return refuse('not_found', pricingErrors.versionNotFound);
    const { state } = await this.streams.load(pricingRecord, marina_id);
    const [newest] = await model.find({ filter: { marina_id }, sort: [['version', -1]], limit: 1 });
    const { published_at, published_by, plan } = found;
    const current = state.plan !== null && newest?.version === version;
    return { version, published_at, published_by, current, season_pricing_plan: fromStored(plan) };
  }
}
