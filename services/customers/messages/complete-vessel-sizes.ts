import { CompleteVesselSizes } from '../../../contracts/customers/commands.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { isSizeKnown } from '../../../contracts/vocabulary/sizes.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { VesselRegister } from '../records/vessel-register.js';

@CommandHandler(CompleteVesselSizes)
export class CompleteVesselSizesHandler {
  constructor(private readonly vessels: VesselRegister) {}

  async execute({ input: { vessel_id, sizes }, context }: CompleteVesselSizes): Promise<CommandReceipt | Refusal> {
    const known = await this.vessels.find(context.marina_id, vessel_id);
    if (known === null) return refuse('not_found', customerErrors.vessel_not_found);
    const { beam, draft } = known.build;
    const vessel = {
      ...(isSizeKnown(beam) || sizes.beam === undefined ? {} : { beam: sizes.beam }),
      ...(isSizeKnown(draft) || sizes.draft === undefined ? {} : { draft: sizes.draft }),
    };
    return this.vessels.decide(context.marina_id, vessel_id, { type: 'ChangeVessel', vessel }, context);
  }
}
