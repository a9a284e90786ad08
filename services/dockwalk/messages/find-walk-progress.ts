import { FindWalkProgress } from '../../../contracts/dockwalk/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { progressOn } from '../domain/walk-progress.js';
import { DockWalks } from '../records/dock-walks.js';
import { ListPiersOnDock } from '../../../contracts/berths/dock-queries.js';

@QueryHandler(FindWalkProgress)
export class FindWalkProgressHandler {
  constructor(
    private readonly walks: DockWalks,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input: { marina_id, session_id } }: FindWalkProgress): Promise<BusAnswer<FindWalkProgress>> {
    const found = await this.walks.find(marina_id, session_id);
    if (isRefusal(found)) return found;
    const piers = await this.queries.execute(new ListPiersOnDock(marina_id));
    return new Map(piers.map((pier) => [pier.pier_id, progressOn(pier, found.walk)]));
  }
}
