import { boaterApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { mayWriteCustomer } from '../../../contracts/customers/rules/customer-access.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { changesFrom } from '../domain/contact.js';
import { BoaterRegister } from '../records/boater-register.js';

@Handles(boaterApi.update)
export class ChangeBoater {
  constructor(private readonly register: BoaterRegister) {}

  async execute({
    input: { boater_id, relation_type, ...patch },
    marina_id,
    staff: { principal: who },
    context,
  }: ReceivedCall<typeof boaterApi.update>): Promise<CommandReceipt | Refusal> {
    const boater = await this.register.find(marina_id, boater_id);
    if (boater === null) return refuse('not_found', customerErrors.boater_not_found);
    const changes = changesFrom(patch);
    if (boater.registered_by === 'BOATER' && Object.keys(changes).length > 0) {
      return refuse('conflict', customerErrors.boater_is_guest);
    }
    // Changing a boater to a resident needs the permission to create one.
    const becomes = relation_type ?? boater.relation_type;
    const what = becomes === boater.relation_type ? 'change' : 'create';
    if (!mayWriteCustomer(who, boater.relation_type, 'change') || !mayWriteCustomer(who, becomes, what)) {
      return refuse('forbidden', 'FORBIDDEN');
    }
    return this.register.change(marina_id, boater_id, { changes, relation_type: becomes }, context);
  }
}
