import { berthErrors } from '../../../contracts/berths/errors.js';
import type { PierRecord } from '../../../contracts/berths/records.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { NO_BERTHS, type PierCounts, pierCounts } from '../domain/pier-counts.js';
import { type PierDocument, pierList } from '../projections/pier-list.js';
import { BerthPlans } from '../records/berth-plans.js';

export class ListPiers extends Query<{ items: PierRecord[]; total: number }> {
  constructor(
    readonly marinaId: string,
    readonly page: { readonly page: number; readonly page_size: number },
  ) {
    super();
  }
}

export class GetPier extends Query<PierRecord | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly pierId: string,
  ) {
    super();
  }
}

@QueryHandler(ListPiers)
export class ListPiersHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly plans: BerthPlans,
  ) {}

  async execute({ marinaId, page }: ListPiers): Promise<{ items: PierRecord[]; total: number }> {
    const model = this.projections.model(pierList);
    const filter = { marina_id: marinaId };
    const skip = (page.page - 1) * page.page_size;
    const found = await model.find({ filter, sort: [['name', 1]], skip, limit: page.page_size });
    const counts = await countsIn(this.plans, marinaId);
    return { items: found.map((pier) => recordOf(pier, counts)), total: await model.count(filter) };
  }
}

@QueryHandler(GetPier)
export class GetPierHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly plans: BerthPlans,
  ) {}

  async execute({ marinaId, pierId }: GetPier): Promise<PierRecord | Refusal> {
    const pier = await this.projections.model(pierList).get(pierId);
    if (pier?.marina_id !== marinaId) {
      return refuse('not_found', berthErrors.pier_not_found, { details: { id: pierId } });
    }
    return recordOf(pier, await countsIn(this.plans, marinaId));
  }
}

async function countsIn(plans: BerthPlans, marinaId: string): Promise<ReadonlyMap<string, PierCounts>> {
  return pierCounts(await plans.state(marinaId), (await plans.today(marinaId))?.today ?? '');
}

function recordOf({ card, _revision }: Document<PierDocument>, counts: ReadonlyMap<string, PierCounts>): PierRecord {
  return {
    id: card.pier_id,
    name: card.name,
    berth_sizes: card.berth_sizes,
    instant_booking: card.instant_booking,
    ...(counts.get(card.pier_id) ?? NO_BERTHS),
    revision: _revision ?? 0,
  };
}
