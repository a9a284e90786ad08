import { FindVesselNames } from '../../../contracts/customers/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { VesselRegister } from '../records/vessel-register.js';

/** Reads the streams, so that a vessel whose owner was erased has no name. */
@QueryHandler(FindVesselNames)
export class FindVesselNamesHandler {
  constructor(private readonly register: VesselRegister) {}

  async execute({ input: { marina_id, vessel_ids } }: FindVesselNames): Promise<BusAnswer<FindVesselNames>> {
    const names = new Map<string, string | null>();
    await Promise.all(
      [...new Set(vessel_ids)].map(async (id) => {
        const vessel = await this.register.find(marina_id, id);
        if (vessel !== null) names.set(id, vessel.identity?.name ?? null);
      }),
    );
    return names;
  }
}
