import { availabilityApi } from '../../../contracts/berths/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { BerthPlans } from '../records/berth-plans.js';

@Handles(availabilityApi.endResidency)
export class EndResidency {
  constructor(private readonly plans: BerthPlans) {}

  execute({
    input: { allocation_id, left_on },
    marinaContext: context,
  }: ReceivedCall<typeof availabilityApi.endResidency>): Promise<CommandReceipt | Refusal> {
    const data = { allocation_id, ...(left_on === undefined ? {} : { left_on }) };
    return this.plans.execute({ type: 'ResidentLeaves', data }, context);
  }
}
