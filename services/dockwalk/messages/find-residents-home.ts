import { FindResidentsHome } from '../../../contracts/dockwalk/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { differenceList } from '../projections/difference-list.js';

/** More than the number of open differences of any marina. */
const MOST_OPEN = 500;

@QueryHandler(FindResidentsHome)
export class FindResidentsHomeHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_id }: FindResidentsHome): Promise<BusAnswer<FindResidentsHome>> {
    const filter = { marina_id, state: { $in: ['OPEN', 'TO_DESK'] } };
    const open = await this.projections.model(differenceList).find({ filter, sort: [['at', -1]], limit: MOST_OPEN });
    return open.flatMap(({ kind, berth_id, planned }) => {
      const { absence_id = null, vessel_id = null } = planned ?? {};
      if (kind !== 'RESIDENT_HOME' || absence_id === null || vessel_id === null) return [];
      return [{ absence_id, berth_id, vessel_id }];
    });
  }
}
