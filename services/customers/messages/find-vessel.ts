import { FindVessel } from '../../../contracts/customers/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { BoaterDetails } from '../lookups/boater-details.js';

@QueryHandler(FindVessel)
export class FindVesselHandler {
  constructor(private readonly details: BoaterDetails) {}

  async execute({ input: { marina_id, vessel_id } }: FindVessel): Promise<BusAnswer<FindVessel>> {
    const [vessel] = await this.details.vessels(marina_id, [vessel_id]);
    return vessel ?? null;
  }
}
