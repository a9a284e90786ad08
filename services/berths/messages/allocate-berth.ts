import { AllocateBerth, type AllocatedBerth } from '../../../contracts/berths/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { BerthPlans } from '../records/berth-plans.js';

@CommandHandler(AllocateBerth)
export class AllocateBerthHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: AllocateBerth): Promise<AllocatedBerth | Refusal> {
    return this.plans.place({ type: 'AllocateBerth', data: input }, input.allocation_id, context);
  }
}
