import { RehearseVesselChange } from '../../../contracts/customers/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { VesselRegister } from '../records/vessel-register.js';

@QueryHandler(RehearseVesselChange)
export class RehearseVesselChangeHandler {
  constructor(private readonly vessels: VesselRegister) {}

  execute({ marina_id, input: { vessel_id, vessel } }: RehearseVesselChange): Promise<BusAnswer<RehearseVesselChange>> {
    return this.vessels.refusal(marina_id, vessel_id, { type: 'ChangeVessel', vessel });
  }
}
