import type * as z from 'zod';
import { pricingApi } from '../../../contracts/pricing/api.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { planVersions } from '../projections/plan-versions.js';
import { pricingRecord } from '../records/pricing-record.js';

type Versions = z.output<(typeof pricingApi)['listVersions']['answer']>;

/** The published versions of a marina's plan, newest first. */
@Handles(pricingApi.listVersions)
export class ListPlanVersions {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({
    input: { page, page_size },
    marina_id,
  }: ReceivedCall<typeof pricingApi.listVersions>): Promise<Versions> {
    const model = this.projections.model(planVersions);
    const filter = { marina_id };
    const [{ state }, total, [newest], found] = await Promise.all([
      this.streams.load(pricingRecord, marina_id),
      model.count(filter),
      model.find({ filter, sort: [['version', -1]], limit: 1 }),
      model.find({ filter, sort: [['version', -1]], skip: (page - 1) * page_size, limit: page_size }),
    ]);
    const current = state.plan === null ? null : newest?.version;
    const items = found.map(({ version, published_at, published_by }) => {
      return { version, published_at, published_by, current: version === current };
    });
    return { items, total };
  }
}
