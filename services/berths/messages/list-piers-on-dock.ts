import { QueryHandler } from '../../platform/buses/buses.js';
import { byName } from '../lookups/berth-row.js';
import { BerthPlans } from '../records/berth-plans.js';
import { ListPiersOnDock, type PierOnDock } from '../../../contracts/berths/dock-queries.js';

@QueryHandler(ListPiersOnDock)
export class ListPiersOnDockHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id }: ListPiersOnDock): Promise<PierOnDock[]> {
    const plan = await this.plans.state(marina_id);
    const berths = [...plan.berths.values()].filter(({ left }) => !left).sort(byName);
    return [...Map.groupBy(berths, ({ facts }) => facts.pier_id)].map(([pier_id, some]) => ({
      pier_id,
      pier_name: some[0]?.facts.pier_name ?? '',
      berth_ids: some.map(({ facts }) => facts.berth_id),
    }));
  }
}
