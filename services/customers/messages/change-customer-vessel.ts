import { ChangeCustomerVessel } from '../../../contracts/customers/commands.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { VesselRegister } from '../records/vessel-register.js';

@CommandHandler(ChangeCustomerVessel)
export class ChangeCustomerVesselHandler {
  constructor(private readonly vessels: VesselRegister) {}

  async execute({ input, context }: ChangeCustomerVessel): Promise<CommandReceipt | Refusal> {
    const { vessel_id, vessel } = input;
    const known = await this.vessels.find(context.marina_id, vessel_id);
    if (known === null) return refuse('not_found', customerErrors.vessel_not_found);
    return this.vessels.decide(context.marina_id, vessel_id, { type: 'ChangeVessel', vessel }, context);
  }
}
