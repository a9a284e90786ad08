import { type AllocatedBerth, MoveAllocation } from '../../../contracts/berths/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { BerthPlans } from '../records/berth-plans.js';

@CommandHandler(MoveAllocation)
export class MoveAllocationHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: MoveAllocation): Promise<AllocatedBerth | Refusal> {
    return this.plans.place({ type: 'MoveAllocation', data: input }, input.allocation_id, context);
  }
}
