import { berthErrors } from '../../../contracts/berths/errors.js';
import type { PierRecord } from '../../../contracts/berths/records.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { BerthPlans } from '../records/berth-plans.js';
import { type PierDocument, pierList } from '../projections/pier-list.js';

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
    const berths = await berthsByPier(this.plans, marinaId);
    return { items: found.map((pier) => recordOf(pier, berths)), total: await model.count(filter) };
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
    return recordOf(pier, await berthsByPier(this.plans, marinaId));
  }
}

async function berthsByPier(plans: BerthPlans, marinaId: string): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const berth of (await plans.state(marinaId)).berths.values()) {
    if (!berth.left) counts.set(berth.facts.pier_id, (counts.get(berth.facts.pier_id) ?? 0) + 1);
  }
  return counts;
}

function recordOf({ card, _revision }: Document<PierDocument>, berths: ReadonlyMap<string, number>): PierRecord {
  return {
    id: card.pier_id,
    name: card.name,
    berth_sizes: card.berth_sizes,
    instant_booking: card.instant_booking,
    number_of_berths: berths.get(card.pier_id) ?? 0,
    revision: _revision ?? 0,
  };
}
