import { vesselApi } from '../../../contracts/customers/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { VesselContacts } from '../records/vessel-contacts.js';

@Handles(vesselApi.removeBoater)
export class RemoveVesselBoater {
  constructor(private readonly contacts: VesselContacts) {}

  execute({
    input: { vessel_id, ...named },
    marina_id,
    staff: { principal: who },
    context,
  }: ReceivedCall<typeof vesselApi.removeBoater>): Promise<CommandReceipt | Refusal> {
    return this.contacts.change({ marina_id, who }, vessel_id, 'RemoveBoater', named, context);
  }
}
