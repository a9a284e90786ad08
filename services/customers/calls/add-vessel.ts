import { vesselApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { mayWriteCustomer } from '../../../contracts/customers/rules/customer-access.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { BoaterRegister } from '../records/boater-register.js';
import { VesselRegister } from '../records/vessel-register.js';

/** Staff register a boater's vessel. */
@Handles(vesselApi.add)
export class AddVessel {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly vessels: VesselRegister,
  ) {}

  async execute({
    input: { boater_id, vessel },
    marina_id,
    context,
    staff: { principal: who },
  }: ReceivedCall<typeof vesselApi.add>): Promise<CommandReceipt | Refusal> {
    const boater = await this.boaters.person(marina_id, boater_id);
    if (boater === null) return refuse('not_found', customerErrors.boater_not_found);
    if (!mayWriteCustomer(who, boater.state.relation_type, 'change')) return refuse('forbidden', 'FORBIDDEN');
    const id = deriveId(context.command_id, 'vessel');
    return this.vessels.decide(marina_id, id, { type: 'RegisterVessel', boater_id: boater.id, vessel }, context);
  }
}
