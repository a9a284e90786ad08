import { type BoatSeenGone, FindBoatsSeenGone } from '../../../contracts/traffic/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { BoatsHere } from '../lookups/boats-here.js';

@QueryHandler(FindBoatsSeenGone)
export class FindBoatsSeenGoneHandler {
  constructor(private readonly boats: BoatsHere) {}

  async execute({ marina_id }: FindBoatsSeenGone): Promise<readonly BoatSeenGone[]> {
    const gone = await this.boats.seenGone(marina_id);
    return [...gone].map(([reservation_id, seen]) => ({ reservation_id, ...seen }));
  }
}
