import { FindBoatsInTheWay } from '../../../contracts/berths/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { OverdueBoats } from '../lookups/overdue-boats.js';

@QueryHandler(FindBoatsInTheWay)
export class FindBoatsInTheWayHandler {
  constructor(private readonly overdue: OverdueBoats) {}

  execute({ marina_id, input: { own, ...nights } }: FindBoatsInTheWay): Promise<BusAnswer<FindBoatsInTheWay>> {
    return this.overdue.inTheWay(marina_id, nights, own);
  }
}
