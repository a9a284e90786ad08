import { FindVessels } from '../../../contracts/customers/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { BoaterDetails } from '../lookups/boater-details.js';

@QueryHandler(FindVessels)
export class FindVesselsHandler {
  constructor(private readonly details: BoaterDetails) {}

  execute({ input: { marina_id, vessel_ids } }: FindVessels): Promise<BusAnswer<FindVessels>> {
    return this.details.vessels(marina_id, [...new Set(vessel_ids)]);
  }
}
