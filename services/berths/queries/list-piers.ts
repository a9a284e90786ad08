import { berthErrors } from '../../../contracts/berths/errors.js';
import type { PierRecord } from '../../../contracts/berths/records.js';
import { FindWalkProgress } from '../../../contracts/dockwalk/queries.js';
import { type BusAnswer, Query } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { NO_BERTHS, type PierCounts, pierCounts } from '../domain/pier-counts.js';
import { OverdueBoats } from '../lookups/overdue-boats.js';
import { type PierDocument, pierList } from '../projections/pier-list.js';
import { BerthPlans } from '../records/berth-plans.js';

type PierRow = PierRecord & { walk?: { checked: number; complete: boolean } };

export class ListPiers extends Query<{ items: PierRow[]; total: number } | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly page: { readonly session_id?: string | undefined; readonly page: number; readonly page_size: number },
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
    private readonly overdue: OverdueBoats,
    private readonly queries: QueryBus,
  ) {}

  async execute({ marinaId, page }: ListPiers): Promise<{ items: PierRow[]; total: number } | Refusal> {
    const walk = await this.walk(marinaId, page.session_id);
    if (isRefusal(walk)) return walk;
    const model = this.projections.model(pierList);
    const filter = { marina_id: marinaId };
    const skip = (page.page - 1) * page.page_size;
    const found = await model.find({ filter, sort: [['name', 1]], skip, limit: page.page_size });
    const counts = await countsIn(this.plans, this.overdue, marinaId);
    const items = found.map((pier) => {
      const progress = walk?.get(pier._id);
      if (progress === undefined) return recordOf(pier, counts);
      const { checked, complete } = progress;
      return { ...recordOf(pier, counts), walk: { checked, complete } };
    });
    return { items, total: await model.count(filter) };
  }

  private async walk(marina_id: string, session_id: string | undefined): Promise<BusAnswer<FindWalkProgress> | null> {
    return session_id === undefined ? null : this.queries.execute(new FindWalkProgress({ marina_id, session_id }));
  }
}

@QueryHandler(GetPier)
export class GetPierHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly plans: BerthPlans,
    private readonly overdue: OverdueBoats,
  ) {}

  async execute({ marinaId, pierId }: GetPier): Promise<PierRecord | Refusal> {
    const pier = await this.projections.model(pierList).get(pierId);
    if (pier?.marina_id !== marinaId) {
      return refuse('not_found', berthErrors.pier_not_found, { details: { id: pierId } });
    }
    return recordOf(pier, await countsIn(this.plans, this.overdue, marinaId));
  }
}

async function countsIn(
  plans: BerthPlans,
  overdue: OverdueBoats,
  marinaId: string,
): Promise<ReadonlyMap<string, PierCounts>> {
  const plan = await plans.state(marinaId);
  const today = (await plans.today(marinaId))?.today ?? '';
  return pierCounts(plan, today, await overdue.occupants(marinaId, plan));
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
