import type * as z from 'zod';
import type { pricingApi } from '../../../contracts/pricing/api.js';
import { pricingErrors } from '../../../contracts/pricing/errors.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { fromStored } from '../domain/stored-plan.js';
import { planVersions, versionId } from '../projections/plan-versions.js';
import { pricingRecord } from '../records/pricing-record.js';

type Versions = z.output<(typeof pricingApi)['listVersions']['answer']>;
type Version = z.output<(typeof pricingApi)['getVersion']['answer']>;

/** The published versions of a marina's plan, newest first. */
export class ListPlanVersions extends Query<Versions> {
  constructor(
    readonly marinaId: string,
    readonly page: { readonly page: number; readonly page_size: number },
  ) {
    super();
  }
}

@QueryHandler(ListPlanVersions)
export class ListPlanVersionsHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({ marinaId: marina_id, page: { page, page_size } }: ListPlanVersions): Promise<Versions> {
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

/** A marina's plan as one version published it. */
export class FindPlanVersion extends Query<Version | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly version: number,
  ) {
    super();
  }
}

@QueryHandler(FindPlanVersion)
export class FindPlanVersionHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({ marinaId, version }: FindPlanVersion): Promise<Version | Refusal> {
    const model = this.projections.model(planVersions);
    const found = await model.get(versionId(marinaId, version));
    if (found === undefined) return refuse('not_found', pricingErrors.versionNotFound);
    const { state } = await this.streams.load(pricingRecord, marinaId);
    const [newest] = await model.find({ filter: { marina_id: marinaId }, sort: [['version', -1]], limit: 1 });
    const { published_at, published_by, plan } = found;
    const current = state.plan !== null && newest?.version === version;
    return { version, published_at, published_by, current, season_pricing_plan: fromStored(plan) };
  }
}
