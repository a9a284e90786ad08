import { berthApi } from '../../../contracts/berths/api.js';
import type { PierRecord } from '../../../contracts/berths/records.js';
import { FindWalkProgress } from '../../../contracts/dockwalk/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { OverdueBoats } from '../lookups/overdue-boats.js';
import { countsIn, recordOf } from '../lookups/pier-rows.js';
import { pierList } from '../projections/pier-list.js';
import { BerthPlans } from '../records/berth-plans.js';

type PierRow = PierRecord & { walk?: { checked: number; complete: boolean } };

@Handles(berthApi.listPiers)
export class ListPiers {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly plans: BerthPlans,
    private readonly overdue: OverdueBoats,
    private readonly queries: QueryBus,
  ) {}

  async execute({
    input: page,
    marina_id,
  }: ReceivedCall<typeof berthApi.listPiers>): Promise<{ items: PierRow[]; total: number } | Refusal> {
    const walk = await this.walk(marina_id, page.session_id);
    if (isRefusal(walk)) return walk;
    const model = this.projections.model(pierList);
    const filter = { marina_id };
    const skip = (page.page - 1) * page.page_size;
    const found = await model.find({ filter, sort: [['name', 1]], skip, limit: page.page_size });
    const counts = await countsIn(this.plans, this.overdue, marina_id);
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
