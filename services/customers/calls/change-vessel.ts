import { vesselApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { mayWriteCustomer } from '../../../contracts/customers/rules/customer-access.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { BoaterRegister } from '../records/boater-register.js';
import { VesselRegister } from '../records/vessel-register.js';

@Handles(vesselApi.update)
export class ChangeVessel {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly vessels: VesselRegister,
  ) {}

  async execute({
    input: { vessel_id, vessel },
    marina_id,
    context,
    staff: { principal: who },
  }: ReceivedCall<typeof vesselApi.update>): Promise<CommandReceipt | Refusal> {
    const known = await this.vessels.find(marina_id, vessel_id);
    if (known === null) return refuse('not_found', customerErrors.vessel_not_found);
    const primary = await this.boaters.find(marina_id, known.boater_ids[0]);
    if (primary !== null && !mayWriteCustomer(who, primary.relation_type, 'change')) {
      return refuse('forbidden', 'FORBIDDEN');
    }
    return this.vessels.decide(marina_id, vessel_id, { type: 'ChangeVessel', vessel }, context);
  }
}
